import { isWorthCharging } from '#contract/limits.ts';
import { tooCheap, type ChangedPart, type NewPart, type Part, type PartChange } from '#contract/parts.ts';
import * as m from '#messages/problem.js';
import { recordAudit } from '../db/audit.ts';
import type { Database, Queries } from '../db/connect.ts';
import { isId } from '../core/ids.ts';
import type { Config } from '../config/config.ts';
import { imageRefused, markUnused, markUsed } from '../images/uploads.ts';
import type { Actor } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';
import { partColumns, partFields, writtenColumns, writtenValues } from './part-row.ts';

interface ChangeOptions {
  /** The URL of the new image, from `findImage`. Null if the shop may not show it. */
  image: string | null;
  actor: Actor;
  config: Pick<Config, 'uploads'>;
}

/**
 * Changes a part, with optimistic locking by version and stock. A new stock is recorded in the ledger. Existing orders
 * keep the old values. `modifiedCount` is 0 if the change has no effect. Throws 400, 404, 409 NAME_TAKEN, or
 * 409 PART_CHANGED with the current part.
 */
export async function changePart(
  db: Database,
  id: string,
  wanted: PartChange,
  { image, actor, config }: ChangeOptions,
): Promise<ChangedPart> {
  if (!isId(id)) throw new Problem('NOT_FOUND');
  return db.transaction(async (tx) => {
    const before = await lockPart(tx, id);
    const isOtherImage = wanted.image !== undefined && wanted.image !== before.image;
    const next = merge(before, { ...wanted, image: isOtherImage ? (image ?? undefined) : undefined });
    const changes = partFields.filter((field) => next[field] !== before[field]);
    const part = await update(tx, wanted, next, changes.length > 0);
    if (part === null) throw new Problem('PART_CHANGED', { extra: { part: before } });
    if (isOtherImage) {
      if (image === null) throw imageRefused();
      await markUsed(tx, config, image);
      await markUnused(tx, config, before.image);
    }
    if (!isWorthCharging(part)) throw new Problem('INVALID', { message: m.priceTooLow({ tooCheap }) });
    if (changes.length === 0) return { modifiedCount: 0, part };
    if (part.quantity !== before.quantity) {
      await tx.query(`INSERT INTO stock_movements (part_id, delta, reason) VALUES ($1, $2, 'set')`, [
        id,
        part.quantity - before.quantity,
      ]);
    }
    const changed = (from: Part) =>
      JSON.stringify(Object.fromEntries(changes.map((name) => [name, from[name]])));
    await recordAudit(tx, { ...actor, object: id, before: changed(before), after: changed(part) });
    return { modifiedCount: 1, part };
  });
}

/** Locks the part's row until the transaction ends. `update` then compares the version. */
async function lockPart(tx: Queries, id: string): Promise<Part> {
  const { rows } = await tx.query<Part>(
    `SELECT ${partColumns} FROM parts WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
    [id],
  );
  if (!rows[0]) throw new Problem('NOT_FOUND');
  return rows[0];
}

const merge = (part: Part, change: { [Field in keyof NewPart]?: NewPart[Field] | undefined }): Part =>
  partFields.reduce((next, field) => ({ ...next, [field]: change[field] ?? next[field] }), part);

/** Returns null if the part's version or stock differs from what the admin saw. */
async function update(
  tx: Queries,
  { version, quantitySeen }: PartChange,
  next: Part,
  isNew: boolean,
): Promise<Part | null> {
  const { rows } = await tx.query<Part>(
    `UPDATE parts
        SET ${writtenColumns.map((column, index) => `${column} = $${index + 5}`).join(', ')},
            version = version + CASE WHEN $4 THEN 1 ELSE 0 END,
            updated_at = CASE WHEN $4 THEN now() ELSE updated_at END
      WHERE id = $1 AND deleted_at IS NULL AND version = $2 AND ($3::int IS NULL OR quantity = $3)
      RETURNING ${partColumns}`,
    [next._id, version, quantitySeen ?? null, isNew, ...writtenValues(next)],
  );
  return rows[0] ?? null;
}
