import type { RestoredPart } from '#contract/parts.ts';
import { recordAudit } from '../db/audit.ts';
import { violatedConstraint, type Database } from '../db/connect.ts';
import { isId } from '../core/ids.ts';
import type { Actor } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';

/**
 * Puts a deleted part back on sale with its stock. `modifiedCount` is 0 if it is on sale already. Throws 404, or 409
 * if another part on sale has its name.
 */
export async function restorePart(db: Database, id: string, actor: Actor): Promise<RestoredPart> {
  if (!isId(id)) throw new Problem('NOT_FOUND');
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<{ is_deleted: boolean }>(
      'SELECT deleted_at IS NOT NULL AS is_deleted FROM parts WHERE id = $1 FOR NO KEY UPDATE',
      [id],
    );
    const part = rows[0];
    if (!part) throw new Problem('NOT_FOUND');
    if (!part.is_deleted) return { acknowledged: true, modifiedCount: 0 };
    try {
      await tx.query('UPDATE parts SET deleted_at = NULL, updated_at = now() WHERE id = $1', [id]);
    } catch (cause) {
      if (violatedConstraint(cause) === 'parts_active_name') throw new Problem('NAME_TAKEN', { cause });
      throw cause;
    }
    await recordAudit(tx, { ...actor, object: id, before: 'deleted', after: 'on sale' });
    return { acknowledged: true, modifiedCount: 1 };
  });
}
