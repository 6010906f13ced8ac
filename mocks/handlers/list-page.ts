import { HttpResponse } from 'msw';

interface ListRules<Row> {
  /** The texts of a row that `search` looks into. */
  search?(row: Row): readonly string[];
  /** Whether a search finds a row by something other than its texts. */
  finds?(row: Row, search: string): boolean;
  /** The fields that `sort` may name. */
  sort?: ReadonlyArray<keyof Row>;
  /** Whether a row passes the list's own parameters. */
  filter?(row: Row, params: URLSearchParams): boolean;
  /** The values of the filter that `countBy` may name. */
  countBy?: readonly string[];
}

/**
 * One page of a list, as the server returns it: `search`, the list's own filters, `sort` (descending with a minus in
 * front), `page` and `limit`. The body is an array; `X-Total-Count` is the number of rows on all pages.
 */
export function answerPage<Row>(request: Request, rows: readonly Row[], rules: ListRules<Row> = {}) {
  const params = new URL(request.url).searchParams;
  const found = sorted(
    rows.filter((row) => matches(row, params, rules)),
    params.get('sort') ?? '',
    rules,
  );
  const limit = Number(params.get('limit') ?? found.length);
  const start = (Number(params.get('page') ?? 1) - 1) * limit;
  return HttpResponse.json<readonly Row[]>(found.slice(start, start + limit), {
    headers: { 'X-Total-Count': String(found.length), ...countHeaders(params, rows, rules) },
  });
}

function countHeaders<Row>(
  params: URLSearchParams,
  rows: readonly Row[],
  rules: ListRules<Row>,
): Record<string, string> {
  const filter = params.get('countBy');
  if (filter === null || rules.countBy === undefined) return {};
  const counts = rules.countBy.map((value): [string, number] => {
    const query = new URLSearchParams(params);
    query.set(filter, value);
    return [value, rows.filter((row) => matches(row, query, rules)).length];
  });
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return { 'X-Counts': [`all=${all}`, ...counts.map(([value, count]) => `${value}=${count}`)].join(', ') };
}

/** Lower case without accents and invisible characters, and a space for each symbol. The server does more. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function matches<Row>(row: Row, params: URLSearchParams, { search, finds, filter }: ListRules<Row>): boolean {
  const typed = (params.get('search') ?? '').trim();
  const wanted = plain(typed);
  const isFound =
    typed === '' ||
    (wanted !== '' && search?.(row).some((text) => plain(text).includes(wanted)) === true) ||
    finds?.(row, typed) === true;
  return isFound && (filter?.(row, params) ?? true);
}

function sorted<Row>(rows: readonly Row[], sort: string, rules: ListRules<Row>): readonly Row[] {
  const key = rules.sort?.find((name) => name === sort.replace('-', ''));
  if (key === undefined) return rows;
  const direction = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => direction * compare(one[key], other[key]));
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en');
}
