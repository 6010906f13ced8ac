import { HttpResponse } from 'msw';
import { foldText } from '#contract/fold-text.ts';
import { writeCounts } from '#contract/list-counts.ts';
import type { ListQuery } from '#contract/list-query.ts';

interface ListRules<Row, Query> {
  /** The texts of a row that `search` looks into. */
  search?(row: Row): ReadonlyArray<string | null | undefined>;
  /** Whether a row passes the list's own filters. */
  filter?(row: Row, query: Query): boolean;
  /** The filter that `countBy` may name: its values, and the one of a row. */
  counted?: { values: readonly string[]; valueOf(row: Row): string };
}

/**
 * One page of a list, as the server returns it. `rows` are in the list's own order. The body is an array;
 * `X-Total-Count` is the number of rows on all pages. The server reads searches better.
 */
export function answerPage<Row, Query extends ListQuery & { countBy?: string | undefined }>(
  query: Query,
  rows: readonly Row[],
  { search = () => [''], filter = () => true, counted }: ListRules<Row, Query> = {},
) {
  const typed = foldText(query.search ?? '');
  const find = (asked: Query) =>
    rows.filter(
      (row) => filter(row, asked) && search(row).some((text) => foldText(text ?? '').includes(typed)),
    );
  const found = sorted(find(query), query.sort);
  const { limit = found.length, page = 1, countBy } = query;
  const headers = new Headers({ 'X-Total-Count': String(found.length) });
  if (countBy !== undefined && counted) {
    const values = find({ ...query, [countBy]: undefined }).map(counted.valueOf);
    const counts = counted.values.map((value) => [value, values.filter((one) => one === value).length]);
    headers.set('X-Counts', writeCounts({ all: values.length, ...Object.fromEntries(counts) }));
  }
  return HttpResponse.json<readonly Row[]>(found.slice((page - 1) * limit, page * limit), { headers });
}

function sorted<Row>(rows: readonly Row[], sort = ''): readonly Row[] {
  const name = sort.replace('-', '');
  if (name === '') return rows;
  const valueOf = (row: Row) => new Map<string, unknown>(Object.entries(row ?? {})).get(name);
  const direction = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => direction * compare(valueOf(one), valueOf(other)));
}

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en');
