import { limits } from '#contract/limits.ts';
import { stockStates } from '#contract/stock.ts';
import {
  countUpTo,
  dollars,
  listSearchParams,
  oneOf,
  pageNumber,
  someOf,
  words,
} from '#app/lib/lists/list-search-params.ts';
import {
  cataloguePageSize,
  catalogueSorts,
  wholeCatalogue,
  type CatalogueQuery,
} from '#ui/sections/PartsCatalogue/catalogue-query.ts';

/** How what somebody wants to see of the catalogue stands in the address of the page. */
export const catalogueSearchParams = listSearchParams<CatalogueQuery>(wholeCatalogue, {
  search: words,
  stock: someOf(stockStates),
  minPrice: dollars,
  maxPrice: dollars,
  need: countUpTo(limits.stockMax),
  sort: oneOf(catalogueSorts),
  view: oneOf(['grid', 'list']),
  page: pageNumber(cataloguePageSize),
});
