import { HttpResponse } from 'msw';

interface ListRules<Row> {
  /** The texts of a row that `search` looks into. */
  search(row: Row): readonly string[];
  /** Whether a search finds a row by something other than its texts. */
  finds?(row: Row, search: string): boolean;
  /** What `sort` may name. */
  sort: Readonly<Record<string, (row: Row) => string | number>>;
  /** Whether a row passes the list's own parameters. */
  filter?(row: Row, params: URLSearchParams): boolean;
}

/**
 * One page of a list as the server answers it: `search`, the list's own filters, `sort` (a minus in front turns
 * it round), `page` and `limit`; a bare array, and how many rows there are in all in `X-Total-Count`.
 */
export function answerPage<Row>(request: Request, rows: readonly Row[], rules: ListRules<Row>) {
  const params = new URL(request.url).searchParams;
  const found = sorted(
    rows.filter((row) => matches(row, params, rules)),
    params.get('sort') ?? '',
    rules,
  );
  const limit = Number(params.get('limit') ?? found.length);
  const start = (Number(params.get('page') ?? 1) - 1) * limit;
  return HttpResponse.json<readonly Row[]>(found.slice(start, start + limit), {
    headers: { 'X-Total-Count': String(found.length) },
  });
}

function matches<Row>(row: Row, params: URLSearchParams, { search, finds, filter }: ListRules<Row>): boolean {
  const wanted = (params.get('search') ?? '').trim().toLowerCase();
  const isFound =
    wanted === '' ||
    search(row).some((text) => text.toLowerCase().includes(wanted)) ||
    finds?.(row, wanted) === true;
  return isFound && (filter?.(row, params) ?? true);
}

function sorted<Row>(rows: readonly Row[], sort: string, rules: ListRules<Row>): readonly Row[] {
  const isDescending = sort.startsWith('-');
  const keyOf = rules.sort[isDescending ? sort.slice(1) : sort];
  if (keyOf === undefined) return rows;
  const ascending = (one: Row, other: Row) => compare(keyOf(one), keyOf(other));
  return rows.toSorted(isDescending ? (one, other) => ascending(other, one) : ascending);
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en');
}
