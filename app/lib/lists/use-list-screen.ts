import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListFilters } from '#contract/list-filters.ts';
import type { Count } from '#contract/list-counts.ts';
import type { ListPage } from '#ui/list-page.ts';
import { toRemote } from '../http/to-remote.ts';
import type { ListDefinition } from './define-list.ts';
import { rememberPageSize } from './usual-page-size.ts';
import { useListSearchParams } from './use-list-search-params.ts';

/** The state of a list screen: the page that the URL asks for, and the previous one until it has loaded. */
export function useListScreen<Filters extends ListFilters, Row>(list: ListDefinition<Filters, Row>) {
  const { asked, unread, query, isTyping, show } = useListSearchParams(list.searchParams);
  const page = useQuery({ ...list.pageQuery(asked), placeholderData: keepPreviousData });
  return {
    /** The query that was sent. */
    asked,
    page: page.data,
    /** The props that every list section accepts. */
    list: {
      list: toRemote(page),
      /** `list` does not answer `query` yet. */
      isRefreshing: page.isPlaceholderData || isTyping,
      /** With the search text as it is being typed. */
      query,
      onQueryChange(next: Filters) {
        if (next.limit !== undefined && next.limit !== query.limit) rememberPageSize(next.limit);
        show(next);
      },
      pageSize: query.limit ?? list.pageSize,
      unread,
    },
  };
}

/** The counts in a page of a list for each of `values`. Null until they are known. */
export function countsIn<Value extends string>(
  page: Pick<ListPage<unknown>, 'counts'> | undefined,
  values: readonly Value[],
): Readonly<Record<Value, Count>> | null {
  const counts = page?.counts;
  if (counts === undefined) return null;
  // `fromEntries` does not keep the type of the keys, and each value has one here.
  return Object.fromEntries(values.map((value) => [value, counts[value] ?? 0])) as Record<Value, Count>;
}
