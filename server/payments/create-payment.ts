import { limits } from '#contract/limits.ts';
import { toCents, toDollars } from '#contract/money.ts';
import type { CreatePayment } from '#contract/payments/payments.ts';
import * as m from '#messages/problem.js';
import type { Queries } from '../db/connect.ts';
import { newId } from '../core/ids.ts';
import { shownAs } from '#contract/orders/transitions.ts';
import { findOrder, lockOrder, type OrderRow } from '../orders/order-row.ts';
import { columnsOf } from '../orders/reservation-limit.ts';
import { sellable, soldOut } from '../orders/stock.ts';
import { Problem } from '../core/problem.ts';
import { cancelCommonPayments, paidFor, saveProviderId, type OpenPayment } from './cancel-payments.ts';
import { holdStock } from './hold-stock.ts';
import type { PaymentContext } from './payment-context.ts';
import { livePayments, type PaymentRow } from './payment-row.ts';
import { ProviderRefusal, type Intent } from './provider.ts';
import { confirmPayment } from './confirm-payment.ts';
import { unknownIntent } from './unknown-intent.ts';

export interface Payable {
  /** The payment's id in the shop, which may be stored. The secret may not. */
  paymentId: string;
  clientSecret: string;
}

/** Allows for one intent that was cancelled at the provider without the shop knowing. */
const maxAttempts = 2;

/**
 * Returns the order's open PaymentIntent, or creates one. Reserves the stock again if the reservation has lapsed. Throws
 * 404, 409, 429 or 503.
 */
export async function createPayment(
  context: PaymentContext,
  userId: string,
  wanted: CreatePayment,
): Promise<Payable> {
  const { id: orderId, checkoutId } = await findPayable(context.db, userId, wanted);
  if (checkoutId !== null) await cancelCommonPayments(context, orderId);
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const payable = await secretOfPayment(context, await claimPayment(context, userId, orderId));
    if (payable) return payable;
  }
  throw new Problem('UNAVAILABLE', { retryAfter: 5 });
}

/**
 * Returns the secret of an open payment, whose PaymentIntent it creates if there is none yet. Null if that cannot be paid any
 * more; it was applied then. Throws 409 if its order is not payable.
 */
export async function secretOfPayment(
  context: PaymentContext,
  payment: OpenPayment,
): Promise<Payable | null> {
  const intent = await intentOf(context, payment);
  if (intent === null) throw unknownIntent(context, payment);
  if (intent.status !== 'payable' && intent.status !== 'processing') {
    await applyIntent(context, payment, intent);
    return null;
  }
  if (payment.providerId === null && !(await saveProviderId(context.db, payment, intent.id)))
    throw new Problem('ORDER_NOT_PAYABLE');
  return { paymentId: payment.id, clientSecret: secretOf(intent) };
}

/** Fetches the client secret of an existing payment from the provider. */
export async function fetchSecret(
  { db, provider, deadline }: PaymentContext,
  paymentId: string,
): Promise<string> {
  const { rows } = await db.query<{ providerId: string | null }>(
    `SELECT provider_id AS "providerId" FROM payments WHERE id = $1
     UNION ALL SELECT provider_id FROM checkout_payments WHERE id = $1`,
    [paymentId],
  );
  const providerId = rows[0]?.providerId ?? null;
  const intent = providerId === null ? null : await provider.findIntent(providerId, deadline);
  if (!intent) throw new Problem('UNAVAILABLE', { retryAfter: 5 });
  return secretOf(intent);
}

/** Returns the caller's order that the body names. `totalPrice` must be the order's, if given. */
async function findPayable(
  db: Queries,
  userId: string,
  { orderId, totalPrice }: CreatePayment,
): Promise<Pick<OrderRow, 'id' | 'checkoutId'>> {
  const totalCents = totalPrice === undefined ? null : toCents(totalPrice);
  if (orderId === undefined) {
    const { rows } = await db.query<Pick<OrderRow, 'id' | 'checkoutId'>>(
      `SELECT id, checkout_id AS "checkoutId" FROM orders WHERE user_id = $1 AND status = 'unpaid' AND total_cents = $2
       ORDER BY created_at DESC, id DESC LIMIT 1`,
      [userId, totalCents],
    );
    if (!rows[0])
      throw new Problem('NOT_FOUND', { message: m.noSuchTotal(), extra: { field: 'totalPrice' } });
    return rows[0];
  }
  const order = await findOrder(db, orderId);
  if (!order || order.userId !== userId) throw new Problem('NOT_FOUND');
  assertPayable(order);
  if (totalCents !== null && totalCents !== order.totalCents) {
    throw new Problem('PRICE_CHANGED', {
      extra: { field: 'totalPrice', totalPrice: toDollars(order.totalCents) },
    });
  }
  return order;
}

