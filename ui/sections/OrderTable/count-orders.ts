import type { OrderTallies, OrderView } from '../order-view.ts';

/** The number of orders and their total, by state. */
export function countOrders(orders: readonly Pick<OrderView, 'status' | 'totalPrice'>[]): OrderTallies {
  const cents = { unpaid: 0, pending: 0, shipped: 0 };
  const counts = { unpaid: 0, pending: 0, shipped: 0 };
  for (const { status, totalPrice } of orders) {
    counts[status] += 1;
    // Adding dollars would add up rounding errors.
    cents[status] += Math.round(totalPrice * 100);
  }
  const of = (state: OrderView['status']) => ({ count: counts[state], total: cents[state] / 100 });
  return { unpaid: of('unpaid'), pending: of('pending'), shipped: of('shipped') };
}
