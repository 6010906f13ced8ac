import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { Count } from '#ui/components/Numeric/format-count.ts';
import { toRemote } from '../http/to-remote.ts';
import type { ListDefinition, ListQuery } from './define-list.ts';
import { useListSearchParams } from './use-list-search-params.ts';

/** The state of a list screen: the page that the URL asks for, and the previous one until it has loaded. */
export function useListScreen<Query extends ListQuery, Row>(list: ListDefinition<Query, Row>) {
  const { asked, query, isTyping, show } = useListSearchParams(list.searchParams);
  const page = useQuery({ ...list.pageQuery(asked), placeholderData: keepPreviousData });
  return {
    /** The query that was sent. */
    asked,
    /** The props that every list section accepts. */
    list: {
      list: toRemote(page),
      /** `list` does not answer `query` yet. */
      isRefreshing: page.isPlaceholderData || isTyping,
      /** With the search text as it is being typed. */
      query,
      onQueryChange: show,
      pageSize: list.pageSize,
    },
  };
}

/** Counts the rows for each value of a filter. Null while disabled and until all counts are known. */
export function useListCounts<Query extends ListQuery, Row, Value extends string>(
  list: ListDefinition<Query, Row>,
  values: readonly Value[],
  queryOf: (value: Value) => Query,
  { isEnabled = true } = {},
): Readonly<Record<Value, Count>> | null {
  const counts = useQueries({
    queries: values.map((value) => ({
      ...list.countQuery(queryOf(value)),
      enabled: isEnabled,
      placeholderData: keepPreviousData,
    })),
  }).flatMap(({ data }) => (data === undefined ? [] : [data]));
  if (!isEnabled || counts.length < values.length) return null;
  // `fromEntries` does not keep the type of the keys, and each value has one here.
  return Object.fromEntries(values.map((value, index) => [value, counts[index]])) as Record<Value, Count>;
}
