import type { Queries } from './connect.ts';

/**
 * Returns the units of parts that lie on the shelf for orders: reserved, or paid and not shipped. A part without them is absent. One
 * pass over the open orders, because no index has them by part.
 */
export async function readHeldUnits(db: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.query<{ id: string; held: number }>(
    `SELECT part_id AS id, sum(quantity)::int AS held FROM orders
      WHERE part_id = ANY($1) AND (stock_state = 'reserved' OR status IN ('paid', 'refunding')) GROUP BY part_id`,
    [ids],
  );
  return new Map(rows.map(({ id, held }) => [id, held]));
}
