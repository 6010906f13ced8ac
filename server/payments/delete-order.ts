import * as product from '#messages/product.js';
import type { DeletedOrder, DeleteOrderQuery } from '#contract/orders/orders.ts';
import { statusOf } from '#contract/orders/transitions.ts';
import * as m from '#messages/problem.js';
import type { Queries } from '../db/connect.ts';
import type { Caller } from '../core/env.ts';
import { cancelPayments, finishCancelling, type Cancelled } from './cancel-payments.ts';
import { startPayment, type PaymentContext, type PaymentDeps } from './payment-context.ts';
import { hasLivePayment } from './payment-row.ts';
import { processRefund, enqueueRefund } from './refund-jobs.ts';
import { enqueueShare, processShare, type Share } from './refund-shares.ts';
import { Problem } from '../core/problem.ts';
import type { Actor } from '../core/actor.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { byPart, lockOrder, orderColumns, type OrderRow } from '../orders/order-row.ts';

export type Deleter = Pick<Caller, 'userId' | 'role'>;
export type Seen = DeleteOrderQuery['seen'];

/** The next step after the first transaction of a deletion has committed. */
export type NextStep =
  | { step: 'done' }
  | { step: 'cancelling' }
  /** `isShare`: of a payment of several orders. */
  | { step: 'refunding'; providerId: string; isShare: boolean };

const deleted: DeletedOrder = { acknowledged: true, deletedCount: 1 };

/**
 * Cancels an unpaid order. For an admin it also refunds and deletes a paid one. One of several concurrent callers
 * gets `deletedCount` 1. Throws 404, 409, or 503 while the outcome at the provider is unknown; the reconciler then
 * finishes the deletion. With the status that was `seen`, an order that was paid since is not refunded: 409.
 */
export async function deleteOrder(
  deps: PaymentDeps,
  deleter: Deleter,
  id: string,
  actor: Actor,
  seen?: Seen,
): Promise<DeletedOrder> {
  const context = startPayment(deps, actor);
  const next = await deps.db.transaction((tx) => beginDeleting(tx, deleter, id, actor, seen));
  switch (next.step) {
    case 'done':
      return deleted;
    case 'cancelling':
      return cancel(context, id);
    case 'refunding':
      return refund(context, next.isShare ? { ...next, orderId: id } : next.providerId);
  }
}

/** Does what comes before a request to the provider. Throws like `deleteOrder`, before it has changed anything. */
export async function beginDeleting(
  tx: Queries,
  { userId, role }: Deleter,
  id: string,
  actor: Actor,
  seen: Seen,
): Promise<NextStep> {
  const order = await lockOrder(tx, id);
  if (!order || (order.userId !== userId && role !== 'admin')) throw new Problem('NOT_FOUND');
  switch (order.status) {
    case 'unpaid':
      return beginCancelling(tx, order, actor);
    case 'cancelling':
      return { step: 'cancelling' };
    case 'paid':
      if (role !== 'admin') throw new Problem('ORDER_NOT_DELETABLE', { message: product.alreadyPaid() });
      if (seen === 'unpaid') throw changedSince(order);
      return beginRefunding(tx, order, actor);
    case 'shipped':
      throw new Problem('ORDER_NOT_DELETABLE');
    case 'refunding':
      if (role !== 'admin') throw new Problem('NOT_FOUND');
      throw new Problem('UNAVAILABLE', {
        message: m.orderBeingRefunded(),
        retryAfter: 120,
      });
    case 'cancelled':
    case 'refunded':
      throw new Problem('NOT_FOUND');
  }
}

const changedSince = ({ id, status }: OrderRow) =>
  new Problem('LIST_CHANGED', {
    message: m.orderHasChanged(),
    extra: { orders: [{ _id: id, status: statusOf(status) }] },
  });

export async function beginCancelling(tx: Queries, order: OrderRow, actor: Actor): Promise<NextStep> {
  const cancelling = await transitionOrder(tx, 'requestCancel', order, actor);
  if (!cancelling) throw new Problem('UNAVAILABLE', { retryAfter: 1 });
  if (await hasLivePayment(tx, order.id)) return { step: 'cancelling' };
  await transitionOrder(tx, 'cancel', cancelling, actor);
  return { step: 'done' };
}

/** Cancels the unpaid orders of a user. Locks them by id, then their parts by id. The reconciler finishes those with an open payment. */
export async function cancelUnpaidOrders(tx: Queries, userId: string, actor: Actor): Promise<void> {
  const { rows } = await tx.query<OrderRow>(
    `SELECT ${orderColumns} FROM orders WHERE user_id = $1 AND status = 'unpaid'
     ORDER BY id FOR NO KEY UPDATE`,
    [userId],
  );
  for (const order of rows.toSorted(byPart)) await beginCancelling(tx, order, actor);
}

async function beginRefunding(tx: Queries, order: OrderRow, actor: Actor): Promise<NextStep> {
  const { transactionId: providerId } = order;
  const share = { orderId: order.id, amountCents: order.totalCents, reason: 'deleted' } as const;
  if (providerId !== null && order.checkoutPaymentId !== null) {
    // First, because the transition of an order that a common payment paid needs it.
    await enqueueShare(tx, { ...share, providerId });
    if (!(await transitionOrder(tx, 'requestRefund', order, actor)))
      throw new Problem('UNAVAILABLE', { retryAfter: 1 });
    return { step: 'refunding', providerId, isShare: true };
  }
  if (providerId === null || !(await transitionOrder(tx, 'requestRefund', order, actor))) {
    throw new Problem('UNAVAILABLE', { retryAfter: 1 });
  }
  await tx.query(`UPDATE payments SET status = 'refunding' WHERE provider_id = $1`, [providerId]);
  await enqueueRefund(tx, { ...share, providerId });
  return { step: 'refunding', providerId, isShare: false };
}

/** Cancels the payments of an order that is being cancelled, then the order. Throws like `deleteOrder`. */
async function cancel(context: PaymentContext, id: string): Promise<DeletedOrder> {
  await cancelPayments(context, id);
  const problem = problemAfter(await finishCancelling(context, id));
  if (problem !== null) throw problem;
  return deleted;
}

/** Returns why an order is not cancelled by this request. Null if it is. */
export function problemAfter(outcome: Cancelled): Problem | null {
  switch (outcome) {
    case 'cancelled':
      return null;
    case 'gone':
      return new Problem('NOT_FOUND');
    case 'paid':
      return new Problem('ORDER_NOT_DELETABLE', { message: product.alreadyPaid() });
    case 'waiting':
      return new Problem('UNAVAILABLE', {
        message: m.paymentInProgress(),
        retryAfter: 60,
      });
  }
}

export async function refund(context: PaymentContext, refunded: string | Share): Promise<DeletedOrder> {
  const done = await (typeof refunded === 'string'
    ? processRefund(context, refunded)
    : processShare(context, refunded));
  if (done === 'done') return deleted;
  throw refundRefused();
}

export const refundRefused = () => new Problem('UNAVAILABLE', { message: m.refundRefused(), retryAfter: 60 });
