import { limits } from '#contract/limits.ts';
import { stockStates } from '#contract/parts.ts';
import { countUpTo, dollars, listAddress, oneOf, pageNumber, someOf, words } from '#app/lib/list-address.ts';
import {
  cataloguePageSize,
  catalogueSorts,
  wholeCatalogue,
  type CatalogueQuery,
} from '#ui/sections/PartsCatalogue/catalogue-query.ts';

/** How what somebody wants to see of the catalogue stands in the address of the page. */
export const catalogueAddress = listAddress<CatalogueQuery>(wholeCatalogue, {
  search: words,
  stock: someOf(stockStates),
  minPrice: dollars,
  maxPrice: dollars,
  need: countUpTo(limits.stockMax),
  sort: oneOf(catalogueSorts),
  view: oneOf(['grid', 'list']),
  page: pageNumber(cataloguePageSize),
});
