import { oneOf, page, type FiltersOf } from '../list-filters.ts';

export const reviewStates = ['shown', 'hidden'] as const;

/** By default newest first. */
export const reviewReaders = { state: oneOf(reviewStates), page };
export type ReviewFilters = FiltersOf<typeof reviewReaders>;
