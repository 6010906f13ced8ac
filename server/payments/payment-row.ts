import type { Queries } from '../db/connect.ts';
import type { Intent } from './provider.ts';

export interface PaymentRow {
  id: string;
  orderId: string;
  userId: string;
  providerId: string | null;
  number: number | null;
  uid: string | null;
  amountCents: number;
  status: 'open' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'refunding' | 'refunded';
}

const paymentColumns = `id, order_id AS "orderId", user_id AS "userId", provider_id AS "providerId", number, uid,
  amount_cents AS "amountCents", status`;

/** SQL condition for payments that may still succeed at the provider. */
export const isLivePayment = `status IN ('open', 'processing')`;

/** Returns the order's payments that may still succeed, oldest first. `providerId` is null while one is being created. */
export async function livePayments(db: Queries, orderId: string): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `SELECT ${paymentColumns} FROM payments WHERE order_id = $1 AND ${isLivePayment} ORDER BY created_at, id`,
    [orderId],
  );
  return rows;
}

/** Returns those of single orders of a checkout. */
export async function livePaymentsOfCheckout(db: Queries, checkoutId: string): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `SELECT ${paymentColumns} FROM payments
      WHERE order_id IN (SELECT id FROM orders WHERE checkout_id = $1) AND ${isLivePayment} ORDER BY created_at, id`,
    [checkoutId],
  );
  return rows;
}

/** Locks the row of a PaymentIntent until the transaction ends. */
export async function lockPayment(tx: Queries, providerId: string): Promise<PaymentRow | undefined> {
  const { rows } = await tx.query<PaymentRow>(
    `SELECT ${paymentColumns} FROM payments WHERE provider_id = $1 FOR NO KEY UPDATE`,
    [providerId],
  );
  return rows[0];
}

/** Returns the id of the PaymentIntent's order, or undefined if there is no row for it. */
export async function orderOfIntent(db: Queries, providerId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ orderId: string }>(
    'SELECT order_id AS "orderId" FROM payments WHERE provider_id = $1',
    [providerId],
  );
  return rows[0]?.orderId;
}

/** Whether the order, alone or together with others, has a payment that may still succeed. */
export async function hasLivePayment(db: Queries, orderId: string): Promise<boolean> {
  const { rows } = await db.query<{ hasLive: boolean }>(
    `SELECT EXISTS (SELECT FROM payments WHERE order_id = $1 AND ${isLivePayment})
         OR EXISTS (SELECT FROM checkout_payment_orders JOIN checkout_payments ON checkout_payments.id = payment_id
                     WHERE order_id = $1 AND ${isLivePayment}) AS "hasLive"`,
    [orderId],
  );
  return rows[0]?.hasLive ?? false;
}

type Status = Pick<PaymentRow, 'status'>;

/** Whether its money is not accounted for yet. */
export const isUnspent = ({ status }: Status) => !['succeeded', 'refunding', 'refunded'].includes(status);

/** The status of a payment whose PaymentIntent has not succeeded. */
export function statusAfter(intent: Intent, payment: Status): PaymentRow['status'] {
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

export async function setPaymentStatus(tx: Queries, id: string, status: PaymentRow['status']): Promise<void> {
  await tx.query(`UPDATE payments SET status = $2, last_event_at = now() WHERE id = $1`, [id, status]);
}
