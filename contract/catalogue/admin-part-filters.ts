import { limits } from '../limits.ts';
import { lineOf, oneOf, page, search, sortBy, type FiltersOf } from '../list-filters.ts';
import { offSaleStates } from './part-states.ts';

/** The slug of a category or of a group. */
export const category = lineOf({ min: 1, max: limits.brandMax });

export const partSorts = ['name', 'price', 'quantity'] as const;

/**
 * The list of parts as admins filter it. With a `state`, it lists parts that are not on sale, and with `notes` those of the
 * state that have notes on what they fit, both without `stock`.
 */
export const adminPartReaders = {
  search,
  category,
  state: oneOf(offSaleStates),
  notes: oneOf(['yes']),
  stock: oneOf(['low', 'out']),
  sort: sortBy(partSorts),
  page,
};
export type AdminPartFilters = FiltersOf<typeof adminPartReaders>;
