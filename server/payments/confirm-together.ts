import type { ShareReason } from '#contract/orders/mails.ts';
import type { Actor } from '../core/actor.ts';
import { recordAudit } from '../db/audit.ts';
import type { Queries } from '../db/connect.ts';
import { recordShareMail } from '../mails/record-mail.ts';
import { byPart, type OrderRow } from '../orders/order-row.ts';
import { reserveAgain, sellable } from '../orders/stock.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { recordDeclines } from './card-declines.ts';
import {
  lockCheckoutPayment,
  setCheckoutPaymentStatus,
  type CheckoutPayment,
} from './checkout-payment-row.ts';
import type { PaymentContext } from './payment-context.ts';
import { refusedOutcome, type ConfirmPaymentOptions, type PaymentOutcome } from './payment-outcome.ts';
import { isUnspent, statusAfter } from './payment-row.ts';
import type { Intent } from './provider.ts';
import { enqueueShare } from './refund-shares.ts';

/**
 * Applies a PaymentIntent of several orders to each of them, in the transaction of the caller: it pays those that can be paid,
 * and the shares of the others become refunds. Returns the outcome of the order that the caller names, or of the first one.
 * Locks the orders by id, the payment, and then the parts by id.
 */
export async function confirmTogether(
  tx: Queries,
  { config, limits, provider, actor }: PaymentContext,
  intent: Intent,
  { orderId, declinedCharge = null }: ConfirmPaymentOptions,
): Promise<PaymentOutcome> {
  const locked = await lockCheckoutPayment(tx, intent.id);
  const named = locked?.orders.find(({ id }) => id === (orderId?.toLowerCase() ?? id));
  if (!locked) return { kind: 'unknown-order' };
  const { payment, orders } = locked;
  if (!named) {
    await recordMismatch(tx, orderId ?? payment.checkoutId, intent, actor);
    return { kind: 'mismatch' };
  }
  const isOurs = intent.uid === payment.uid && intent.checkoutId === payment.checkoutId;
  if (!isOurs || intent.isLive !== provider.isLive) return mismatch(tx, payment, intent, actor);
  if (intent.status !== 'succeeded') {
    await setCheckoutPaymentStatus(tx, payment.id, statusAfter(intent, payment));
    const paused = await recordDeclines(tx, payment, [intent.declinedCharge, declinedCharge], {
      config,
      limits,
    });
    return intent.status === 'processing'
      ? { kind: 'processing' }
      : { kind: 'unpaid', message: intent.failure, paused };
  }
  if (!isUnspent(payment)) {
    const isPaid =
      named.transactionId === intent.id && (named.status === 'paid' || named.status === 'shipped');
    return isPaid ? { kind: 'paid', order: named, isNew: false } : refusedOutcome(named);
  }
  if (intent.amountReceived !== payment.amountCents || intent.currency !== 'usd')
    return mismatch(tx, payment, intent, actor);

  let outcome: PaymentOutcome = refusedOutcome(named);
  for (const order of orders.toSorted(byPart)) {
    const applied = await apply(tx, order, {
      payment,
      intent,
      actor,
      ttlMinutes: config.reservationTtlMinutes,
    });
    if (order.id === named.id) outcome = applied;
  }
  return outcome;
}

interface Applied {
  payment: CheckoutPayment;
  intent: Intent;
  actor: Actor;
  ttlMinutes: number;
}

/** Pays one of the orders, or enqueues the refund of its share. */
async function apply(
  tx: Queries,
  order: OrderRow,
  { payment, intent, actor, ttlMinutes }: Applied,
): Promise<PaymentOutcome> {
  const { status } = order;
  const refund = async (reason: ShareReason) => {
    await enqueueShare(tx, {
      providerId: intent.id,
      orderId: order.id,
      amountCents: order.totalCents,
      reason,
    });
    await recordShareMail(tx, order.id, { reason, transactionId: intent.id });
    await recordAudit(tx, {
      ...actor,
      object: order.id,
      before: status,
      after: `${status}, refund: ${reason}`,
    });
  };
  if (status !== 'unpaid' && status !== 'cancelling') {
    await refund(status === 'cancelled' || status === 'refunded' ? 'cancelled' : 'paid-twice');
    return refusedOutcome(order);
  }
  if (order.stockState === 'released' && !(await reserveAgain(tx, order, ttlMinutes))) {
    await refund('out-of-stock');
    return { kind: 'out-of-stock', left: await sellable(tx, order.partId) };
  }
  const edge = status === 'cancelling' ? 'payDuringCancel' : 'pay';
  const holding: OrderRow = { ...order, stockState: 'reserved' };
  const paid = await transitionOrder(tx, edge, holding, actor, intent.id, payment.id);
  if (!paid) throw new Error(`Order ${order.id} left ${status} while it was locked`);
  await tx.query(
    `WITH paid AS (
       UPDATE checkout_payment_orders SET outcome = 'paid' WHERE payment_id = $1 AND order_id = $2
     )
     UPDATE checkout_payments SET status = 'succeeded', last_event_at = now() WHERE id = $1`,
    [payment.id, order.id],
  );
  return { kind: 'paid', order: paid, isNew: true };
}

/** Records the mismatch for a person to resolve. The shop neither accepts nor refunds such a payment. */
async function mismatch(
  tx: Queries,
  payment: CheckoutPayment,
  intent: Intent,
  actor: Actor,
): Promise<PaymentOutcome> {
  await recordMismatch(tx, payment.checkoutId, intent, actor);
  if (isUnspent(payment) && intent.status === 'succeeded')
    await setCheckoutPaymentStatus(tx, payment.id, 'failed');
  return { kind: 'mismatch' };
}

const recordMismatch = (tx: Queries, object: string, { id }: Intent, actor: Actor) =>
  recordAudit(tx, { ...actor, object, after: `PAYMENT_MISMATCH ${id}` });
