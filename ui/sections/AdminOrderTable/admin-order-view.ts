import type { ListQuery } from '../ListScreen/ListScreen.tsx';
import type { DatedOrder } from '../order-timeline.ts';
import type { OrderView } from '../order-view.ts';

/** What an admin sees of an order: beside its state also how it got there. */
export type AdminOrderView = DatedOrder;

export type OrderState = OrderView['status'];

/** How many orders there are in each state, and what they come to in dollars. */
export type OrderTallies = Readonly<Record<OrderState, { count: number; total: number }>>;

/** Which of all orders are on show. */
export interface AdminOrdersQuery extends ListQuery {
  status: 'all' | OrderState;
}

/** What an admin calls an order. */
export const nameOf = ({ productName, name }: Pick<OrderView, 'productName' | 'name'>) =>
  `${productName}, ${name}`;
