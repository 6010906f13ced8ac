import { limits } from '#contract/limits.ts';
import { toCents, toDollars } from '#contract/money.ts';
import type { LineProblem } from '#contract/problem.ts';
import * as product from '#messages/product.js';
import { isId, newId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import { orderColumns, type OrderRow } from '../orders/order-row.ts';
import { columnsOf } from '../orders/reservation-limit.ts';
import { sellable } from '../orders/stock.ts';
import { cancelAll } from './cancel-payments.ts';
import { liveCheckoutPayments, type CheckoutPayment } from './checkout-payment-row.ts';
import { secretOfPayment, type Payable } from './create-payment.ts';
import { holdStock } from './hold-stock.ts';
import type { PaymentContext } from './payment-context.ts';
import { livePaymentsOfCheckout } from './payment-row.ts';

interface Wanted {
  userId: string;
  checkoutId: string;
  /** In dollars, as the customer saw it. */
  totalPrice: number | undefined;
}

/** Allows for an intent that does not fit the unpaid orders any more, and one that was cancelled without the shop knowing. */
const maxAttempts = 3;

/**
 * Returns the open PaymentIntent over the unpaid orders of a checkout, or creates one. Reserves what has lapsed again, all or
 * nothing. What could pay one of the orders alone is cancelled first. Throws 404, 409, 429 or 503.
 */
export async function createCommonPayment(context: PaymentContext, wanted: Wanted): Promise<Payable> {
  await checkOwner(context.db, wanted);
  await cancelAll(context, await livePaymentsOfCheckout(context.db, wanted.checkoutId));
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const claimed = await claim(context, wanted);
    if ('outdated' in claimed) {
      await cancelAll(context, claimed.outdated);
      continue;
    }
    const payable = await secretOfPayment(context, claimed.payment);
    if (payable) return payable;
  }
  throw new Problem('UNAVAILABLE', { retryAfter: 5 });
}

async function checkOwner(db: Queries, { userId, checkoutId }: Wanted): Promise<void> {
  if (!isId(checkoutId)) throw new Problem('NOT_FOUND');
  const { rowCount } = await db.query('SELECT FROM checkouts WHERE id = $1 AND user_id = $2', [
    checkoutId,
    userId,
  ]);
  if (rowCount === 0) throw new Problem('NOT_FOUND');
}

type Claimed = { payment: CheckoutPayment } | { outdated: CheckoutPayment[] };

/**
 * Returns the open payment over exactly the unpaid orders, or inserts one with the next number; or those over other orders,
 * which must be cancelled first. The row is committed before the provider is called, so that an interrupted request continues
 * with the same number.
 */
function claim(
  { db, config, actor: { networks = [] } }: PaymentContext,
  { userId, checkoutId, totalPrice }: Wanted,
): Promise<Claimed> {
  return db.transaction(async (tx) => {
    const { rows: orders } = await tx.query<OrderRow>(
      `SELECT ${orderColumns} FROM orders WHERE checkout_id = $1 ORDER BY id FOR NO KEY UPDATE`,
      [checkoutId],
    );
    const unpaid = orders.filter(({ status }) => status === 'unpaid');
    if (unpaid.length === 0) throw notPayable(orders);
    const totalCents = unpaid.reduce((sum, order) => sum + order.totalCents, 0);
    if (totalPrice !== undefined && toCents(totalPrice) !== totalCents)
      throw new Problem('PRICE_CHANGED', {
        extra: { field: 'totalPrice', totalPrice: toDollars(totalCents) },
      });
    const ids = unpaid.map(({ id }) => id).join();
    const live = await liveCheckoutPayments(tx, checkoutId);
    const outdated = live.filter(({ orderIds }) => orderIds.join() !== ids);
    if (outdated.length > 0) return { outdated };
    const short = await holdStock(tx, unpaid, networks, config);
    if (short.length > 0) throw await soldOutOf(tx, orders, short);
    const [open] = live;
    if (!open) return { payment: await newPayment(tx, unpaid, { userId, checkoutId, totalCents, networks }) };
    await tx.query(
      `UPDATE checkout_payments SET updated_at = now(), ip_hash = $2, ip_hash_56 = $3, ip_hash_48 = $4 WHERE id = $1`,
      [open.id, ...columnsOf(networks)],
    );
    return { payment: open };
  });
}

function notPayable(orders: readonly OrderRow[]): Problem {
  if (orders.some(({ status }) => status === 'paid' || status === 'shipped'))
    return new Problem('ALREADY_PAID');
  return new Problem(
    orders.some(({ status }) => status === 'cancelling') ? 'ORDER_NOT_PAYABLE' : 'NOT_FOUND',
  );
}

/** Names each order whose stock was sold to another one, with the units that are left. */
async function soldOutOf(
  tx: Queries,
  orders: readonly OrderRow[],
  short: readonly OrderRow[],
): Promise<Problem> {
  const lines: LineProblem[] = [];
  for (const [index, order] of orders.entries()) {
    if (!short.includes(order)) continue;
    const stock = await sellable(tx, order.partId);
    const message = product.aboveStock({ stock });
    lines.push({ index, orderId: order.id, code: 'ABOVE_STOCK', message, stock });
  }
  return new Problem('LINES_REFUSED', { extra: { lines } });
}

interface NewPayment {
  userId: string;
  checkoutId: string;
  totalCents: number;
  networks: readonly string[];
}

async function newPayment(
  tx: Queries,
  orders: readonly OrderRow[],
  { userId, checkoutId, totalCents, networks }: NewPayment,
): Promise<CheckoutPayment> {
  const counted = await tx.query<{ number: number; uid: string }>(
    `UPDATE checkouts SET intents_made = intents_made + 1
     FROM users WHERE users.id = $2 AND checkouts.id = $1 AND intents_made < $3
     RETURNING intents_made AS number, users.uid`,
    [checkoutId, userId, limits.paymentIntentsPerOrder],
  );
  const next = counted.rows[0];
  if (!next) throw new Problem('TOO_MANY_PAYMENTS', { retryAfter: 60 });
  const payment: CheckoutPayment = {
    ...{ id: newId(), checkoutId, userId, providerId: null, number: next.number, uid: next.uid },
    ...{ amountCents: totalCents, status: 'open', orderIds: orders.map(({ id }) => id) },
  };
  await tx.query(
    `WITH payment AS (
       INSERT INTO checkout_payments (id, checkout_id, user_id, number, uid, amount_cents, ip_hash, ip_hash_56, ip_hash_48)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     )
     INSERT INTO checkout_payment_orders (payment_id, order_id, amount_cents)
     SELECT $1, id, total_cents FROM orders WHERE id = ANY($10)`,
    [
      ...[payment.id, checkoutId, userId, payment.number, payment.uid, totalCents],
      ...columnsOf(networks),
      payment.orderIds,
    ],
  );
  return payment;
}
