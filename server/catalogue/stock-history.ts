import { pageSizes } from '#contract/limits.ts';
import type { StockHistory, StockMovement } from '#contract/catalogue/stock-history.ts';
import { isId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import { readHeldUnits } from '../db/held-units.ts';

interface Paging {
  page?: number | undefined;
  limit?: number | undefined;
}

type MovementRow = Omit<StockMovement, 'at' | 'order'> & {
  at: Date;
  orderId: string | null;
  orderNumber: string | null;
};

/** The movements of a part, newest first, with the stock after each. Throws 404. */
export async function findStockHistory(
  db: Queries,
  id: string,
  { page = 1, limit = pageSizes[0] }: Paging,
): Promise<StockHistory> {
  if (!isId(id)) throw new Problem('NOT_FOUND');
  const { rows: parts } = await db.query<Omit<StockHistory, 'movements' | 'reserved'>>(
    `SELECT quantity,
       (SELECT count(*)::int FROM stock_movements WHERE part_id = parts.id) AS total
       FROM parts WHERE id = $1`,
    [id],
  );
  if (!parts[0]) throw new Problem('NOT_FOUND');
  const { rows } = await db.query<MovementRow>(
    `SELECT moved.id::text AS _id, moved.created_at AS at, delta AS change, stock, note, coalesce(users.name, '') AS by,
       CASE reason WHEN 'reserve' THEN 'ordered' WHEN 'release' THEN 'released' WHEN 'refund' THEN 'refunded'
         ELSE coalesce(cause, 'set') END AS cause,
       orders.id AS "orderId", orders.number AS "orderNumber"
       FROM (SELECT stock_movements.*, $2::int - coalesce(
               sum(delta) OVER (ORDER BY id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::int AS stock
               FROM stock_movements WHERE part_id = $1 ORDER BY id DESC LIMIT $3 OFFSET $4) AS moved
       LEFT JOIN users ON users.id = moved.user_id
       LEFT JOIN orders ON orders.id = moved.order_id
      ORDER BY moved.id DESC`,
    [id, parts[0].quantity, limit, (page - 1) * limit],
  );
  const held = await readHeldUnits(db, [id]);
  return {
    ...parts[0],
    reserved: held.get(id) ?? 0,
    movements: rows.map(({ at, orderId, orderNumber, ...row }) => ({
      ...row,
      at: at.toISOString(),
      order: orderId === null ? null : { _id: orderId, number: orderNumber ?? '' },
    })),
  };
}
