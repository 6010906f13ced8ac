import { limits } from '#contract/limits.ts';
import * as m from '#messages/problem.js';
import type { Queries } from '../db/connect.ts';
import { isId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';

/** Records that a customer waits for a part, once. Throws 404 for a part that is not sold, 429 beyond the limit. */
export async function askForStock(tx: Queries, userId: string, partId: string): Promise<void> {
  if (!isId(partId)) throw new Problem('PART_NOT_FOUND');
  const { rows } = await tx.query<{ isSold: boolean; asked: number }>(
    `SELECT EXISTS (SELECT FROM parts WHERE id = $2 AND deleted_at IS NULL) AS "isSold",
       (SELECT count(*) FROM back_in_stock WHERE user_id = $1 AND part_id <> $2) AS asked`,
    [userId, partId],
  );
  if (rows[0]?.isSold !== true) throw new Problem('PART_NOT_FOUND');
  if (rows[0].asked >= limits.partsWaitedFor) {
    throw new Problem('RATE_LIMITED', { message: m.askedForTooMany(), retryAfter: 86_400 });
  }
  await tx.query('INSERT INTO back_in_stock (part_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    partId,
    userId,
  ]);
}
