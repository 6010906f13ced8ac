import { queryOptions } from '@tanstack/react-query';
import { Parts, type StockState } from '#contract/parts.ts';
import { requestPage } from '#app/lib/api.ts';
import {
  cataloguePageSize,
  wholeCatalogue,
  type CatalogueQuery,
} from '#ui/sections/PartsCatalogue/catalogue-query.ts';
import { catalogueAddress } from './catalogue-address.ts';

// The same for everybody, so they carry no token.
const partsPage = (params: URLSearchParams) => ({
  queryKey: ['parts', params.toString()],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    requestPage(Parts, { path: `/parts?${params}`, credential: 'none', signal }),
});

/** The page of the catalogue that `query` asks for; how it is shown changes nothing about it. */
export function cataloguePageQuery(query: CatalogueQuery) {
  const params = catalogueAddress.searchOf({ ...query, view: wholeCatalogue.view });
  params.set('limit', String(cataloguePageSize));
  return queryOptions(partsPage(params));
}

/** How many parts of the whole catalogue are in one state. */
export const stockCountQuery = (stock: StockState) =>
  queryOptions({
    ...partsPage(new URLSearchParams({ stock, limit: '1' })),
    select: ({ total }) => total,
  });
