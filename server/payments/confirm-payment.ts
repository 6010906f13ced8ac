import { recordAudit } from '../audit.ts';
import { sqlState, type Database, type Queries } from '../db/connect.ts';
import { isId, newId } from '../http/ids.ts';
import type { Actor } from '../orders/actor.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { lockOrder, type OrderRow } from '../orders/order-row.ts';
import { reserveAgain, sellable } from '../orders/stock.ts';
import { noteDeclines } from './card-declines.ts';
import { lockPayment, notePayment, orderOfIntent, type PaymentRow } from './payment-row.ts';
import type { ShopDeps } from './deps.ts';
import type { Intent } from './provider.ts';
import { enqueueRefund, type RefundReason } from './refund-jobs.ts';

/** What became of a PaymentIntent, as the provider just described it, and of the order it is for. */
export type PaymentOutcome =
  /** It paid the order, now or before. */
  | { kind: 'paid'; order: OrderRow; isNew: boolean }
  | { kind: 'processing' }
  /** Not paid: in the provider's words, if it has any. */
  | { kind: 'unpaid'; message: string | null; isPaused: boolean }
  /** The order was paid with another one. */
  | { kind: 'paid-otherwise' }
  /** The order was cancelled or its money went back. */
  | { kind: 'closed' }
  /** It paid for stock that somebody else has by now: it goes back, the order stays unpaid. */
  | { kind: 'out-of-stock'; left: number }
  /** Not the amount, currency, mode or person of the order, or it belongs to another one. */
  | { kind: 'mismatch' }
  | { kind: 'unknown-order' }
  /** `alongside` said that this was done before. */
  | { kind: 'repeated' };

interface ConfirmPaymentOptions {
  actor: Actor;
  /** The order that the caller says it pays; without it, the one it was made for. */
  orderId?: string;
  reservationTtlMinutes: number;
  isLive: boolean;
  rateLimitScale: number;
  /** A charge that the provider's event reports as declined by the issuer. */
  declinedCharge?: string | null;
  /** Runs in the same transaction; false ends it with nothing done. */
  alongside?: (tx: Queries) => Promise<boolean>;
}

/**
 * The only place where a payment becomes a paid order: the customer's call, the provider's webhook and
 * the reconciler all end here, with an intent fresh from the provider. In one transaction; whoever comes
 * second finds it done. Money that an order cannot take is put down as a refund job.
 */
export async function confirmPayment(
  db: Database,
  intent: Intent,
  options: ConfirmPaymentOptions,
): Promise<PaymentOutcome> {
  const once = () =>
    db.transaction<PaymentOutcome>(async (tx) => {
      if (options.alongside && !(await options.alongside(tx))) return { kind: 'repeated' };
      return confirmPaymentIn(tx, intent, options);
    });
  try {
    return await once();
  } catch (error) {
    // An intent that the shop did not make, reported for two orders at once: the second look finds the first.
    if (sqlState(error) === uniqueViolation) return once();
    throw error;
  }
}

/** The settings that `confirmPayment` needs. */
export const confirmPaymentSettings = ({ config, provider }: Pick<ShopDeps, 'config' | 'provider'>) => ({
  reservationTtlMinutes: config.reservationTtlMinutes,
  rateLimitScale: config.rateLimitScale,
  isLive: provider.isLive,
});

const uniqueViolation = '23505';

async function confirmPaymentIn(
  tx: Queries,
  intent: Intent,
  options: ConfirmPaymentOptions,
): Promise<PaymentOutcome> {
  const madeFor = (await orderOfIntent(tx, intent.id)) ?? intent.orderId;
  const orderId = options.orderId ?? madeFor;
  if (orderId === undefined || !isId(orderId)) return { kind: 'unknown-order' };
  const order = await lockOrder(tx, orderId);
  if (!order) return { kind: 'unknown-order' };
  const payment = await lockPayment(tx, intent.id);
  const isMadeForIt = (payment?.orderId ?? intent.orderId) === order.id;

  if (!(await isOfOwner(tx, intent, order, payment)) || intent.isLive !== options.isLive) {
    return mismatch(tx, intent, order, payment, options.actor);
  }
  if (intent.status !== 'succeeded') {
    if (payment) await notePayment(tx, payment.id, statusAfter(intent, payment));
    const declines = [intent.declinedCharge, options.declinedCharge ?? null];
    const isPaused = payment !== undefined && (await noteDeclines(tx, payment, declines, options));
    return intent.status === 'processing'
      ? { kind: 'processing' }
      : { kind: 'unpaid', message: intent.failure, isPaused };
  }
  if (order.transactionId === intent.id) {
    if (order.status === 'paid' || order.status === 'shipped') return { kind: 'paid', order, isNew: false };
    return { kind: 'closed' };
  }
  if (payment && !isUnspent(payment)) {
    // Already on its way back from this order, or spent on another.
    return isMadeForIt ? refused(order) : mismatch(tx, intent, order, payment, options.actor);
  }
  if (intent.amountReceived !== order.totalCents || intent.currency !== 'usd') {
    return mismatch(tx, intent, order, payment, options.actor);
  }
  if (order.status !== 'unpaid' && order.status !== 'cancelling') {
    // One that was made for another order may still pay that one.
    if (isMadeForIt) {
      await giveBack(tx, intent, order, payment, reasonFor(order), options.actor);
    }
    return refused(order);
  }
  if (!isMadeForIt && order.status !== 'unpaid') return mismatch(tx, intent, order, payment, options.actor);
  return pay(tx, intent, order, payment, options);
}

