import type { OrderView } from '../order-view.ts';

export const orderStates = ['unpaid', 'pending', 'shipped'] as const;
export type OrderState = (typeof orderStates)[number];

export interface OrderCount {
  count: number;
  /** Dollars, exact to the cent. */
  total: number;
}

/** The number of orders and their total, by state. */
export function countOrders(
  orders: readonly Pick<OrderView, 'status' | 'totalPrice'>[],
): Record<OrderState, OrderCount> {
  const cents = { unpaid: 0, pending: 0, shipped: 0 };
  const counts = { unpaid: 0, pending: 0, shipped: 0 };
  for (const { status, totalPrice } of orders) {
    counts[status] += 1;
    // Adding dollars would add up rounding errors.
    cents[status] += Math.round(totalPrice * 100);
  }
  const of = (state: OrderState) => ({ count: counts[state], total: cents[state] / 100 });
  return { unpaid: of('unpaid'), pending: of('pending'), shipped: of('shipped') };
}
