import type { DeletedPart } from '#contract/parts.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database } from '../db/connect.ts';
import { isId } from '../core/ids.ts';
import type { Actor } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';

/**
 * Deletes a part. Its row stays for existing orders; an unpaid one can be paid while its stock is reserved. Throws 404
 * if the part is unknown or already deleted.
 */
export async function deletePart(db: Database, id: string, actor: Actor): Promise<DeletedPart> {
  if (!isId(id)) throw new Problem('NOT_FOUND');
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      'UPDATE parts SET deleted_at = now(), updated_at = now() WHERE id = $1 AND deleted_at IS NULL',
      [id],
    );
    if (rowCount !== 1) throw new Problem('NOT_FOUND');
    await recordAudit(tx, { ...actor, object: id, before: 'on sale', after: 'deleted' });
    return { acknowledged: true, deletedCount: 1 };
  });
}
