import type { OrderStatus } from '#contract/orders/order-status.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { Count } from '#contract/list-counts.ts';
import type { OrderTallies } from '#contract/orders/order-stats.ts';

/** The number of orders, in total and by state. */
export type OrderCounts = Readonly<Record<'all' | OrderStatus, Count>>;

export const countsOf = ({ unpaid, pending, shipped }: OrderTallies): OrderCounts => ({
  all: unpaid.count + pending.count + shipped.count,
  unpaid: unpaid.count,
  pending: pending.count,
  shipped: shipped.count,
});

/** The name of an order for admins. */
export const nameOf = ({ productName, name }: Pick<Order, 'productName' | 'name'>) =>
  `${productName}, ${name}`;
