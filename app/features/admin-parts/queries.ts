import { queryOptions } from '@tanstack/react-query';
import * as calls from '#contract/calls.ts';
import { callPage } from '#app/lib/api.ts';
import { leaveOnRefusal } from '#app/lib/query-client.ts';
import { countOf } from '#ui/list-page.ts';
import type { PartListQuery } from '#ui/sections/PartTable/part-row.ts';
import { partSearchParams, partPageSize } from './part-search-params.ts';

/** Every page of the catalogue that this dashboard has asked for. */
export const partPagesKey = ['parts', 'managed'] as const;

/** The parts of `query`, `limit` at a time. */
export function partsParams(query: PartListQuery, limit: number): URLSearchParams {
  const params = partSearchParams.serialize(query);
  params.set('limit', String(limit));
  return params;
}

// The same for everybody, so it carries no token.
const partPage = (query: URLSearchParams, signal: AbortSignal) =>
  callPage(calls.listParts, { query, credential: 'none', signal });

/** A page of the catalogue, as `query` wants it. */
export const partPageQuery = (query: PartListQuery) => {
  const params = partsParams(query, partPageSize);
  return queryOptions({
    queryKey: [...partPagesKey, params.toString()],
    queryFn: ({ signal }) => partPage(params, signal),
    staleTime: 0,
    meta: leaveOnRefusal,
  });
};

/** How many parts that match `search` are in a state of stock. */
export const partCountQuery = (search: string, stock: PartListQuery['stock']) => {
  const params = partsParams({ search, stock, sort: null, page: 1 }, 1);
  return queryOptions({
    queryKey: ['parts', 'count', stock, search.trim()],
    queryFn: ({ signal }) => partPage(params, signal),
    select: countOf,
    staleTime: 0,
    meta: leaveOnRefusal,
  });
};
