import { limits } from '#contract/limits.ts';
import { stockStates } from '#contract/stock.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { countUpTo, dollars, oneOf, someOf } from '#app/lib/lists/list-search-params.ts';
import {
  cataloguePageSize,
  catalogueSorts,
  wholeCatalogue,
  type CatalogueQuery,
} from '#ui/sections/PartsCatalogue/catalogue-query.ts';

/** The catalogue. It is the same for everybody, so its calls send no token. */
export const catalogueList = defineList({
  first: wholeCatalogue,
  fields: {
    stock: someOf(stockStates),
    minPrice: dollars,
    maxPrice: dollars,
    need: countUpTo(limits.stockMax),
    sort: oneOf(catalogueSorts),
    view: oneOf<CatalogueQuery['view']>(['grid', 'list']),
  },
  displayFields: ['view'],
  pageSize: cataloguePageSize,
  countBy: 'stock',
  key: ['parts', 'catalogue'],
  fetchPage: (input) => callPage('listParts', { credential: 'none', ...input }),
});
