import { HttpResponse } from 'msw';
import { writeCounts } from '#contract/list-counts.ts';
import type { ListQuery } from '#contract/list-query.ts';

interface ListRules<Row, Query> {
  /** The texts of a row that `search` looks into. */
  search?(row: Row): readonly string[];
  /** Whether a search finds a row by something other than its texts. */
  finds?(row: Row, search: string): boolean;
  /** Whether a row passes the list's own filters. */
  filter?(row: Row, query: Query): boolean;
  /** The filter that `countBy` may name: its values, and the one of a row. */
  counted?: { values: readonly string[]; valueOf(row: Row): string };
}

/**
 * One page of a list, as the server returns it. `rows` are in the list's own order. The body is an array;
 * `X-Total-Count` is the number of rows on all pages.
 */
export function answerPage<Row, Query extends ListQuery & { countBy?: string | undefined }>(
  query: Query,
  rows: readonly Row[],
  rules: ListRules<Row, Query> = {},
) {
  const matching = foundRows(query, rows, rules);
  const found = sorted(matching, query.sort);
  const { limit = found.length, page = 1 } = query;
  const start = (page - 1) * limit;
  return HttpResponse.json<readonly Row[]>(found.slice(start, start + limit), {
    headers: { 'X-Total-Count': String(found.length), ...countHeaders(query, rows, rules) },
  });
}

/** The rows that a query finds, on all pages. */
export const foundRows = <Row, Query extends ListQuery>(
  query: Query,
  rows: readonly Row[],
  rules: ListRules<Row, Query>,
) => rows.filter((row) => matches(row, query, rules));

function countHeaders<Row, Query extends ListQuery & { countBy?: string | undefined }>(
  query: Query,
  rows: readonly Row[],
  rules: ListRules<Row, Query>,
): Record<string, string> {
  const { countBy } = query;
  if (countBy === undefined || rules.counted === undefined) return {};
  const { values, valueOf } = rules.counted;
  const found = rows.filter((row) => matches(row, { ...query, [countBy]: undefined }, rules)).map(valueOf);
  const counts = values.map((value) => [value, found.filter((one) => one === value).length]);
  return { 'X-Counts': writeCounts({ all: found.length, ...Object.fromEntries(counts) }) };
}

/** Lower case without accents and invisible characters, and a space for each symbol. The server does more. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll('×', 'x')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function matches<Row, Query extends ListQuery>(
  row: Row,
  query: Query,
  { search, finds, filter }: ListRules<Row, Query>,
): boolean {
  const typed = query.search ?? '';
  const wanted = plain(typed);
  const isFound =
    typed === '' ||
    (wanted !== '' && search?.(row).some((text) => plain(text).includes(wanted)) === true) ||
    finds?.(row, typed) === true;
  return isFound && (filter?.(row, query) ?? true);
}

function sorted<Row>(rows: readonly Row[], sort = ''): readonly Row[] {
  const name = sort.replace('-', '');
  if (name === '') return rows;
  const valueOf = (row: Row) => new Map<string, unknown>(Object.entries(row ?? {})).get(name);
  const direction = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => direction * compare(valueOf(one), valueOf(other)));
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en');
}
