import { stockStates } from '#contract/stock.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { oneOf, someOf, typedNumber } from '#app/lib/lists/list-search-params.ts';
import {
  cataloguePageSize,
  catalogueSorts,
  numberOf,
  parseAmount,
  wholeCatalogue,
  type CatalogueQuery,
} from '#ui/sections/PartsCatalogue/catalogue-query.ts';

/** The catalogue. It is the same for everybody, so its calls send no token. */
export const catalogueList = defineList({
  first: wholeCatalogue,
  fields: {
    stock: someOf(stockStates),
    minPrice: typedNumber(parseAmount.minPrice),
    maxPrice: typedNumber(parseAmount.maxPrice),
    need: typedNumber(parseAmount.need),
    sort: oneOf(catalogueSorts),
    view: oneOf<CatalogueQuery['view']>(['grid', 'list']),
  },
  callQuery: ({ minPrice, maxPrice, need, ...query }) => ({
    ...query,
    minPrice: numberOf(minPrice),
    maxPrice: numberOf(maxPrice),
    need: numberOf(need),
    view: wholeCatalogue.view,
  }),
  pageSize: cataloguePageSize,
  countBy: 'stock',
  key: ['parts', 'catalogue'],
  fetchPage: (input) => callPage('listParts', { credential: 'none', ...input }),
});
