import { roundToCents, toDollars } from '#contract/money.ts';
import type { Order } from '#contract/orders/orders.ts';

/** Adds up orders in dollars, exact to the cent. */
export const totalOf = (orders: readonly Pick<Order, 'totalPrice'>[]): number =>
  toDollars(orders.reduce((sum, { totalPrice }) => sum + roundToCents(totalPrice), 0));
