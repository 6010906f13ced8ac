import { queryOptions } from '@tanstack/react-query';
import { Parts } from '#contract/parts.ts';
import { requestPage } from '#app/lib/api.ts';
import { leaveOnRefusal } from '#app/lib/query-client.ts';
import { countOf } from '#ui/list-page.ts';
import type { PartListQuery } from '#ui/sections/PartTable/part-row.ts';
import { partAddress, partPageSize } from './part-address.ts';

/** Every page of the catalogue that this dashboard has asked for. */
export const partPagesKey = ['parts', 'managed'] as const;

/** Where the parts of `query` are, `limit` at a time. They are the same for everybody, so no token goes along. */
export function partsPath(query: PartListQuery, limit: number): string {
  const params = partAddress.searchOf(query);
  params.set('limit', String(limit));
  return `/parts?${params}`;
}

/** A page of the catalogue, as `query` wants it. */
export const partPageQuery = (query: PartListQuery) => {
  const path = partsPath(query, partPageSize);
  return queryOptions({
    queryKey: [...partPagesKey, path],
    queryFn: ({ signal }) => requestPage(Parts, { path, credential: 'none', signal }),
    staleTime: 0,
    meta: leaveOnRefusal,
  });
};

/** How many parts that match `search` are in a state of stock. */
export const partCountQuery = (search: string, stock: PartListQuery['stock']) => {
  const path = partsPath({ search, stock, sort: null, page: 1 }, 1);
  return queryOptions({
    queryKey: ['parts', 'count', stock, search.trim()],
    queryFn: ({ signal }) => requestPage(Parts, { path, credential: 'none', signal }),
    select: countOf,
    staleTime: 0,
    meta: leaveOnRefusal,
  });
};
