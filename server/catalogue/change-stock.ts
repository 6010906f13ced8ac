import type { ChangedPart } from '#contract/catalogue/parts.ts';
import type { StockChange } from '#contract/catalogue/stock-history.ts';
import type { Actor } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';
import { recordAudit } from '../db/audit.ts';
import type { Queries } from '../db/connect.ts';
import { lockPart, storedColumns, toPart, type StoredPart } from './part-row.ts';

/**
 * Sets the stock of a part, and records why. Its version stays, so that a form of the part that is open can be saved. Throws 404,
 * for a deleted part too, or 409 PART_CHANGED with the current part.
 */
export async function changeStock(
  tx: Queries,
  id: string,
  { quantity, quantitySeen, reason, note }: StockChange,
  actor: Actor,
): Promise<ChangedPart> {
  const { state, ...before } = await lockPart(tx, id);
  if (state === null) throw new Problem('NOT_FOUND');
  if (before.quantity === quantity) return { modifiedCount: 0, part: toPart(before) };
  if (before.quantity !== quantitySeen)
    throw new Problem('PART_CHANGED', { extra: { part: toPart(before) } });
  const { rows } = await tx.query<StoredPart>(
    `UPDATE parts SET quantity = $2, updated_at = now() WHERE id = $1 RETURNING ${storedColumns}`,
    [id, quantity],
  );
  await tx.query(
    `INSERT INTO stock_movements (part_id, delta, reason, user_id, cause, note) VALUES ($1, $2, 'set', $3, $4, $5)`,
    [id, quantity - before.quantity, actor.userId, reason, note],
  );
  await recordAudit(tx, {
    ...actor,
    object: id,
    before: JSON.stringify({ quantity: before.quantity }),
    after: JSON.stringify({ quantity, reason }),
  });
  return { modifiedCount: 1, part: toPart(rows[0] ?? before) };
}
