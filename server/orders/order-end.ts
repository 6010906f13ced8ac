import type { AdminOrder, Order } from '#contract/orders/orders.ts';
import { endOf } from '../core/end-of-order.ts';
import type { Queries } from '../db/connect.ts';

/** Adds when orders end that are not paid by then. `days` is 0 if they never do. */
export async function withEnds<Shown extends Order | AdminOrder>(
  db: Queries,
  days: number,
  orders: readonly Shown[],
): Promise<Shown[]> {
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
