import { recordAudit } from '../db/audit.ts';
import { sqlState, type Queries } from '../db/connect.ts';
import { isId, newId } from '../core/ids.ts';
import type { Actor } from '../core/actor.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { lockOrder, type OrderRow } from '../orders/order-row.ts';
import { reserveAgain, sellable } from '../orders/stock.ts';
import { recordDeclines } from './card-declines.ts';
import { confirmTogether } from './confirm-together.ts';
import { refusedOutcome, type ConfirmPaymentOptions, type PaymentOutcome } from './payment-outcome.ts';
import {
  isUnspent,
  lockPayment,
  orderOfIntent,
  setPaymentStatus,
  statusAfter,
  type PaymentRow,
} from './payment-row.ts';
import type { PaymentContext } from './payment-context.ts';
import type { Intent } from './provider.ts';
import { enqueueRefund, tryRefund, type RefundReason } from './refund-jobs.ts';
import { tryShares } from './refund-shares.ts';

/**
 * Applies a PaymentIntent, just fetched from the provider, to its order, or to each of its orders, in one transaction. This is the only place that
 * marks an order as paid: the customer's call, the webhook and the reconciler all use it, in any order and repeatedly.
 * A payment that the order cannot accept becomes a refund job, which starts immediately.
 */
export async function confirmPayment(
  context: PaymentContext,
  intent: Intent,
  options: ConfirmPaymentOptions = {},
): Promise<PaymentOutcome> {
  const once = () =>
    context.db.transaction<PaymentOutcome>(async (tx) => {
      if (options.guard && !(await options.guard(tx))) return { kind: 'repeated' };
      const confirm = intent.checkoutId === undefined ? confirmPaymentIn : confirmTogether;
      return confirm(tx, context, intent, options);
    });
  const outcome = await once().catch((error: unknown) => {
    // Two orders reported an intent without a row concurrently. The retry finds the row of the first.
    if (sqlState(error) === uniqueViolation) return once();
    throw error;
  });
  if (intent.status === 'succeeded') {
    if (intent.checkoutId !== undefined) await tryShares(context, intent.id);
    else if (outcome.kind !== 'paid') await tryRefund(context, intent.id);
  }
  return outcome;
}

const uniqueViolation = '23505';

/** An intent that is applied to an order. Both are locked. */
interface Attempt {
  tx: Queries;
  intent: Intent;
  order: OrderRow;
  /** The intent's row, if there is one. */
  payment: PaymentRow | undefined;
  actor: Actor;
}

async function confirmPaymentIn(
  tx: Queries,
  { config, limits, provider, actor }: PaymentContext,
  intent: Intent,
  options: ConfirmPaymentOptions,
): Promise<PaymentOutcome> {
  const createdFor = (await orderOfIntent(tx, intent.id)) ?? intent.orderId;
  const orderId = options.orderId ?? createdFor;
  if (orderId === undefined || !isId(orderId)) return { kind: 'unknown-order' };
  const order = await lockOrder(tx, orderId);
  if (!order) return { kind: 'unknown-order' };
  const payment = await lockPayment(tx, intent.id);
  const attempt: Attempt = { tx, intent, order, payment, actor };
  const isCreatedForOrder = (payment?.orderId ?? intent.orderId) === order.id;

  if (!(await belongsToOwner(attempt)) || intent.isLive !== provider.isLive) return mismatch(attempt);
  if (intent.status !== 'succeeded') {
    if (payment) await setPaymentStatus(tx, payment.id, statusAfter(intent, payment));
    const declines = [intent.declinedCharge, options.declinedCharge ?? null];
    const paused =
      payment === undefined ? [] : await recordDeclines(tx, payment, declines, { config, limits });
    return intent.status === 'processing'
      ? { kind: 'processing' }
      : { kind: 'unpaid', message: intent.failure, paused };
  }
  if (order.transactionId === intent.id) {
    if (order.status === 'paid' || order.status === 'shipped') return { kind: 'paid', order, isNew: false };
    return { kind: 'closed' };
  }
  if (payment && !isUnspent(payment)) {
    // It is being refunded, or it paid another order.
    return isCreatedForOrder ? refusedOutcome(order) : mismatch(attempt);
  }
  if (intent.amountReceived !== order.totalCents || intent.currency !== 'usd') return mismatch(attempt);
  if (order.status !== 'unpaid' && order.status !== 'cancelling') {
    // An intent created for another order may still pay that one.
    if (isCreatedForOrder) await refundPayment(attempt, reasonFor(order));
    return refusedOutcome(order);
  }
  if (!isCreatedForOrder && order.status !== 'unpaid') return mismatch(attempt);
  return pay(attempt, config.reservationTtlMinutes);
}

