import type { Basket, BasketChange, BasketLine, ShownBasketLine } from '#contract/orders/basket.ts';
import { limits } from '#contract/limits.ts';
import { toCents } from '#contract/money.ts';
import * as m from '#messages/problem.js';
import { readShownParts, type ShownPart } from '../catalogue/part-details.ts';
import { isId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import { isShown } from '../db/kept-parts.ts';
import { markPairs, type LineMark } from '../fitment/statements.ts';

/** Returns the basket of a customer, in the order in which its lines were added. */
export async function findBasket(db: Queries, userId: string): Promise<Basket> {
  const { rows } = await db.query<BasketLine>(
    {
      isPrepared: true,
      text: `SELECT part_id AS "partId", vehicle, quantity, price_cents / 100.0::float8 AS price FROM basket_lines
        WHERE user_id = $1 ORDER BY added_at, part_id, vehicle`,
    },
    [userId],
  );
  return showLines(db, rows);
}

/** Returns lines with what is known of their parts now, in their order. */
export async function showLines(db: Queries, lines: readonly BasketLine[]): Promise<Basket> {
  const known = lines.filter(({ partId }) => isId(partId));
  if (known.length === 0) return { lines: lines.map((line) => shownLine(line)) };
  const ids = known.map(({ partId }) => partId);
  const parts = await readShownParts(db, ids);
  const marks = await markPairs(db, known);
  const markOf = new Map(known.map((line, index) => [line, marks[index]]));
  return {
    lines: lines.map((line) => shownLine(line, parts.get(line.partId.toLowerCase()), markOf.get(line))),
  };
}

const shownLine = (
  line: BasketLine,
  { part, isSold, successor }: Partial<ShownPart> = {},
  { fit, vehicleName }: LineMark = { fit: null, vehicleName: null },
): ShownBasketLine => ({
  ...line,
  ...{ part: part ?? null, isSold: isSold ?? false, successor: successor ?? null, fit, vehicleName },
});

/**
 * Sets lines of a customer's basket, and returns it. Parts that the customer cannot see are left out. Lines that join are left
 * out when the basket is full; others throw 400 then.
 */
export async function changeBasket(
  tx: Queries,
  userId: string,
  { lines, join = false }: BasketChange,
): Promise<Basket> {
  // Two tabs at once.
  await tx.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  const sent = mergeLines(lines, join).map(({ partId, vehicle, quantity, price }, place) => ({
    ...{ part_id: partId, vehicle, quantity, price_cents: toCents(price), place },
  }));
  await tx.query(
    `WITH sent AS (
       SELECT * FROM json_to_recordset($2) AS one (part_id uuid, vehicle text, quantity int, price_cents int, place int)
     ), removed AS (
       DELETE FROM basket_lines USING sent
        WHERE user_id = $1 AND basket_lines.part_id = sent.part_id AND basket_lines.vehicle IS NOT DISTINCT FROM sent.vehicle
          AND sent.quantity = 0
     )
     INSERT INTO basket_lines (user_id, part_id, vehicle, quantity, price_cents, added_at)
     SELECT $1, part_id, vehicle, sent.quantity, sent.price_cents, now() + place * interval '1 microsecond'
       FROM sent JOIN parts ON parts.id = part_id
      WHERE sent.quantity > 0 AND ${isShown}
     ON CONFLICT (user_id, part_id, vehicle) DO UPDATE SET quantity = excluded.quantity, price_cents = excluded.price_cents
      WHERE CASE WHEN $3 THEN excluded.quantity > basket_lines.quantity
        ELSE (excluded.quantity, excluded.price_cents) IS DISTINCT FROM (basket_lines.quantity, basket_lines.price_cents) END`,
    [userId, JSON.stringify(sent), join],
  );
  const { rowCount: above } = await tx.query(
    `DELETE FROM basket_lines WHERE ctid = ANY (ARRAY(SELECT ctid FROM basket_lines WHERE user_id = $1
       ORDER BY added_at, part_id, vehicle OFFSET ${limits.basketLines}))`,
    [userId],
  );
  if (above !== 0 && !join)
    throw new Problem('INVALID', {
      message: m.basketIsFull({ max: limits.basketLines }),
      extra: { field: 'lines' },
    });
  return findBasket(tx, userId);
}

/** One line for each part and vehicle: the last one, or the one with the largest quantity of lines that join. */
function mergeLines(lines: BasketChange['lines'], join: boolean): BasketChange['lines'] {
  const merged = new Map<string, BasketChange['lines'][number]>();
  for (const line of lines.filter(({ partId }) => isId(partId))) {
    const key = `${line.partId.toLowerCase()} ${line.vehicle ?? ''}`;
    const known = merged.get(key);
    if (!join || known === undefined || line.quantity > known.quantity) merged.set(key, line);
  }
  return [...merged.values()];
}

/** Removes lines that were added long ago. */
export async function removeOldBasketLines(db: Queries): Promise<void> {
  await db.query(`DELETE FROM basket_lines WHERE added_at < now() - make_interval(days => $1)`, [
    limits.basketDays,
  ]);
}
