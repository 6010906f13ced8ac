import type { Queries } from '../db/connect.ts';
import { payments } from '../db/schema.ts';
import { selectColumns, type RowOf } from '../db/select-columns.ts';

const columns = ['id', 'orderId', 'userId', 'providerId', 'number', 'uid', 'amountCents', 'status'] as const;

export type PaymentRow = RowOf<typeof payments, typeof columns>;
const paymentColumns = selectColumns(payments, columns);

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

export async function setPaymentStatus(tx: Queries, id: string, status: PaymentRow['status']): Promise<void> {
  await tx.query(`UPDATE payments SET status = $2, last_event_at = now() WHERE id = $1`, [id, status]);
}