async function pay(attempt: Attempt, ttlMinutes: number): Promise<PaymentOutcome> {
  const { tx, intent, order, actor } = attempt;
  let holding = order;
  if (order.stockState === 'released') {
    if (!(await reserveAgain(tx, order, ttlMinutes))) {
      await refundPayment(attempt, 'out-of-stock');
      return { kind: 'out-of-stock', left: await sellable(tx, order.partId) };
    }
    holding = { ...order, stockState: 'reserved' };
  }
  const edge = order.status === 'cancelling' ? 'payDuringCancel' : 'pay';
  const paid = await transitionOrder(tx, edge, holding, actor, intent.id);
  if (!paid) throw new Error(`Order ${order.id} left ${order.status} while it was locked`);
  await savePayment(attempt, 'succeeded');
  return { kind: 'paid', order: paid, isNew: true };
}

async function refundPayment(attempt: Attempt, reason: RefundReason): Promise<void> {
  const { tx, intent, order, actor } = attempt;
  await savePayment(attempt, 'refunding');
  await enqueueRefund(tx, {
    providerId: intent.id,
    orderId: order.id,
    amountCents: intent.amountReceived,
    reason,
  });
  await recordAudit(tx, {
    ...actor,
    object: order.id,
    before: order.status,
    after: `${order.status}, refund: ${reason}`,
  });
}

/** Saves the intent as this order's payment, even if it was created for another order. */
async function savePayment(
  { tx, intent, order, payment }: Attempt,
  status: 'succeeded' | 'refunding',
): Promise<void> {
  if (payment) {
    await tx.query(
      `UPDATE payments SET status = $2, order_id = $3, number = CASE WHEN order_id = $3 THEN number END,
         last_event_at = now()
       WHERE id = $1`,
      [payment.id, status, order.id],
    );
    return;
  }
  await tx.query(
    `INSERT INTO payments (id, order_id, user_id, provider_id, uid, amount_cents, status)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(), order.id, order.userId, intent.id, intent.uid, intent.amountReceived, status],
  );
}

/** Records the mismatch for a person to resolve. The shop neither accepts nor refunds such a payment. */
async function mismatch({ tx, intent, order, payment, actor }: Attempt): Promise<PaymentOutcome> {
  await recordAudit(tx, {
    ...actor,
    object: order.id,
    before: order.status,
    after: `PAYMENT_MISMATCH ${intent.id}`,
  });
  if (payment && payment.orderId === order.id && isUnspent(payment) && intent.status === 'succeeded') {
    await setPaymentStatus(tx, payment.id, 'failed');
  }
  return { kind: 'mismatch' };
}

/** Whether the intent was created for the order's owner, by its payment row or otherwise by its metadata. */
async function belongsToOwner({ tx, intent, order, payment }: Attempt): Promise<boolean> {
  if (payment && payment.userId !== order.userId) return false;
  if (payment?.uid) return intent.uid === payment.uid;
  const { rows } = await tx.query<{ uid: string }>('SELECT uid FROM users WHERE id = $1', [order.userId]);
  return intent.uid !== undefined && intent.uid === rows[0]?.uid;
}

/** The reason for refunding a payment of an order in this state. */
const reasonFor = ({ status }: OrderRow): RefundReason =>
  status === 'cancelled' || status === 'refunded' ? 'cancelled' : 'paid-twice';
