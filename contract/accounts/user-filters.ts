import { oneOf, page, search, sortBy, type FiltersOf } from '../list-filters.ts';

export const userSorts = ['name', 'email'] as const;
export const userRoles = ['admin', 'customer'] as const;

/** By default newest first. */
export const userReaders = { search, role: oneOf(userRoles), sort: sortBy(userSorts), page };
export type UserFilters = FiltersOf<typeof userReaders>;
