import type { Count } from '#ui/components/Numeric/format-count.ts';
import type { ListQuery } from '../ListScreen/ListScreen.tsx';
import type { OrderState } from './count-orders.ts';

/** The query of the list. */
export interface OrderQuery extends ListQuery {
  status: OrderState | 'all';
}

/** The number of orders, in total and by state. */
export type OrderCounts = Readonly<Record<OrderState | 'all', Count>>;

export const firstOrders: OrderQuery = { search: '', status: 'all', sort: null, page: 1 };

/** Whether a query matches all orders, in any order. */
export const isUnfiltered = ({ search, status }: OrderQuery) => search.trim() === '' && status === 'all';
