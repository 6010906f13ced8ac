import type { ListQuery } from '../ListScreen/ListScreen.tsx';

export const roleFilters = ['all', 'admin', 'customer'] as const;
export type RoleFilter = (typeof roleFilters)[number];

/** Sorted by `name` or `email`. */
export interface UserQuery extends ListQuery {
  role: RoleFilter;
}
