import { queryOptions } from '@tanstack/react-query';
import * as calls from '#contract/calls.ts';
import type { StockState } from '#contract/stock.ts';
import { callPage } from '#app/lib/api.ts';
import {
  cataloguePageSize,
  wholeCatalogue,
  type CatalogueQuery,
} from '#ui/sections/PartsCatalogue/catalogue-query.ts';
import { catalogueSearchParams } from './catalogue-search-params.ts';

// The same for everybody, so they carry no token.
const partsPage = (params: URLSearchParams) => ({
  queryKey: ['parts', params.toString()],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callPage(calls.listParts, { query: params, credential: 'none', signal }),
});

/** The page of the catalogue that `query` asks for; how it is shown changes nothing about it. */
export function cataloguePageQuery(query: CatalogueQuery) {
  const params = catalogueSearchParams.serialize({ ...query, view: wholeCatalogue.view });
  params.set('limit', String(cataloguePageSize));
  return queryOptions(partsPage(params));
}

/** How many parts that match `query` are in one state, whatever states it asks for. */
export function stockCountQuery(query: CatalogueQuery, stock: StockState) {
  const { sort, page, view } = wholeCatalogue;
  const params = catalogueSearchParams.serialize({ ...query, stock: [stock], sort, page, view });
  params.set('limit', '1');
  return queryOptions({ ...partsPage(params), select: ({ total }) => total });
}
