import type { Queries } from '../db/connect.ts';

/** Up to this many rows per day and status stay as they are. */
const maxRows = 50;

/**
 * Compacts the counter rows so that totals stay fast to read. The totals do not change. Safe to run on several nodes
 * at once: the statement that deletes a row inserts its share of the sum.
 */
export async function compactCounters(db: Queries): Promise<void> {
  await db.query(
    `WITH many AS (
       SELECT day, status FROM order_tallies GROUP BY day, status HAVING count(*) > $1
     ), gone AS (
       DELETE FROM order_tallies USING many
        WHERE order_tallies.day = many.day AND order_tallies.status = many.status
       RETURNING order_tallies.*
     )
     INSERT INTO order_tallies (day, status, orders, cents)
     SELECT day, status, sum(orders), sum(cents) FROM gone GROUP BY day, status
     HAVING sum(orders) <> 0 OR sum(cents) <> 0`,
    [maxRows],
  );
}
