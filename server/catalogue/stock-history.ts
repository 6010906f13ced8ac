import { pageSizes } from '#contract/limits.ts';
import { lowStockOrders } from '#contract/catalogue/stock.ts';
import type { StockHistory, StockMovement } from '#contract/catalogue/stock-history.ts';
import { isId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import { readHeldUnits } from '../db/held-units.ts';
import type { RowsPage } from '../db/list-rows.ts';

interface Paging {
  page?: number | undefined;
  limit?: number | undefined;
}

type MovementRow = Omit<StockMovement, 'at' | 'order'> & {
  at: Date;
  orderId: string | null;
  orderNumber: string | null;
};

/** The movements of a part after one, newest first, with the stock after each. */
async function listMovements(
  db: Queries,
  part: string,
  { after, limit, offset }: { after: string | null; limit: number; offset: number },
): Promise<StockMovement[]> {
  const { rows } = await db.query<MovementRow>(
    `SELECT moved.id::text AS _id, moved.created_at AS at, delta AS change, stock, note, coalesce(users.name, '') AS by,
       CASE reason WHEN 'reserve' THEN 'ordered' WHEN 'release' THEN 'released' WHEN 'refund' THEN 'refunded'
         ELSE coalesce(cause, 'set') END AS cause,
       orders.id AS "orderId", orders.number AS "orderNumber"
       FROM (SELECT stock_movements.*, parts.quantity - coalesce(
               sum(delta) OVER (ORDER BY stock_movements.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::int AS stock
               FROM stock_movements JOIN parts ON parts.id = part_id WHERE part_id = $1) AS moved
       LEFT JOIN users ON users.id = moved.user_id
       LEFT JOIN orders ON orders.id = moved.order_id
      WHERE $2::bigint IS NULL OR moved.id < $2
      ORDER BY moved.id DESC LIMIT $3 OFFSET $4`,
    [part, after, limit, offset],
  );
  return rows.map(({ at, orderId, orderNumber, ...row }) => ({
    ...row,
    at: at.toISOString(),
    order: orderId === null ? null : { _id: orderId, number: orderNumber ?? '' },
  }));
}

/** Days of the chart, the present one included. */
const chartDays = 30;

/** The stock at the end of each day since the part exists, and now. */
async function listDays(db: Queries, part: string): Promise<StockHistory['days']> {
  const { rows } = await db.query<StockHistory['days'][number]>(
    `WITH part AS (SELECT quantity, (created_at AT TIME ZONE 'UTC')::date AS added, (now() AT TIME ZONE 'UTC')::date AS today
                     FROM parts WHERE id = $1),
     moved AS (SELECT (created_at AT TIME ZONE 'UTC')::date AS day, sum(delta)::int AS delta FROM stock_movements
                WHERE part_id = $1 AND created_at >= now() - make_interval(days => ${chartDays}) GROUP BY 1)
     SELECT each::date::text AS day, (quantity - coalesce(
         sum(delta) OVER (ORDER BY each DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))::int AS stock
       FROM part CROSS JOIN generate_series(greatest(added, today - ${chartDays - 1}), today, interval '1 day') AS each
       LEFT JOIN moved ON moved.day = each::date ORDER BY each`,
    [part],
  );
  return rows;
}

/** The stock of a part and its movements, newest first. Throws 404. */
export async function findStockHistory(
  db: Queries,
  id: string,
  { page = 1, limit = pageSizes[0] }: Paging,
): Promise<StockHistory> {
  if (!isId(id)) throw new Problem('NOT_FOUND');
  const { rows } = await db.query<Omit<StockHistory, 'movements' | 'reserved' | 'days'>>(
    `SELECT quantity, min_quantity * ${lowStockOrders} AS "lowBelow",
       (SELECT count(*)::int FROM stock_movements WHERE part_id = parts.id) AS total
       FROM parts WHERE id = $1`,
    [id],
  );
  if (!rows[0]) throw new Problem('NOT_FOUND');
  const held = await readHeldUnits(db, [id]);
  return {
    ...rows[0],
    reserved: held.get(id) ?? 0,
    days: await listDays(db, id),
    movements: await listMovements(db, id, { after: null, limit, offset: (page - 1) * limit }),
  };
}

/** A movement as a row of a file. */
export interface MovementLine extends Omit<StockMovement, 'order'> {
  order: string;
}

export const movementColumns = [
  'at',
  'change',
  'stock',
  'cause',
  'order',
  'by',
  'note',
] as const satisfies ReadonlyArray<keyof MovementLine>;

/** A page of the movements of a part as rows of a file. */
export async function exportMovements(
  db: Queries,
  part: string,
  { cursor = null, limit }: { cursor?: string | undefined | null; limit: number },
): Promise<RowsPage<MovementLine>> {
  const movements = await listMovements(db, part, { after: cursor, limit, offset: 0 });
  const last = movements.at(-1);
  return {
    rows: movements.map(({ order, ...row }) => ({ ...row, order: order?.number ?? '' })),
    total: null,
    isCapped: false,
    next: last && movements.length === limit ? { cursor: last._id } : null,
  };
}
