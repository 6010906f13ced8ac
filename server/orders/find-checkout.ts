import { toDollars } from '#contract/money.ts';
import type { Checkout } from '#contract/orders/checkouts.ts';
import { isId } from '../core/ids.ts';
import type { Queries } from '../db/connect.ts';
import { withEnds } from './order-end.ts';
import { orderColumns, toAdminWire, type OrderRow } from './order-row.ts';

/** The orders of a checkout, in the order in which they were placed. */
export async function readCheckout(db: Queries, id: string): Promise<OrderRow[]> {
  const { rows } = await db.query<OrderRow>(
    `SELECT ${orderColumns} FROM orders WHERE checkout_id = $1 ORDER BY id`,
    [id],
  );
  return rows;
}

/** Returns the orders that were placed together, or null if the id is malformed or unknown. `userId` is their customer. */
export async function findCheckout(
  db: Queries,
  id: string,
  unpaidOrderDays: number,
): Promise<{ checkout: Checkout; userId: string } | null> {
  if (!isId(id)) return null;
  const rows = await readCheckout(db, id);
  const [first] = rows;
  if (!first) return null;
  const unpaidCents = rows.reduce(
    (sum, { status, totalCents }) => sum + (status === 'unpaid' ? totalCents : 0),
    0,
  );
  const checkout = {
    _id: id.toLowerCase(),
    createdAt: first.createdAt.toISOString(),
    orders: await withEnds(db, unpaidOrderDays, rows.map(toAdminWire)),
    unpaidPrice: toDollars(unpaidCents),
  };
  return { checkout, userId: first.userId };
}
