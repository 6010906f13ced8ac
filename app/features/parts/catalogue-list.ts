import { countCharacters } from '#contract/clean-text.ts';
import { oneOf, partReaders, type Reader } from '#contract/filter-readers.ts';
import { limits } from '#contract/limits.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import {
  cataloguePageSize,
  catalogueSorts,
  numberOf,
  parseAmount,
  type CatalogueQuery,
} from '#ui/sections/PartsCatalogue/catalogue-query.ts';

/** A number that a person typed. Invalid text is kept, so that its field can show it with a message. */
const typedNumber =
  (parse: (text: string) => number | null): Reader<number | string> =>
  (typed) => {
    const text = typed.trim();
    const isShort = text !== '' && countCharacters(text) <= limits.nameMax;
    return isShort ? (parse(text) ?? text) : undefined;
  };

/** The catalogue. It is the same for everybody, so its calls send no token. */
export const catalogueList = defineList({
  readers: {
    ...partReaders,
    minPrice: typedNumber(parseAmount.minPrice),
    maxPrice: typedNumber(parseAmount.maxPrice),
    need: typedNumber(parseAmount.need),
    sort: oneOf(catalogueSorts),
    view: oneOf(['list']),
  },
  callFilters: ({ minPrice, maxPrice, need, ...filters }: CatalogueQuery): CatalogueQuery => ({
    ...filters,
    minPrice: numberOf(minPrice),
    maxPrice: numberOf(maxPrice),
    need: numberOf(need),
    view: undefined,
  }),
  pageSize: cataloguePageSize,
  countBy: 'stock',
  key: ['parts', 'catalogue'],
  fetchPage: (input) => callPage('listParts', { credential: 'none', ...input }),
});
