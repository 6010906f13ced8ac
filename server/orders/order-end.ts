import type { Order } from '#contract/orders.ts';
import type { Queries } from '../db/connect.ts';

/**
 * The SQL expression for the time when an unpaid order ends: `days` after it was placed or somebody last tried to pay it, and
 * not while its stock is reserved. Infinity for accounts that have paid, a payment that may still succeed, and the demo data.
 */
export const endOf = (days: string) => `CASE
  WHEN EXISTS (SELECT FROM orders AS paid WHERE paid.user_id = orders.user_id AND paid.paid_at IS NOT NULL)
    OR EXISTS (SELECT FROM payments WHERE order_id = orders.id AND status = 'processing') THEN 'infinity'
  ELSE greatest(orders.created_at + make_interval(days => ${days}), orders.kept_until,
    CASE WHEN orders.stock_state = 'reserved' THEN orders.reserved_until END,
    (SELECT max(payments.updated_at) FROM payments WHERE order_id = orders.id) + make_interval(days => ${days})) END`;

/** Adds when orders end that are not paid by then. `days` is 0 if they never do. */
export async function withEnds(db: Queries, days: number, orders: readonly Order[]): Promise<Order[]> {
  const unpaid = days === 0 ? [] : orders.filter(({ status }) => status === 'unpaid');
  if (unpaid.length === 0) return orders.map((order) => ({ ...order, endsAt: null }));
  const { rows } = await db.query<{ id: string; endsAt: Date | null }>(
    {
      isPrepared: true,
      text: `SELECT id, nullif(${endOf('$2')}, 'infinity') AS "endsAt" FROM orders WHERE id = ANY($1) AND status = 'unpaid'`,
    },
    [unpaid.map(({ _id }) => _id), days],
  );
  const ends = new Map(rows.map(({ id, endsAt }) => [id, endsAt?.toISOString() ?? null]));
  return orders.map((order) => ({ ...order, endsAt: ends.get(order._id) ?? null }));
}
