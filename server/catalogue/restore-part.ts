import type { RestoredPart } from '#contract/catalogue/parts.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database } from '../db/connect.ts';
import type { Actor } from '../core/actor.ts';
import { lockPart, stateNames } from './part-row.ts';

/**
 * Puts a deleted part back on sale with its stock. `modifiedCount` is 0 if it is on sale already. Its address
 * changes if another part has it now. Throws 404, or 409 if another part of the brand has its number.
 */
export function restorePart(db: Database, id: string, actor: Actor): Promise<RestoredPart> {
  return db.transaction(async (tx) => {
    const { state } = await lockPart(tx, id);
    if (state === 'onSale') return { acknowledged: true, modifiedCount: 0 };
    await tx.query(
      `UPDATE parts SET deleted_at = NULL, off_sale_as = NULL, updated_at = now(),
              address = CASE WHEN EXISTS (SELECT FROM parts AS other WHERE lower(other.address) = lower(parts.address)
                               AND other.id <> parts.id AND (other.deleted_at IS NULL OR other.off_sale_as IS NOT NULL))
                        THEN free_address(id, part_number, brand) ELSE address END
        WHERE id = $1`,
      [id],
    );
    await recordAudit(tx, {
      ...actor,
      object: id,
      before: state === null ? 'deleted' : stateNames[state],
      after: 'on sale',
    });
    return { acknowledged: true, modifiedCount: 1 };
  });
}
