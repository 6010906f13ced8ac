import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { Remote } from '#ui/remote.ts';
import type { ListSearchParams } from './lists/list-search-params.ts';
import { toRemote } from './to-remote.ts';
import { useListSearchParams } from './lists/use-list-search-params.ts';

interface ListPage<Query, Page> {
  /** What the list is asked for. */
  asked: Query;
  page: Remote<Page>;
  /** What a section needs to show and change what it is asked for. */
  list: {
    /** The page on show is not yet the one that is asked for. */
    isRefreshing: boolean;
    /** With the search as it is being typed. */
    query: Query;
    onQueryChange(query: Query): void;
  };
}

/** The page of a list that the address asks for; until it is there, the one before stays. */
export function useListPage<Query extends { search: string }, Page, Key extends QueryKey>(
  address: ListSearchParams<Query>,
  pageQuery: (asked: Query) => UseQueryOptions<Page, Error, Page, Key>,
): ListPage<Query, Page> {
  const { asked, query, isTyping, show } = useListSearchParams(address);
  const page = useQuery({ ...pageQuery(asked), placeholderData: keepPreviousData });
  return {
    asked,
    page: toRemote(page),
    list: { isRefreshing: page.isPlaceholderData || isTyping, query, onQueryChange: show },
  };
}
