import * as m from '#messages/list-screen.js';
import type { Density } from '#tokens/density.ts';
import type { ListPage, UnreadFilter } from '#ui/list-page.ts';
import type { Remote } from '#ui/remote.ts';

/** What the rows of a list are: chooses its texts. */
export type RowsOf = 'orders' | 'parts' | 'reviews' | 'users';

/** The props that every list section accepts. */
export interface ListProps<Row, Query> {
  /** The page that `query` requests. The previous page stays until it has loaded. */
  list: Remote<ListPage<Row>>;
  /** `list` does not answer `query` yet. */
  isRefreshing?: boolean;
  query: Query;
  /** Called with each keystroke of the search. The caller delays its requests. */
  onQueryChange(query: Query): void;
  pageSize: number;
  /** What the address asks for and `query` does not contain. */
  unread?: readonly UnreadFilter[];
  /** Without it the row height cannot be chosen. */
  density?: { value: Density; onChange(density: Density): void };
}

/**
 * `empty`: there are no rows at all. `no-match`: the query matches none. `out-of-range`: the page number is behind
 * the last page.
 */
export type ListState<Row> = Remote<ListPage<Row>> | { status: 'empty' | 'no-match' | 'out-of-range' };

/** A list without rows counts as loading while it is refreshed, because the next page may have some. */
export function listState<Row>(
  { list, isRefreshing = false }: Pick<ListProps<Row, unknown>, 'list' | 'isRefreshing'>,
  isFiltered: boolean,
): ListState<Row> {
  if (list.status !== 'ready' || list.value.rows.length > 0) return list;
  if (isRefreshing) return { status: 'loading' };
  if (list.value.total > 0) return { status: 'out-of-range' };
  return { status: isFiltered ? 'no-match' : 'empty' };
}

export const outOfRangeTitle = (page: number) => m.outOfRange({ page });
