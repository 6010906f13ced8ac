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
import { offSaleStates } from './part-states.ts';
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

export const partSorts = ['name', 'price', 'quantity'] as const;

/** By default in catalogue order. */
export const partReaders = {
  search,
  stock: severalOf(stockStates),
  minPrice: dollars,
  maxPrice: dollars,
  /** Only parts that can be ordered in this quantity. */
  need: wholeNumber(limits.stockMax),
  /** The slug of a category or of a group. */
  category: lineOf({ min: 1, max: limits.brandMax }),
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

/** The list of parts as admins filter it. With a `state`, it lists parts that are not on sale, without `stock`. */
export const adminPartReaders = {
  search,
  state: oneOf(offSaleStates),
  stock: oneOf(['low', 'out']),
  sort: sortBy(partSorts),
  page,
};
export type AdminPartFilters = FiltersOf<typeof adminPartReaders>;
