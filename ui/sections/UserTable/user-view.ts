import type { SortOrder } from '#ui/components/Table/Table.tsx';

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

export type RoleFilter = 'all' | 'admin' | 'customer';

export interface UserQuery {
  search: string;
  role: RoleFilter;
  /** By `name` or `email`; null is the list's own order. */
  sort: SortOrder | null;
  /** From 1. */
  page: number;
}
