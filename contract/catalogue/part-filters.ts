import { limits } from '../limits.ts';
import {
  lineOf,
  oneOf,
  page,
  reader,
  search,
  severalOf,
  sortBy,
  wholeNumber,
  type FiltersOf,
} from '../list-filters.ts';
import { isVehicleSlug, patterns } from '../patterns.ts';
import { category, partSorts } from './admin-part-filters.ts';
import { parseSpecs, uniteSpecs, writeSpecs } from './spec-filters.ts';
import { stockStates } from './stock.ts';

const dollars = reader({ rule: 'dollars' }, (text) =>
  patterns.dollars.test(text) ? Number(text) : undefined,
);

const vehicle = reader({ rule: 'slug' }, (text) => (isVehicleSlug(text) ? text : undefined));

const specs = reader({ rule: 'specs' }, (text) => {
  const filters = text.length <= 1000 ? parseSpecs(text) : null;
  return filters ? writeSpecs(uniteSpecs(filters)) : undefined;
});

/** By default in catalogue order. */
export const partReaders = {
  search,
  stock: severalOf(stockStates),
  minPrice: dollars,
  maxPrice: dollars,
  /** Only parts that can be ordered in this quantity. */
  need: wholeNumber(limits.stockMax),
  category,
  brand: lineOf({ min: 1, max: limits.brandMax }),
  /** The slug of a vehicle: only parts that fit it, or may fit it. A search for a number finds all. */
  vehicle,
  /** Searches for the words as typed: without corrections, and without reading a vehicle in them. */
  exact: oneOf(['yes']),
  /** See `spec-filters.ts`. */
  specs,
  sort: sortBy(partSorts),
  page,
};
export type PartFilters = FiltersOf<typeof partReaders>;
