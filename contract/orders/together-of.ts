import { roundToCents, toDollars } from '../money.ts';
import type { AdminOrder, Together } from './orders.ts';

const sumOf = (orders: readonly Pick<AdminOrder, 'totalPrice'>[]) =>
  toDollars(orders.reduce((cents, { totalPrice }) => cents + roundToCents(totalPrice), 0));

/** Adds up orders that were placed together. */
export function togetherOf(
  orders: readonly Pick<AdminOrder, 'status' | 'paid' | 'transactionId' | 'totalPrice'>[],
): Together {
  const paid = orders.filter((order) => order.paid);
  const unpaid = orders.filter(({ status }) => status === 'unpaid');
  return {
    orders: orders.length,
    isPaidOnce:
      orders.every((order) => order.paid || order.status === 'cancelled') &&
      new Set(paid.map(({ transactionId }) => transactionId)).size === 1,
    paid: sumOf(paid),
    refunded: sumOf(orders.filter(({ status }) => status === 'refunded')),
    unpaidOrders: unpaid.length,
    unpaid: sumOf(unpaid),
  };
}
