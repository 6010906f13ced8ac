import type { Count } from '#ui/components/Numeric/format-count.ts';
import type { SortOrder } from '#ui/components/Table/Table.tsx';
import type { OrderState } from './count-orders.ts';

/** Which orders are on show: what the list is asked for. */
export interface OrderQuery {
  /** Part of a product's name, an address or a transaction id; empty for any. */
  search: string;
  status: OrderState | 'all';
  /** Null is newest first. */
  sort: SortOrder | null;
  /** From 1. */
  page: number;
}

/** How many orders there are in all, and in each state. */
export type OrderCounts = Record<OrderState | 'all', Count>;

export const firstOrders: OrderQuery = { search: '', status: 'all', sort: null, page: 1 };

/** Whether a query asks for any order, in whatever sequence. */
export const isUnfiltered = ({ search, status }: OrderQuery) => search.trim() === '' && status === 'all';
