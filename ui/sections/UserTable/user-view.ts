import type { ListQuery } from '../ListScreen/ListScreen.tsx';

/** A user as the list shows one. */
export interface UserView {
  _id: string;
  name: string;
  email: string;
  /** Null for a customer. */
  role: 'admin' | null;
  /** Whether the address is proven to be theirs; without that they cannot become an admin. */
  verified: boolean;
  /** Whether an admin keeps them from logging in. */
  blocked: boolean;
}

export const roleFilters = ['all', 'admin', 'customer'] as const;
export type RoleFilter = (typeof roleFilters)[number];

/** Sorted by `name` or `email`. */
export interface UserQuery extends ListQuery {
  role: RoleFilter;
}
