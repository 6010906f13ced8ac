import { namesOf, recordOf } from '#contract/catalogue/part-fields.ts';
import type { AddedPart, NewPart } from '#contract/catalogue/parts.ts';
import { recordAudit } from '../db/audit.ts';
import type { Queries } from '../db/connect.ts';
import { newId } from '../core/ids.ts';
import type { Config } from '../config/config.ts';
import { markUsed } from '../images/uploads.ts';
import type { Actor } from '../core/actor.ts';
import { stateNames, writtenColumns, writtenValues } from './part-row.ts';
import { adminName, writeFitments } from '../fitment/statements.ts';
import { checkNumber, specsOf, writeExtras } from './write-extras.ts';

const withoutMore = { category: null, isFitComplete: false };

/**
 * Adds a part, last in the catalogue, on sale unless it says otherwise. Images come from `findImage`, `email` is the
 * admin's. Throws 400 for an unknown upload, category or specification, 409 if another part of the brand has
 * this number.
 */
export async function addPart(
  tx: Queries,
  config: Pick<Config, 'uploads'>,
  { email, ...part }: NewPart & { email: string },
  actor: Actor,
): Promise<AddedPart> {
  const id = newId();
  const { state = 'onSale', morePictures = [] } = part;
  const fields = { ...recordOf(namesOf({ kind: 'text' }), () => ''), ...withoutMore, ...part };
  await checkNumber(tx, fields, id);
  const specs = await specsOf(tx, fields.category);
  await tx.query(
    `INSERT INTO parts (id, email, name_key, initial_quantity, off_sale_as, deleted_at, ${writtenColumns.join(', ')})
     VALUES ($1, $2, fold_name($3), $4, $5, CASE WHEN $5::text IS NOT NULL THEN now() END,
       ${writtenColumns.map((_, index) => `$${index + 6}`).join(', ')})`,
    [id, email, part.name, part.quantity, state === 'onSale' ? null : state, ...writtenValues(fields)],
  );
  await writeExtras(tx, id, specs, part);
  if (part.fitments) await writeFitments(tx, id, part.fitments, await adminName(tx, actor));
  await markUsed(tx, config, part.image);
  for (const [row, { image }] of morePictures.entries()) await markUsed(tx, config, image, row);
  await recordAudit(tx, { ...actor, object: id, after: stateNames[state] });
  return { acknowledged: true, insertedId: id };
}
