import type { ChangedReview, ReviewChange } from '#contract/shop/reviews.ts';
import type { Actor } from '../../core/actor.ts';
import { isId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { recordAudit } from '../../db/audit.ts';
import type { Database } from '../../db/connect.ts';

/** Hides a review from the public, or shows it again. Throws 404. */
export function changeReview(
  db: Database,
  id: string,
  { isHidden }: ReviewChange,
  actor: Actor,
): Promise<ChangedReview> {
  if (!isId(id)) throw new Problem('NOT_FOUND');
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `UPDATE reviews SET hidden_at = CASE WHEN $2 THEN now() END, hidden_by = CASE WHEN $2 THEN $3::uuid END
        WHERE id = $1 AND (hidden_at IS NOT NULL) <> $2`,
      [id, isHidden, actor.userId],
    );
    if (rowCount === 1) {
      const [before, after] = isHidden ? ['shown', 'hidden'] : ['hidden', 'shown'];
      await recordAudit(tx, { ...actor, object: id, before, after });
      return { acknowledged: true, matchedCount: 1, modifiedCount: 1 };
    }
    if ((await tx.query('SELECT FROM reviews WHERE id = $1', [id])).rowCount === 0) {
      throw new Problem('NOT_FOUND');
    }
    return { acknowledged: true, matchedCount: 1, modifiedCount: 0 };
  });
}
