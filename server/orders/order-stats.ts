import { toDollars } from '#contract/money.ts';
import type { OrderStats } from '#contract/order-stats.ts';
import { orderStatuses, type OrderStatus } from '#contract/orders.ts';
import type { Queries } from '../db/connect.ts';
import type { OrderState } from '../db/schema.ts';
import { isScarce } from '../parts/list-parts.ts';
import { listedStates, shownAs } from './order-row.ts';

const days = 30;
const lowStockRows = 10;

interface Counted {
  count: number;
  cents: number;
}

/** What an admin's overview shows, as it is now; days are UTC's. */
export async function orderStats(db: Pick<Queries, 'query'>, now: Date): Promise<OrderStats> {
  const [byStatus, byDay, lowStock] = await Promise.all([
    countByStatus(db),
    countByDay(db, now),
    findLowStock(db),
  ]);
  return { byStatus, days: byDay, lowStock };
}

async function countByStatus(db: Pick<Queries, 'query'>): Promise<OrderStats['byStatus']> {
  const { rows } = await db.query<Counted & { status: OrderState }>(
    `SELECT status, count(*) AS count, sum(total_cents)::bigint AS cents
       FROM orders WHERE status = ANY($1) GROUP BY status`,
    [listedStates],
  );
  const tally = (wanted: OrderStatus) => {
    const shown = rows.filter(({ status }) => shownAs[status] === wanted);
    return {
      count: shown.reduce((sum, { count }) => sum + count, 0),
      total: toDollars(shown.reduce((sum, { cents }) => sum + cents, 0)),
    };
  };
  const [unpaid, pending, shipped] = orderStatuses;
  return { [unpaid]: tally(unpaid), [pending]: tally(pending), [shipped]: tally(shipped) };
}

async function countByDay(db: Pick<Queries, 'query'>, now: Date): Promise<OrderStats['days']> {
  const { rows } = await db.query<Counted & { date: string }>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS date, count(orders.id) AS count,
            coalesce(sum(total_cents), 0)::bigint AS cents
       FROM generate_series(date_trunc('day', $1::timestamptz AT TIME ZONE 'UTC') - make_interval(days => $2 - 1),
                            date_trunc('day', $1::timestamptz AT TIME ZONE 'UTC'), '1 day') AS day
       LEFT JOIN orders ON created_at >= day AT TIME ZONE 'UTC'
                       AND created_at < (day + interval '1 day') AT TIME ZONE 'UTC'
                       AND status = ANY($3)
      GROUP BY day ORDER BY day`,
    [now, days, listedStates],
  );
  return rows.map(({ date, count, cents }) => ({ date, count, total: toDollars(cents) }));
}

async function findLowStock(db: Pick<Queries, 'query'>): Promise<OrderStats['lowStock']> {
  const { rows } = await db.query<{
    id: string;
    name: string;
    image: string;
    quantity: number;
    minQuantity: number;
  }>(
    `SELECT id, name, image, quantity, min_quantity AS "minQuantity" FROM parts
      WHERE deleted_at IS NULL AND ${isScarce}
      ORDER BY quantity::float8 / min_quantity, position LIMIT ${lowStockRows}`,
  );
  return rows.map(({ id, ...part }) => ({ _id: id, ...part }));
}
