import { page, search, type FiltersOf } from '../list-filters.ts';

/** By make and name. */
export const modelReaders = { search, page };
export type ModelFilters = FiltersOf<typeof modelReaders>;
