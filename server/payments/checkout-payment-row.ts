import type { Queries } from '../db/connect.ts';
import { orderColumns, type OrderRow } from '../orders/order-row.ts';
import { isLivePayment, type PaymentRow } from './payment-row.ts';

/** A payment of several orders of one checkout by one PaymentIntent. */
export interface CheckoutPayment extends Pick<
  PaymentRow,
  'id' | 'userId' | 'providerId' | 'amountCents' | 'status'
> {
  checkoutId: string;
  /** Counts the intents of the checkout, from 1. */
  number: number;
  uid: string;
  /** The orders that it was created for, sorted. */
  orderIds: string[];
}

const columns = `checkout_payments.id, checkout_id AS "checkoutId", user_id AS "userId", provider_id AS "providerId", number, uid,
  checkout_payments.amount_cents AS "amountCents", status,
  ARRAY(SELECT order_id FROM checkout_payment_orders WHERE payment_id = checkout_payments.id ORDER BY order_id) AS "orderIds"`;

/** Returns the payments of a checkout that may still succeed, oldest first. */
export async function liveCheckoutPayments(db: Queries, checkoutId: string): Promise<CheckoutPayment[]> {
  const { rows } = await db.query<CheckoutPayment>(
    `SELECT ${columns} FROM checkout_payments WHERE checkout_id = $1 AND ${isLivePayment} ORDER BY number`,
    [checkoutId],
  );
  return rows;
}

/** Returns those for several orders among which the order is. */
export async function livePaymentsWith(db: Queries, orderId: string): Promise<CheckoutPayment[]> {
  const { rows } = await db.query<CheckoutPayment>(
    `SELECT ${columns} FROM checkout_payments
      WHERE id IN (SELECT payment_id FROM checkout_payment_orders WHERE order_id = $1) AND ${isLivePayment} ORDER BY number`,
    [orderId],
  );
  return rows;
}

/** Returns the payment of a PaymentIntent, and locks its orders by id and then its row, until the transaction ends. */
export async function lockCheckoutPayment(
  tx: Queries,
  providerId: string,
): Promise<{ payment: CheckoutPayment; orders: OrderRow[] } | null> {
  const { rows: orders } = await tx.query<OrderRow>(
    `SELECT ${orderColumns} FROM orders WHERE id IN (
       SELECT order_id FROM checkout_payment_orders JOIN checkout_payments ON checkout_payments.id = payment_id
        WHERE provider_id = $1) ORDER BY id FOR NO KEY UPDATE`,
    [providerId],
  );
  const { rows } = await tx.query<CheckoutPayment>(
    `SELECT ${columns} FROM checkout_payments WHERE provider_id = $1 FOR NO KEY UPDATE`,
    [providerId],
  );
  return rows[0] ? { payment: rows[0], orders } : null;
}

/** Returns the ids of the orders that a PaymentIntent was created for. */
export async function ordersOfIntent(db: Queries, providerId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT order_id AS id FROM checkout_payment_orders JOIN checkout_payments ON checkout_payments.id = payment_id
      WHERE provider_id = $1 ORDER BY order_id`,
    [providerId],
  );
  return rows.map(({ id }) => id);
}

export async function setCheckoutPaymentStatus(
  tx: Queries,
  id: string,
  status: CheckoutPayment['status'],
): Promise<void> {
  await tx.query('UPDATE checkout_payments SET status = $2, last_event_at = now() WHERE id = $1', [
    id,
    status,
  ]);
}
