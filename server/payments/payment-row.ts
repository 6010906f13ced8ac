import type { Queries } from '../db/connect.ts';
import type { payments } from '../db/schema.ts';

export interface PaymentRow {
  id: string;
  orderId: string;
  userId: string;
  providerId: string | null;
  number: number | null;
  uid: string | null;
  amountCents: number;
  status: (typeof payments.$inferSelect)['status'];
}

const paymentColumns = `
  id, order_id AS "orderId", user_id AS "userId", provider_id AS "providerId", number, uid,
  amount_cents AS "amountCents", status`;

/** Payments that may still succeed at the provider, as SQL. */
export const isLivePayment = `status IN ('open', 'processing')`;

/** Those of the order that may still succeed, oldest first. One without `providerId` was being made. */
export async function livePayments(db: Queries, orderId: string): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `SELECT ${paymentColumns} FROM payments WHERE order_id = $1 AND ${isLivePayment} ORDER BY created_at, id`,
    [orderId],
  );
  return rows;
}

/** The row of a PaymentIntent, locked until the transaction ends. */
export async function lockPayment(tx: Queries, providerId: string): Promise<PaymentRow | undefined> {
  const { rows } = await tx.query<PaymentRow>(
    `SELECT ${paymentColumns} FROM payments WHERE provider_id = $1 FOR NO KEY UPDATE`,
    [providerId],
  );
  return rows[0];
}

/** The order that a PaymentIntent is kept for; undefined when the shop has no row of it. */
export async function orderOfIntent(db: Queries, providerId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ orderId: string }>(
    'SELECT order_id AS "orderId" FROM payments WHERE provider_id = $1',
    [providerId],
  );
  return rows[0]?.orderId;
}

/** Notes what the provider said of an intent, and when. */
export async function notePayment(tx: Queries, id: string, status: PaymentRow['status']): Promise<void> {
  await tx.query(`UPDATE payments SET status = $2, last_event_at = now() WHERE id = $1`, [id, status]);
}
