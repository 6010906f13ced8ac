import { transitionOrder } from '../orders/transition-order.ts';
import { lockOrder } from '../orders/order-row.ts';
import { hasPaid } from '../orders/reservation-limit.ts';
import type { Queries } from '../db/connect.ts';
import type { Paused } from './card-declines.ts';
import type { PaymentContext } from './payment-context.ts';
import { isLivePayment, livePayments, type PaymentRow } from './payment-row.ts';
import { ProviderRefusal, type Intent } from './provider.ts';
import { confirmPayment } from './confirm-payment.ts';
import { unknownIntent } from './unknown-intent.ts';

/**
 * Cancels every open PaymentIntent of the order at the provider. One that has succeeded already pays the order. Throws
 * `Problem('UNAVAILABLE')` if the outcome is unknown, `UnknownIntent` if the provider does not know the intent.
 */
export async function cancelPayments(context: PaymentContext, orderId: string): Promise<void> {
  for (const payment of await livePayments(context.db, orderId)) {
    await confirmPayment(context, await cancelOne(context, payment));
  }
}

/** More than this are cancelled with the next decline. */
const cancelledMax = 20;

/**
 * Cancels the open PaymentIntents of what is paused, because their client secrets stay valid. Those of a network only if
 * their account has never paid.
 */
export async function cancelPaused(context: PaymentContext, paused: Paused): Promise<void> {
  if (paused.length === 0) return;
  const { rows } = await context.db.query<{ orderId: string }>(
    `SELECT DISTINCT order_id AS "orderId" FROM payments
     WHERE ${isLivePayment} AND (user_id::text = ANY($1)
       OR (ip_hash = ANY($1) OR ip_hash_56 = ANY($1) OR ip_hash_48 = ANY($1)) AND NOT ${hasPaid('payments.user_id')})
     LIMIT $2`,
    [paused, cancelledMax],
  );
  for (const open of rows) await cancelPayments(context, open.orderId);
}

async function cancelOne(context: PaymentContext, payment: PaymentRow): Promise<Intent> {
  const { provider, deadline } = context;
  const providerId = payment.providerId ?? (await finishCreating(context, payment));
  try {
    return await provider.cancelIntent(providerId, deadline);
  } catch (error) {
    if (error instanceof ProviderRefusal && error.code === 'resource_missing')
      throw unknownIntent(context, { ...payment, providerId });
    throw error;
  }
}

/**
 * Finishes creating an intent whose request was interrupted or is still running. The same idempotency key returns the
 * same intent.
 */
async function finishCreating(
  { db, provider, deadline }: PaymentContext,
  { id, orderId, number, uid, amountCents }: PaymentRow,
): Promise<string> {
  if (number === null || uid === null) throw new Error(`Payment ${id} has neither an intent nor a number`);
  const intent = await provider.createIntent({ orderId, number, uid, amountCents }, deadline);
  await saveProviderId(db, id, intent.id);
  return intent.id;
}

/** Saves the payment's PaymentIntent. Returns false if the payment is no longer open or has another one. */
export async function saveProviderId(db: Queries, paymentId: string, providerId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE payments SET provider_id = $2, last_event_at = now()
     WHERE id = $1 AND (provider_id IS NULL OR provider_id = $2) AND status = 'open'`,
    [paymentId, providerId],
  );
  return rowCount === 1;
}

/**
 * Cancels the order once it has no open payment. Returns `gone` if another request did it, `waiting` if a payment may
 * still succeed.
 */
export function finishCancelling(
  { db, actor }: Pick<PaymentContext, 'db' | 'actor'>,
  orderId: string,
): Promise<'cancelled' | 'gone' | 'paid' | 'waiting'> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.status === 'cancelled') return 'gone';
    if (order.status !== 'cancelling') return 'paid';
    if ((await livePayments(tx, orderId)).length > 0) return 'waiting';
    return (await transitionOrder(tx, 'cancel', order, actor)) ? 'cancelled' : 'gone';
  });
}
