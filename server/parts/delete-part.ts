import type { DeletedPart } from '#contract/parts.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database } from '../db/connect.ts';
import type { Actor } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';
import { lockPart } from './part-row.ts';

/**
 * Deletes a part. Its row stays for existing orders; an unpaid one can be paid while its stock is reserved. Throws 404
 * if the part is unknown or already deleted.
 */
export function deletePart(db: Database, id: string, actor: Actor): Promise<DeletedPart> {
  return db.transaction(async (tx) => {
    const { isDeleted } = await lockPart(tx, id);
    if (isDeleted) throw new Problem('NOT_FOUND');
    await tx.query('UPDATE parts SET deleted_at = now(), updated_at = now() WHERE id = $1', [id]);
    await recordAudit(tx, { ...actor, object: id, before: 'on sale', after: 'deleted' });
    return { acknowledged: true, deletedCount: 1 };
  });
}
