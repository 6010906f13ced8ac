import {
  queryOptions,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { countOf, type ListPage } from '#ui/list-page.ts';
import { alwaysFresh, recentMs, type leaveOnExpiry, type leaveOnRefusal } from '../http/query-client.ts';
import { listSearchParams, pageNumber, words, type ListFields } from './list-search-params.ts';

/** The query of every list. */
export interface ListQuery {
  search: string;
  sort: unknown;
  /** From 1. */
  page: number;
}

interface ListInput<Query, Row> {
  /** The query of a URL without search parameters. */
  first: Query;
  /** How the query's own fields are written in the URL of the page and of the call. */
  fields: Omit<ListFields<Query>, 'search' | 'page'>;
  /** The query of the call, without what changes only how the page looks. */
  callQuery?(query: Query): Query;
  pageSize?: number;
  /** The pages also contain the number of rows for each value of this filter. */
  countBy?: string;
  /** The query keys of all pages and counts start with it. */
  key: QueryKey;
  /** Throws `ApiError`. */
  fetchPage(input: { query: URLSearchParams; signal: AbortSignal }): Promise<ListPage<Row>>;
  /** Whether other users change the rows, so that each visit fetches them again. */
  isAlwaysFresh?: boolean;
  meta?: typeof leaveOnExpiry | typeof leaveOnRefusal;
}

/** Describes a list once, for its URL, its pages, its counts and their prefetch. */
export function defineList<Query extends ListQuery, Row>(input: ListInput<Query, Row>) {
  const {
    first,
    callQuery = (query) => query,
    pageSize = 12,
    countBy,
    key,
    fetchPage,
    isAlwaysFresh,
    meta,
  } = input;
  // TypeScript cannot see that these are all fields of `Query`.
  const fields = { search: words, ...input.fields, page: pageNumber(pageSize) } as ListFields<Query>;
  const searchParams = listSearchParams(first, fields);

  function requestOf(query: Query, options: { limit: number; countBy?: string | undefined }) {
    const params = searchParams.serialize(callQuery(query));
    for (const [name, value] of Object.entries(options))
      if (value !== undefined) params.set(name, String(value));
    return {
      queryKey: [...key, params.toString()],
      queryFn: ({ signal }: QueryFunctionContext) => fetchPage({ query: params, signal }),
      ...(isAlwaysFresh && alwaysFresh),
      meta,
    };
  }

  return {
    first,
    pageSize,
    searchParams,
    /** The search parameters of a URL in one spelling: only those of the list, with valid values. */
    searchOf: (params: URLSearchParams) => searchParams.serialize(searchParams.parse(params)).toString(),
    pageQuery: (query: Query) => queryOptions(requestOf(query, { limit: pageSize, countBy })),
    /** The number of rows of the whole list. */
    countQuery: () => queryOptions({ ...requestOf(first, { limit: 1 }), select: countOf }),
  };
}

export type ListDefinition<Query extends ListQuery, Row> = ReturnType<typeof defineList<Query, Row>>;

/** Loads the page that a URL asks for. Resolves when it is in `client` or has failed. */
export const prefetchList = <Query extends ListQuery, Row>(
  client: QueryClient,
  { pageQuery, searchParams }: ListDefinition<Query, Row>,
  url: URL,
) => client.prefetchQuery({ ...pageQuery(searchParams.parse(url.searchParams)), staleTime: recentMs });