function assertPayable(order: OrderRow): void {
  if (shownAs(order.status) === null) throw new Problem('NOT_FOUND');
  if (order.status === 'cancelling') throw new Problem('ORDER_NOT_PAYABLE');
  if (order.status !== 'unpaid') throw new Problem('ALREADY_PAID');
}

/**
 * Returns the order's open payment, or inserts one with the next number. The row is committed before the provider is
 * called, so that an interrupted request continues with the same number.
 */
function claimPayment(
  { db, config, actor: { networks = [] } }: PaymentContext,
  userId: string,
  orderId: string,
): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Problem('NOT_FOUND');
    assertPayable(order);
    if ((await holdStock(tx, [order], networks, config)).length > 0)
      throw soldOut(await sellable(tx, order.partId));
    const open = (await livePayments(tx, orderId)).find(({ number }) => number !== null);
    if (open) {
      await tx.query(
        `UPDATE payments SET updated_at = now(), ip_hash = $2, ip_hash_56 = $3, ip_hash_48 = $4 WHERE id = $1`,
        [open.id, ...columnsOf(networks)],
      );
      return open;
    }
    return newPayment(tx, order, userId, networks);
  });
}

async function newPayment(
  tx: Queries,
  order: OrderRow,
  userId: string,
  networks: readonly string[],
): Promise<PaymentRow> {
  const counted = await tx.query<{ number: number; uid: string }>(
    `UPDATE orders SET intents_made = intents_made + 1, updated_at = now()
     FROM users WHERE users.id = $2 AND orders.id = $1 AND intents_made < $3 AND status = 'unpaid'
     RETURNING intents_made AS number, users.uid`,
    [order.id, userId, limits.paymentIntentsPerOrder],
  );
  const next = counted.rows[0];
  if (!next) throw new Problem('TOO_MANY_PAYMENTS', { retryAfter: 60 });
  const payment: PaymentRow = {
    id: newId(),
    orderId: order.id,
    userId,
    providerId: null,
    number: next.number,
    uid: next.uid,
    amountCents: order.totalCents,
    status: 'open',
  };
  await tx.query(
    `INSERT INTO payments (id, order_id, user_id, number, uid, amount_cents, ip_hash, ip_hash_56, ip_hash_48)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      payment.id,
      payment.orderId,
      userId,
      payment.number,
      payment.uid,
      payment.amountCents,
      ...columnsOf(networks),
    ],
  );
  return payment;
}

/** Returns null if the provider does not know the intent. */
async function intentOf(
  { provider, deadline }: PaymentContext,
  payment: OpenPayment,
): Promise<Intent | null> {
  const { providerId, number, uid, amountCents } = payment;
  if (providerId !== null) return provider.findIntent(providerId, deadline);
  if (number === null || uid === null) return null;
  try {
    return await provider.createIntent({ ...paidFor(payment), number, uid, amountCents }, deadline);
  } catch (cause) {
    if (cause instanceof ProviderRefusal) throw new Problem('UNAVAILABLE', { retryAfter: 60, cause });
    throw cause;
  }
}

/** Applies an intent that succeeded or was cancelled without the shop knowing. Throws 409 if the order is not payable. */
async function applyIntent(context: PaymentContext, payment: OpenPayment, intent: Intent): Promise<void> {
  const outcome = await confirmPayment(
    context,
    intent,
    'orderId' in payment ? { orderId: payment.orderId } : {},
  );
  switch (outcome.kind) {
    case 'paid':
    case 'paid-otherwise':
      throw new Problem('ALREADY_PAID');
    case 'out-of-stock':
      throw soldOut(outcome.left);
    case 'closed':
      throw new Problem('ORDER_NOT_PAYABLE');
    case 'unpaid':
    case 'processing':
    case 'mismatch':
    case 'unknown-order':
    case 'repeated':
      return;
  }
}

function secretOf({ id, clientSecret }: Intent): string {
  if (clientSecret === null) throw new Error(`The provider returned no client secret for ${id}`);
  return clientSecret;
}
