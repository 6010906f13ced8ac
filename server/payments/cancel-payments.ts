import type { Actor } from '../orders/actor.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { lockOrder } from '../orders/order-row.ts';
import type { Queries } from '../db/connect.ts';
import type { ShopDeps } from './deps.ts';
import { isLivePayment, livePayments, type PaymentRow } from './payment-row.ts';
import { ProviderRefusal, type Deadline, type Intent } from './provider.ts';
import { confirmPayment, confirmPaymentSettings } from './confirm-payment.ts';
import { unknownIntent } from './unknown-intent.ts';

/**
 * Cancels at the provider whatever could still pay the order. What turns out to have been paid already
 * pays it. Throws `Problem('UNAVAILABLE')` when the provider cannot say, `UnknownIntent` when it knows no such payment.
 */
export async function cancelPayments(
  deps: ShopDeps,
  orderId: string,
  actor: Actor,
  deadline: Deadline,
): Promise<void> {
  for (const payment of await livePayments(deps.db, orderId)) {
    await confirmPayment(deps.db, await cancelOne(deps, payment, deadline), {
      actor,
      ...confirmPaymentSettings(deps),
    });
  }
}

/** Cancels whatever the account of this order could still pay with, once its payments are paused. */
export async function cancelPaymentsOfOwner(
  deps: ShopDeps,
  orderId: string,
  actor: Actor,
  deadline: Deadline,
): Promise<void> {
  const { rows } = await deps.db.query<{ orderId: string }>(
    `SELECT DISTINCT order_id AS "orderId" FROM payments
     WHERE user_id = (SELECT user_id FROM orders WHERE id = $1) AND ${isLivePayment}`,
    [orderId],
  );
  for (const open of rows) await cancelPayments(deps, open.orderId, actor, deadline);
}

async function cancelOne(deps: ShopDeps, payment: PaymentRow, deadline: Deadline): Promise<Intent> {
  const { db, provider } = deps;
  const providerId = payment.providerId ?? (await finishMaking({ db, provider }, payment, deadline));
  try {
    return await provider.cancelIntent(providerId, deadline);
  } catch (error) {
    if (error instanceof ProviderRefusal && error.code === 'resource_missing')
      throw unknownIntent(deps, { ...payment, providerId });
    throw error;
  }
}

/**
 * An intent that was being made when its request broke off, or is being made at this moment: the same
 * key gives the same intent.
 */
async function finishMaking(
  { db, provider }: Pick<ShopDeps, 'db' | 'provider'>,
  { id, orderId, number, uid, amountCents }: PaymentRow,
  deadline: Deadline,
): Promise<string> {
  if (number === null || uid === null) throw new Error(`Payment ${id} has neither an intent nor a number`);
  const intent = await provider.createIntent({ orderId, number, uid, amountCents }, deadline);
  await noteIntent(db, id, intent.id);
  return intent.id;
}

/** Notes which intent a payment got. False when the payment is no longer waiting for one. */
export async function noteIntent(db: Queries, paymentId: string, providerId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE payments SET provider_id = $2, last_event_at = now()
     WHERE id = $1 AND (provider_id IS NULL OR provider_id = $2) AND status = 'open'`,
    [paymentId, providerId],
  );
  return rowCount === 1;
}

/**
 * The end of a cancellation, once nothing can pay the order any more. `cancelled`: by this call;
 * `gone`: by another; `waiting`: something may still pay it.
 */
export function finishCancelling(
  { db }: Pick<ShopDeps, 'db'>,
  orderId: string,
  actor: Actor,
): Promise<'cancelled' | 'gone' | 'paid' | 'waiting'> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.status === 'cancelled') return 'gone';
    if (order.status !== 'cancelling') return 'paid';
    if ((await livePayments(tx, orderId)).length > 0) return 'waiting';
    return (await transitionOrder(tx, 'cancel', order, actor)) ? 'cancelled' : 'gone';
  });
}
