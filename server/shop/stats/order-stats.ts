import { countOf } from '#contract/list-counts.ts';
import { toDollars } from '#contract/money.ts';
import type { OrderStats } from '#contract/orders/order-stats.ts';
import { orderStatuses, type OrderStatus } from '#contract/orders/order-status.ts';
import { listedStates, shownAs, type OrderState } from '#contract/orders/transitions.ts';
import type { Queries } from '../../db/connect.ts';
import { noNumbers } from '../../catalogue/find-numbers.ts';
import { listParts } from '../../catalogue/list-parts.ts';
import { isScarce } from '../../catalogue/part-conditions.ts';
import { listUsers } from '../../accounts/list-users.ts';

const days = 30;
const lowStockRows = 10;

interface Counted {
  count: number;
  cents: number;
}

/** The current figures of the admin's overview, by UTC day. */
export async function orderStats(db: Queries, now: Date): Promise<OrderStats> {
  const [byStatus, byDay, lowStock, users, parts] = await Promise.all([
    countByStatus(db),
    countByDay(db, now),
    findLowStock(db),
    listUsers(db, { limit: 1 }),
    listParts(db, { query: { limit: 1 }, numbers: noNumbers }),
  ]);
  return { byStatus, days: byDay, lowStock, users: countOf(users), parts: countOf(parts) };
}

async function countByStatus(db: Queries): Promise<OrderStats['byStatus']> {
  const { rows } = await db.query<Counted & { status: OrderState }>(
    `SELECT status, sum(orders) AS count, sum(cents)::bigint AS cents
       FROM order_tallies WHERE status = ANY($1) GROUP BY status`,
    [listedStates],
  );
  const tally = (wanted: OrderStatus) => {
    const shown = rows.filter(({ status }) => shownAs(status) === wanted);
    return {
      count: shown.reduce((sum, { count }) => sum + count, 0),
      total: toDollars(shown.reduce((sum, { cents }) => sum + cents, 0)),
    };
  };
  const [unpaid, pending, shipped] = orderStatuses;
  return { [unpaid]: tally(unpaid), [pending]: tally(pending), [shipped]: tally(shipped) };
}

async function countByDay(db: Queries, now: Date): Promise<OrderStats['days']> {
  const { rows } = await db.query<Counted & { date: string }>(
    `WITH today AS (
       SELECT ($1::timestamptz AT TIME ZONE 'UTC')::date AS date
     ), tallied AS (
       SELECT day, sum(orders) AS count, sum(cents)::bigint AS cents FROM order_tallies, today
        WHERE day BETWEEN today.date - $2::int + 1 AND today.date AND status = ANY($3)
        GROUP BY day
     )
     SELECT to_char(days.day, 'YYYY-MM-DD') AS date, coalesce(count, 0) AS count, coalesce(cents, 0) AS cents
       FROM today, generate_series(today.date - $2::int + 1, today.date, interval '1 day') AS days (day)
       LEFT JOIN tallied ON tallied.day = days.day::date
      ORDER BY days.day`,
    [now, days, listedStates],
  );
  return rows.map(({ date, count, cents }) => ({ date, count, total: toDollars(cents) }));
}

async function findLowStock(db: Queries): Promise<OrderStats['lowStock']> {
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
