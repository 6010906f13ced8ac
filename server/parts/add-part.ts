import { toCents } from '#contract/money.ts';
import type { AddedPart, NewPart } from '#contract/parts.ts';
import { recordAudit } from '../db/audit.ts';
import type { Queries } from '../db/connect.ts';
import { newId } from '../core/ids.ts';
import type { Config } from '../config/config.ts';
import { markUsed } from '../images/uploads.ts';
import type { Actor } from '../core/actor.ts';

/**
 * Puts a part on sale, last in the catalogue. `image` comes from `findImage`, `email` is the admin's. Throws 400 for an
 * unknown upload, 409 if a part on sale has this name.
 */
export async function addPart(
  tx: Queries,
  config: Pick<Config, 'uploads'>,
  { name, description, price, quantity, minQuantity, image, email }: NewPart & { email: string },
  actor: Actor,
): Promise<AddedPart> {
  const id = newId();
  await tx.query(
    `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, image, email,
       name_key)
     VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8, fold_name($2))`,
    [id, name, description, toCents(price), quantity, minQuantity, image, email],
  );
  await markUsed(tx, config, image);
  await recordAudit(tx, { ...actor, object: id, after: 'on sale' });
  return { acknowledged: true, insertedId: id };
}
