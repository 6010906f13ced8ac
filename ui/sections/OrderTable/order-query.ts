import type { Count } from '#ui/components/Numeric/format-count.ts';
import type { ListQuery } from '../ListScreen/ListScreen.tsx';
import type { OrderState } from './count-orders.ts';

/** Which orders are on show: what the list is asked for. */
export interface OrderQuery extends ListQuery {
  status: OrderState | 'all';
}

/** How many orders there are in all, and in each state. */
export type OrderCounts = Readonly<Record<OrderState | 'all', Count>>;

export const firstOrders: OrderQuery = { search: '', status: 'all', sort: null, page: 1 };

/** Whether a query asks for any order, in whatever sequence. */
export const isUnfiltered = ({ search, status }: OrderQuery) => search.trim() === '' && status === 'all';
