import type { ListQuery } from '../ListScreen/ListScreen.tsx';

/** A user in the list. */
export interface UserView {
  _id: string;
  name: string;
  email: string;
  /** Null for a customer. */
  role: 'admin' | null;
  /** Whether the email address is verified, which an admin needs. */
  verified: boolean;
  /** Whether an admin has blocked them from signing in. */
  blocked: boolean;
}

export const roleFilters = ['all', 'admin', 'customer'] as const;
export type RoleFilter = (typeof roleFilters)[number];

/** Sorted by `name` or `email`. */
export interface UserQuery extends ListQuery {
  role: RoleFilter;
}
