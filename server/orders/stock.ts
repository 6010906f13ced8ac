import * as product from '#messages/product.js';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import type { OrderRow } from './order-row.ts';

type Held = Pick<OrderRow, 'id' | 'partId' | 'quantity'>;

/** Returns the order's stock to the part. The caller's transition ensures that this happens once. */
export async function returnStock(tx: Queries, order: Held, reason: 'release' | 'refund'): Promise<void> {
  await tx.query(
    `WITH returned AS (
       UPDATE parts SET quantity = quantity + $2, updated_at = now() WHERE id = $1
     )
     INSERT INTO stock_movements (part_id, order_id, delta, reason) VALUES ($1, $3, $2, $4)`,
    [order.partId, order.quantity, order.id, reason],
  );
}

/**
 * Reserves stock for an order without a reservation, for `ttlMinutes`. Returns false and changes nothing if not enough is
 * left. The caller must have locked the order.
 */
export async function reserveAgain(tx: Queries, order: Held, ttlMinutes: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `WITH taken AS (
       UPDATE parts SET quantity = quantity - $2, updated_at = now()
       WHERE id = $1 AND deleted_at IS NULL AND quantity >= $2
         AND EXISTS (SELECT FROM orders WHERE id = $3 AND stock_state = 'released')
       RETURNING id
     ), reserved AS (
       UPDATE orders SET stock_state = 'reserved', reserved_until = now() + make_interval(mins => $4),
         updated_at = now()
       FROM taken
       WHERE orders.id = $3 AND orders.status IN ('unpaid', 'cancelling') AND orders.stock_state = 'released'
       RETURNING orders.id, orders.part_id
     )
     INSERT INTO stock_movements (part_id, order_id, delta, reason)
     SELECT part_id, id, -$2::int, 'reserve' FROM reserved`,
    [order.partId, order.quantity, order.id, ttlMinutes],
  );
  return rowCount === 1;
}

/**
 * Extends a reservation that is over but not yet released by `ttlMinutes`. Returns whether the order has reserved stock
 * now; it has not if the reservation is over and the part is no longer sold. The caller must have locked the order.
 */
export async function extendReservation(tx: Queries, { id }: Held, ttlMinutes: number): Promise<boolean> {
  const { rows } = await tx.query<{ holds: boolean }>(
    `WITH prolonged AS (
       UPDATE orders SET reserved_until = now() + make_interval(mins => $2)
       WHERE id = $1 AND stock_state = 'reserved' AND reserved_until <= now()
         AND EXISTS (SELECT FROM parts WHERE parts.id = orders.part_id AND deleted_at IS NULL)
       RETURNING id
     )
     SELECT EXISTS (SELECT FROM prolonged)
         OR EXISTS (SELECT FROM orders WHERE id = $1 AND stock_state = 'reserved' AND reserved_until > now())
       AS holds`,
    [id, ttlMinutes],
  );
  return rows[0]?.holds ?? false;
}

/** Units of the part that can be sold now; 0 if it is no longer on sale. */
export async function sellable(db: Queries, partId: string): Promise<number> {
  const { rows } = await db.query<{ quantity: number }>(
    'SELECT quantity FROM parts WHERE id = $1 AND deleted_at IS NULL',
    [partId],
  );
  return rows[0]?.quantity ?? 0;
}

/** The error for an order whose stock was sold to another one, with the units that are left. */
export const soldOut = (left: number) =>
  new Problem('ABOVE_STOCK', {
    status: 409,
    message: product.aboveStock({ stock: left }),
    extra: { field: 'productQuantity' },
  });

/**
 * Releases the stock of unpaid orders whose reservation is over, each exactly once. The orders stay payable while
 * stock lasts. Safe to run on several nodes at once. Returns the number of orders released.
 */
export async function releaseLapsed(db: Queries): Promise<number> {
  let released = 0;
  for (;;) {
    // One order per statement keeps the lock order: the order, then its part.
    const { rowCount } = await db.query(
      `WITH lapsed AS (
         UPDATE orders SET stock_state = 'released', reserved_until = NULL, updated_at = now()
         WHERE id = (
             SELECT id FROM orders
             WHERE status = 'unpaid' AND stock_state = 'reserved' AND reserved_until <= now()
             ORDER BY reserved_until LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED
           )
           AND status = 'unpaid' AND stock_state = 'reserved'
         RETURNING id, part_id, quantity
       ), returned AS (
         UPDATE parts SET quantity = parts.quantity + lapsed.quantity, updated_at = now()
         FROM lapsed WHERE parts.id = lapsed.part_id
       )
       INSERT INTO stock_movements (part_id, order_id, delta, reason)
       SELECT part_id, id, quantity, 'release' FROM lapsed`,
    );
    if (rowCount !== 1) return released;
    released += 1;
  }
}

interface StockMismatch {
  partId: string;
  quantity: number;
  expected: number;
}

/** Returns the parts whose stock differs from the ledger. There must be none. */
export async function stockMismatches(db: Queries): Promise<StockMismatch[]> {
  const { rows } = await db.query<StockMismatch>(
    `SELECT parts.id AS "partId", quantity, initial_quantity + coalesce(moved, 0) AS expected
     FROM parts LEFT JOIN (
       SELECT part_id, sum(delta) AS moved FROM stock_movements GROUP BY part_id
     ) AS ledger ON ledger.part_id = parts.id
     WHERE quantity <> initial_quantity + coalesce(moved, 0)`,
  );
  return rows;
}
