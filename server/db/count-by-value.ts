import { limits } from '#contract/limits.ts';
import { countOf, type Counts } from '#contract/list-counts.ts';
import type { ListQuery } from '#contract/list-query.ts';
import type { RowsPage } from './list-rows.ts';

/**
 * Counts the rows that match `query` for each value of a filter, and in total. Each row must have exactly one of
 * `values`. `list` returns the page of a query for one value.
 */
export async function countByValue<Query extends ListQuery, Value extends string>(
  query: Query,
  values: readonly Value[],
  list: (query: Query, value: Value) => Promise<RowsPage<unknown>>,
): Promise<Counts> {
  const one = { ...query, countBy: undefined, sort: undefined, page: undefined, cursor: undefined, limit: 1 };
  const pages = await Promise.all(values.map((value) => list(one, value)));
  const total = pages.reduce((sum, page) => sum + (page.total ?? 0), 0);
  const isCapped = total > limits.listRows || pages.some((page) => page.isCapped);
  const all = countOf({ total: Math.min(total, limits.listRows), isCapped });
  const counts = pages.map((page, index) => [values[index], countOf(page)]);
  return { all, ...Object.fromEntries(counts) };
}
