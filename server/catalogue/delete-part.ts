import type { DeletedPart } from '#contract/catalogue/parts.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database } from '../db/connect.ts';
import type { Actor } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';
import { lockPart, stateNames } from './part-row.ts';

/**
 * Deletes a part. Its row stays for existing orders; an unpaid one can be paid while its stock is reserved. Throws 404
 * if the part is unknown or already deleted.
 */
export function deletePart(db: Database, id: string, actor: Actor): Promise<DeletedPart> {
  return db.transaction(async (tx) => {
    const { state } = await lockPart(tx, id);
    if (state === null) throw new Problem('NOT_FOUND');
    await tx.query(
      'UPDATE parts SET deleted_at = now(), off_sale_as = NULL, updated_at = now() WHERE id = $1',
      [id],
    );
    await recordAudit(tx, { ...actor, object: id, before: stateNames[state], after: 'deleted' });
    return { acknowledged: true, deletedCount: 1 };
  });
}
