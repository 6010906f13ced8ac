import type { SortOrder } from '#ui/components/Table/Table.tsx';

/** A user as the list shows one. */
export interface UserView {
  _id: string;
  name: string;
  email: string;
  /** Null for a customer. */
  role: 'admin' | null;
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
