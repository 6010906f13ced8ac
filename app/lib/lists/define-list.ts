import {
  queryOptions,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import type { FilterReaders, ListFilters } from '#contract/list-filters.ts';
import { pageSizes } from '#contract/limits.ts';
import { countOf } from '#contract/list-counts.ts';
import type { ListPage } from '#ui/list-page.ts';
import { alwaysFresh, recentMs, type leaveOnRefusal } from '../http/query-client.ts';
import { listSearchParams } from './list-search-params.ts';
import { usualPageSize } from './usual-page-size.ts';

interface ListInput<Filters, Row> {
  /** What the URL of the page and the query of the call may contain. */
  readers: FilterReaders<Filters>;
  /** What the fields of a form that was sent without scripts mean, if they are not parameters of the same name. */
  readFields?(fields: URLSearchParams): Readonly<Record<string, string | undefined>>;
  /** The filters of the call, without what changes only how the page looks. */
  callFilters?(filters: Filters): Filters;
  /** What the call of a page asks for beside its filters. */
  pageParams?(filters: Filters): Readonly<Record<string, string | undefined>>;
  /** The rows on a page. By default those that the user chooses. */
  pageSize?: number;
  /** The pages also contain the number of rows for each value of this filter. */
  countBy?: string;
  /** The query keys of all pages and counts start with it. */
  key: QueryKey;
  /** Throws `ApiError`. */
  fetchPage(input: { query: URLSearchParams; signal: AbortSignal }): Promise<ListPage<Row>>;
  /** Whether other users change the rows, so that each visit fetches them again. */
  isAlwaysFresh?: boolean;
  meta?: typeof leaveOnRefusal;
}

/** Describes a list once, for its URL, its pages, its counts and their prefetch. */
export function defineList<Filters extends ListFilters, Row>(input: ListInput<Filters, Row>) {
  const {
    callFilters = (filters) => filters,
    pageParams,
    pageSize = pageSizes[0],
    countBy,
    key,
    fetchPage,
    isAlwaysFresh,
    meta,
  } = input;
  const isSizeChosen = input.pageSize === undefined;
  const searchParams = listSearchParams({
    ...input,
    pageSize,
    usualSize: isSizeChosen ? usualPageSize : undefined,
  });

  function requestOf(
    params: URLSearchParams,
    options: Readonly<Record<string, string | number | undefined>>,
  ) {
    for (const [name, value] of Object.entries(options))
      if (value !== undefined) params.set(name, String(value));
    return {
      queryKey: [...key, params.toString()],
      queryFn: ({ signal }: QueryFunctionContext) => fetchPage({ query: params, signal }),
      ...(isAlwaysFresh && alwaysFresh),
      meta,
    };
  }

  const pageQuery = (filters: Filters) =>
    queryOptions(
      requestOf(searchParams.serialize(callFilters(filters)), {
        ...pageParams?.(filters),
        limit: filters.limit ?? pageSize,
        countBy,
      }),
    );

  return {
    pageSize,
    isSizeChosen,
    searchParams,
    /** The search parameters of a URL in one spelling: only those of the list, with valid values. */
    searchOf: (params: URLSearchParams) => searchParams.serialize(searchParams.parse(params)).toString(),
    pageQuery,
    /** The filters of the call. */
    filtersOf: (filters: Filters) => searchParams.serialize(callFilters(filters)),
    /** Loads the page that a URL asks for. Resolves when it is in `client` or has failed. */
    prefetch: (client: QueryClient, url: URL) =>
      client.prefetchQuery({ ...pageQuery(searchParams.parse(url.searchParams)), staleTime: recentMs }),
    /** The number of rows of the whole list. */
    countQuery: () => queryOptions({ ...requestOf(new URLSearchParams(), { limit: 1 }), select: countOf }),
  };
}

export type ListDefinition<Filters extends ListFilters, Row> = ReturnType<typeof defineList<Filters, Row>>;