async function pay(
  tx: Queries,
  intent: Intent,
  order: OrderRow,
  payment: PaymentRow | undefined,
  { actor, reservationTtlMinutes }: ConfirmPaymentOptions,
): Promise<PaymentOutcome> {
  let holding = order;
  if (order.stockState === 'released') {
    if (!(await reserveAgain(tx, order, reservationTtlMinutes))) {
      await giveBack(tx, intent, order, payment, 'out-of-stock', actor);
      return { kind: 'out-of-stock', left: await sellable(tx, order.partId) };
    }
    holding = { ...order, stockState: 'reserved' };
  }
  const edge = order.status === 'cancelling' ? 'payDuringCancel' : 'pay';
  const paid = await transitionOrder(tx, edge, holding, actor, intent.id);
  if (!paid) throw new Error(`Order ${order.id} left ${order.status} while it was locked`);
  await keep(tx, intent, order, payment, 'succeeded');
  return { kind: 'paid', order: paid, isNew: true };
}

async function giveBack(
  tx: Queries,
  intent: Intent,
  order: OrderRow,
  payment: PaymentRow | undefined,
  reason: RefundReason,
  actor: Actor,
): Promise<void> {
  await keep(tx, intent, order, payment, 'refunding');
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

/** Writes down that the intent is this order's, whichever order it was made for. */
async function keep(
  tx: Queries,
  intent: Intent,
  order: OrderRow,
  payment: PaymentRow | undefined,
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

/** Kept for people to look into: the shop neither takes such money for an order nor sends it back. */
async function mismatch(
  tx: Queries,
  intent: Intent,
  order: OrderRow,
  payment: PaymentRow | undefined,
  actor: Actor,
): Promise<PaymentOutcome> {
  await recordAudit(tx, {
    ...actor,
    object: order.id,
    before: order.status,
    after: `PAYMENT_MISMATCH ${intent.id}`,
  });
  if (payment && payment.orderId === order.id && isUnspent(payment) && intent.status === 'succeeded') {
    await notePayment(tx, payment.id, 'failed');
  }
  return { kind: 'mismatch' };
}

/** Whether it was made for the account that owns the order: by the shop's own note, else by its metadata. */
async function isOfOwner(
  tx: Queries,
  intent: Intent,
  order: OrderRow,
  payment: PaymentRow | undefined,
): Promise<boolean> {
  if (payment && payment.userId !== order.userId) return false;
  if (payment?.uid) return intent.uid === payment.uid;
  const { rows } = await tx.query<{ uid: string }>('SELECT uid FROM users WHERE id = $1', [order.userId]);
  return intent.uid !== undefined && intent.uid === rows[0]?.uid;
}

const isUnspent = ({ status }: PaymentRow) => !['succeeded', 'refunding', 'refunded'].includes(status);

function statusAfter(intent: Intent, payment: PaymentRow): PaymentRow['status'] {
  if (!isUnspent(payment)) return payment.status;
  switch (intent.status) {
    case 'cancelled':
      return 'cancelled';
    case 'processing':
      return 'processing';
    case 'payable':
    case 'succeeded':
      return 'open';
  }
}

/** Why money for an order in this state goes back. */
const reasonFor = ({ status }: OrderRow): RefundReason =>
  status === 'cancelled' || status === 'refunded' ? 'cancelled' : 'paid-twice';

const refused = ({ status }: OrderRow): PaymentOutcome =>
  status === 'paid' || status === 'shipped' ? { kind: 'paid-otherwise' } : { kind: 'closed' };
