import { limits } from '#contract/limits.ts';
import { isOutOfStock } from '#contract/catalogue/stock.ts';
import * as m from '#messages/problem.js';
import type { Queries } from '../db/connect.ts';
import { isId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';

/**
 * Records that a customer waits for a part, once. Throws 404 for a part that is not sold, 409 for one that can be ordered,
 * 429 beyond the limit.
 */
export async function askForStock(tx: Queries, userId: string, partId: string): Promise<void> {
  if (!isId(partId)) throw new Problem('PART_NOT_FOUND');
  const { rows: sold } = await tx.query<{ quantity: number; minQuantity: number }>(
    'SELECT quantity, min_quantity AS "minQuantity" FROM parts WHERE id = $1 AND deleted_at IS NULL',
    [partId],
  );
  const [part] = sold;
  if (!part) throw new Problem('PART_NOT_FOUND');
  if (!isOutOfStock(part)) throw new Problem('PART_CHANGED', { message: m.canBeOrdered() });
  // The user's row, so that concurrent requests count each other.
  await tx.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  const { rows } = await tx.query<{ asked: number }>(
    'SELECT count(*) AS asked FROM back_in_stock WHERE user_id = $1 AND part_id <> $2',
    [userId, partId],
  );
  if ((rows[0]?.asked ?? 0) >= limits.partsWaitedFor) {
    throw new Problem('RATE_LIMITED', { message: m.askedForTooMany(), retryAfter: 86_400 });
  }
  await tx.query('INSERT INTO back_in_stock (part_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    partId,
    userId,
  ]);
}
