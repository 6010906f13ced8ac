import type { ListQuery } from '../ListScreen/ListScreen.tsx';
import type { DatedOrder } from '../order-timeline.ts';
import type { OrderView } from '../order-view.ts';

/** An order as admins see it, with its payment and timeline. */
export type AdminOrderView = DatedOrder;

export type OrderState = OrderView['status'];

/** The number of orders and their total in dollars, by state. */
export type OrderTallies = Readonly<Record<OrderState, { count: number; total: number }>>;

/** The query of the list of orders. */
export interface AdminOrdersQuery extends ListQuery {
  status: 'all' | OrderState;
}

/** The name of an order for admins. */
export const nameOf = ({ productName, name }: Pick<OrderView, 'productName' | 'name'>) =>
  `${productName}, ${name}`;
