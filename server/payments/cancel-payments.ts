import { transitionOrder } from '../orders/transition-order.ts';
import { lockOrder, type OrderRow } from '../orders/order-row.ts';
import { hasPaid } from '../orders/reservation-limit.ts';
import type { Actor } from '../core/actor.ts';
import type { Queries } from '../db/connect.ts';
import type { Paused } from './card-declines.ts';
import type { PaymentContext } from './payment-context.ts';
import { livePaymentsWith, type CheckoutPayment } from './checkout-payment-row.ts';
import { hasLivePayment, isLivePayment, livePayments, type PaymentRow } from './payment-row.ts';
import { ProviderRefusal, type Intent } from './provider.ts';
import { confirmPayment } from './confirm-payment.ts';
import { unknownIntent } from './unknown-intent.ts';

/**
 * Cancels every open PaymentIntent of the order at the provider, those for several orders included. One that has succeeded
 * already pays the order. Throws `Problem('UNAVAILABLE')` if the outcome is unknown, `UnknownIntent` if the provider does not
 * know the intent.
 */
export async function cancelPayments(context: PaymentContext, orderId: string): Promise<void> {
  await cancelAll(context, await livePayments(context.db, orderId));
  await cancelCommonPayments(context, orderId);
}

/** The same for the intents that are for several orders. */
export const cancelCommonPayments = async (context: PaymentContext, orderId: string): Promise<void> =>
  cancelAll(context, await livePaymentsWith(context.db, orderId));

/** Cancels open payments at the provider, and applies those that have succeeded. */
export async function cancelAll(context: PaymentContext, payments: readonly OpenPayment[]): Promise<void> {
  for (const payment of payments) await confirmPayment(context, await cancelOne(context, payment));
}

export type OpenPayment = PaymentRow | CheckoutPayment;

/** More than this are cancelled with the next decline. */
const cancelledMax = 20;

/**
 * Cancels the open PaymentIntents of what is paused, because their client secrets stay valid. Those of a network only if
 * their account has never paid.
 */
export async function cancelPaused(context: PaymentContext, paused: Paused): Promise<void> {
  if (paused.length === 0) return;
  // With the name of the table, because orders have a `user_id`, too.
  const isPaused = (table: string) => `${isLivePayment} AND (user_id::text = ANY($1)
    OR (ip_hash = ANY($1) OR ip_hash_56 = ANY($1) OR ip_hash_48 = ANY($1)) AND NOT ${hasPaid(`${table}.user_id`)})`;
  const { rows } = await context.db.query<{ orderId: string }>(
    `SELECT order_id AS "orderId" FROM payments WHERE ${isPaused('payments')}
     UNION SELECT order_id FROM checkout_payments JOIN checkout_payment_orders ON payment_id = id
      WHERE ${isPaused('checkout_payments')}
     LIMIT $2`,
    [paused, cancelledMax],
  );
  for (const open of rows) await cancelPayments(context, open.orderId);
}

async function cancelOne(context: PaymentContext, payment: OpenPayment): Promise<Intent> {
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
  payment: OpenPayment,
): Promise<string> {
  const { id, number, uid, amountCents } = payment;
  if (number === null || uid === null) throw new Error(`Payment ${id} has neither an intent nor a number`);
  const intent = await provider.createIntent({ ...paidFor(payment), number, uid, amountCents }, deadline);
  await saveProviderId(db, payment, intent.id);
  return intent.id;
}

/** What the PaymentIntent of a payment is for. */
export const paidFor = (payment: OpenPayment) =>
  'checkoutId' in payment ? { checkoutId: payment.checkoutId } : { orderId: payment.orderId };

/** Saves the payment's PaymentIntent. Returns false if the payment is no longer open or has another one. */
export async function saveProviderId(
  db: Queries,
  payment: OpenPayment,
  providerId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE ${'checkoutId' in payment ? 'checkout_payments' : 'payments'} SET provider_id = $2, last_event_at = now()
     WHERE id = $1 AND (provider_id IS NULL OR provider_id = $2) AND status = 'open'`,
    [payment.id, providerId],
  );
  return rowCount === 1;
}

export type Cancelled = 'cancelled' | 'gone' | 'paid' | 'waiting';

/**
 * Cancels the order once it has no open payment. Returns `gone` if another request did it, `waiting` if a payment may
 * still succeed.
 */
export const finishCancelling = (
  { db, actor }: Pick<PaymentContext, 'db' | 'actor'>,
  orderId: string,
): Promise<Cancelled> =>
  db.transaction(async (tx) => finishCancellingIn(tx, await lockOrder(tx, orderId), actor));

/** The same in a transaction of the caller, who has locked the order. */
export async function finishCancellingIn(
  tx: Queries,
  order: OrderRow | null,
  actor: Actor,
): Promise<Cancelled> {
  if (!order || order.status === 'cancelled') return 'gone';
  if (order.status !== 'cancelling') return 'paid';
  if (await hasLivePayment(tx, order.id)) return 'waiting';
  return (await transitionOrder(tx, 'cancel', order, actor)) ? 'cancelled' : 'gone';
}
