import type { AddedPart, NewPart } from '#contract/parts.ts';
import { recordAudit } from '../db/audit.ts';
import type { Queries } from '../db/connect.ts';
import { newId } from '../core/ids.ts';
import type { Config } from '../config/config.ts';
import { markUsed } from '../images/uploads.ts';
import type { Actor } from '../core/actor.ts';
import { writtenColumns, writtenValues } from './part-row.ts';

/**
 * Puts a part on sale, last in the catalogue. `image` comes from `findImage`, `email` is the admin's. Throws 400 for an
 * unknown upload, 409 if a part on sale has this name.
 */
export async function addPart(
  tx: Queries,
  config: Pick<Config, 'uploads'>,
  { email, ...part }: NewPart & { email: string },
  actor: Actor,
): Promise<AddedPart> {
  const id = newId();
  await tx.query(
    `INSERT INTO parts (id, email, name_key, initial_quantity, ${writtenColumns.join(', ')})
     VALUES ($1, $2, fold_name($3), $4, ${writtenColumns.map((_, index) => `$${index + 5}`).join(', ')})`,
    [id, email, part.name, part.quantity, ...writtenValues(part)],
  );
  await markUsed(tx, config, part.image);
  await recordAudit(tx, { ...actor, object: id, after: 'on sale' });
  return { acknowledged: true, insertedId: id };
}
