import { limits } from '#contract/limits.ts';
import { Problem } from '../core/problem.ts';

/** SQL for a row: how many open orders a user has, where those placed together count once, and how many in all. */
export const countOpenOrders = (userId: string) =>
  `(SELECT count(DISTINCT coalesce(checkout_id, id)) AS "openOrders", count(*) AS "openInAll" ${openOrdersOf(userId)})`;

/** SQL behind SELECT for the open orders of a user. */
export const openOrdersOf = (userId: string) =>
  `FROM orders WHERE user_id = ${userId} AND status IN ('unpaid', 'cancelling')`;

export interface OpenOrders {
  openOrders: number;
  openInAll: number;
}

/** Throws 429 if a customer may not place so many more orders together. */
export function checkOpenOrders({ openOrders, openInAll }: OpenOrders, added: number): void {
  if (openOrders >= limits.openOrdersPerCustomer || openInAll + added > limits.ordersOpenInAll)
    throw new Problem('TOO_MANY_OPEN_ORDERS', { retryAfter: 60 });
}
