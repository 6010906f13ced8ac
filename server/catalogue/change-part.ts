import type { Fitment } from '#contract/fitment/fitment.ts';
import { mergeFitments } from '#contract/fitment/verdict.ts';
import { isWorthCharging } from '#contract/limits.ts';
import { namesOf, type NamesOf } from '#contract/catalogue/part-fields.ts';
import { distinctReferences } from '#contract/catalogue/part-number.ts';
import { tooCheap, type ChangedPart, type PartChange } from '#contract/catalogue/parts.ts';
import * as m from '#messages/problem.js';
import { recordAudit } from '../db/audit.ts';
import type { Database, Queries } from '../db/connect.ts';
import { Problem } from '../core/problem.ts';
import type { Config } from '../config/config.ts';
import { imageRefused, markUnused, markUsed } from '../images/uploads.ts';
import type { Actor } from '../core/actor.ts';
import { readDetails } from './part-details.ts';
import {
  ambiguousPart,
  findByAddress,
  listByNumber,
  lockPart,
  rowFields,
  storedColumns,
  toPart,
  writtenColumns,
  writtenValues,
  type StoredPart,
} from './part-row.ts';
import { adminName, writeFitments } from '../fitment/statements.ts';
import { checkNumber, specsOf, writeExtras } from './write-extras.ts';

interface ChangeOptions {
  /** The URL of the new image, from `findImage`. Null if the shop may not show it. */
  image: string | null;
  actor: Actor;
  config: Pick<Config, 'uploads'>;
}

/**
 * Changes a part, with optimistic locking by version and stock. A new stock is recorded in the ledger. Existing orders
 * keep the old values. `modifiedCount` is 0 if the change has no effect. Throws 400, 404, 409 NUMBER_TAKEN,
 * or 409 PART_CHANGED with the current part.
 */
export async function changePart(
  db: Database,
  id: string,
  wanted: PartChange,
  { image, actor, config }: ChangeOptions,
): Promise<ChangedPart> {
  return db.transaction(async (tx) => {
    const before = await lockKept(tx, id);
    const isOtherImage = wanted.image !== undefined && wanted.image !== before.image;
    const next = await merge(tx, before, {
      ...wanted,
      image: isOtherImage ? (image ?? undefined) : undefined,
    });
    if (next.number !== before.number || next.brand !== before.brand) await checkNumber(tx, next, id);
    const specs = await specsOf(tx, next.category);
    const isMore = await hasMore(tx, before, wanted);
    const changes = changedFields.filter((field) => next[field] !== before[field]);
    const isNew = changes.length > 0 || isMore;
    const isDescribed = isMore || changes.some((field) => field !== 'quantity');
    const part = await update(tx, wanted, next, { isNew, isDescribed });
    if (part === null) throw new Problem('PART_CHANGED', { extra: { part: toPart(before) } });
    if (isOtherImage) {
      if (image === null) throw imageRefused();
      await markUsed(tx, config, image);
      await markUnused(tx, config, before.image);
    }
    if (!isWorthCharging(part))
      throw new Problem('INVALID', { message: tooCheap, extra: { field: 'price' } });
    if (!isNew) return { modifiedCount: 0, part: toPart(part) };
    if (next.category !== before.category) await dropForeignSpecs(tx, id);
    await changePictures(tx, config, id, wanted);
    await writeExtras(tx, id, specs, wanted);
    if (wanted.fitments) await writeFitments(tx, id, wanted.fitments, await adminName(tx, actor));
    if (part.quantity !== before.quantity) {
      await tx.query(
        `INSERT INTO stock_movements (part_id, delta, reason, user_id) VALUES ($1, $2, 'set', $3)`,
        [id, part.quantity - before.quantity, actor.userId],
      );
    }
    const changed = (from: StoredPart) => ({
      ...Object.fromEntries(changes.map((name) => [name, from[name]])),
    });
    const more = isMore && { more: rowNames.filter((name) => wanted[name] !== undefined) };
    await recordAudit(tx, {
      ...actor,
      object: id,
      before: JSON.stringify(changed(before)),
      after: JSON.stringify({ ...changed(part), ...more }),
    });
    return { modifiedCount: 1, part: toPart(part) };
  });
}

const changedFields = [...rowFields, 'state', 'successorId'] as const;

const rowNames = namesOf({ kind: 'rows' });
type Rows = Pick<PartChange, NamesOf<{ kind: 'rows' }>>;

/** Throws 404 for a deleted part too. */
async function lockKept(tx: Queries, id: string): Promise<StoredPart> {
  const { state, ...part } = await lockPart(tx, id);
  if (state === null) throw new Problem('NOT_FOUND');
  return { ...part, state };
}

async function merge(tx: Queries, part: StoredPart, change: PartChange): Promise<StoredPart> {
  const { category = part.category, state = part.state, successor } = change;
  const next = rowFields.reduce((all, field) => ({ ...all, [field]: change[field] ?? all[field] }), part);
  return {
    ...next,
    category,
    state,
    successorId: successor === undefined ? part.successorId : await successorOf(tx, part, successor),
  };
}

/** Throws 400 unless another part on sale has this address or number, 409 if several have the number. */
async function successorOf(tx: Queries, part: StoredPart, text: string): Promise<string | null> {
  if (text === '') return null;
  const named = await findByAddress(tx, text);
  const candidates = (named ? [named] : await listByNumber(tx, text)).filter(
    ({ _id, state }) => state === 'onSale' && _id !== part._id,
  );
  if (candidates.length > 1) throw ambiguousPart(candidates, 'successor');
  if (!candidates[0])
    throw new Problem('INVALID', { message: m.unknownSuccessor(), extra: { field: 'successor' } });
  return candidates[0]._id;
}

/** Whether what the part has in other tables is to be changed. */
async function hasMore(tx: Queries, part: StoredPart, wanted: PartChange): Promise<boolean> {
  if (rowNames.every((name) => wanted[name] === undefined)) return false;
  const { references, specifications, morePictures, fitments } = wanted;
  const now = await readDetails(tx, part);
  const texts = (more: Rows) =>
    JSON.stringify([
      more.references &&
        distinctReferences(more.references).map(({ kind, maker, number }) => [kind, maker, number]),
      more.specifications?.map(({ spec, value }) => [spec, value]).sort(),
      more.morePictures?.map(({ image, alt }) => [image, alt]),
      more.fitments && writtenFitments(more.fitments),
    ]);
  return (
    texts(wanted) !==
    texts({
      references: references && now.references,
      specifications: specifications && now.specifications,
      morePictures: morePictures && now.morePictures,
      fitments: fitments && now.fitments.map((one) => ({ ...one, engine: one.engine?.slug ?? null })),
    })
  );
}

/** The same text for the same statements. */
const writtenFitments = (fitments: readonly Fitment[]) =>
  mergeFitments(fitments)
    .map(
      ({
        model,
        fromYear,
        toYear,
        fromMonth,
        toMonth,
        engine,
        position,
        quantity,
        conditions,
        note,
        source,
      }) =>
        JSON.stringify([
          ...[model, fromYear, toYear, fromMonth, toMonth, engine, position, quantity],
          ...[conditions.map(({ criterion, value }) => [criterion, value]), note, source],
        ]),
    )
    .sort();

async function dropForeignSpecs(tx: Queries, id: string): Promise<void> {
  await tx.query(
    `DELETE FROM part_specs WHERE part_id = $1 AND spec NOT IN (
       SELECT spec FROM category_specs WHERE category = (SELECT category FROM parts WHERE id = $1))`,
    [id],
  );
}

/** Marks the other pictures of a part as used, and those that it had before as unused. */
async function changePictures(
  tx: Queries,
  config: Pick<Config, 'uploads'>,
  id: string,
  { morePictures }: PartChange,
): Promise<void> {
  if (!morePictures) return;
  const { rows } = await tx.query<{ image: string }>('SELECT image FROM part_pictures WHERE part_id = $1', [
    id,
  ]);
  const images = morePictures.map(({ image }) => image);
  for (const [row, image] of images.entries()) await markUsed(tx, config, image, row);
  for (const { image } of rows) if (!images.includes(image)) await markUnused(tx, config, image);
}

/** Writes nothing without a change. Returns null if the part's version or stock differs from what the admin saw. */
async function update(
  tx: Queries,
  { version, quantitySeen }: PartChange,
  next: StoredPart,
  { isNew, isDescribed }: { isNew: boolean; isDescribed: boolean },
): Promise<StoredPart | null> {
  const isSeen = 'id = $1 AND version = $2 AND ($3::int IS NULL OR quantity = $3)';
  const seen = [next._id, version, quantitySeen ?? null];
  if (!isNew) {
    const { rows } = await tx.query<StoredPart>(`SELECT ${storedColumns} FROM parts WHERE ${isSeen}`, seen);
    return rows[0] ?? null;
  }
  const { rows } = await tx.query<StoredPart>(
    `UPDATE parts
        SET ${writtenColumns.map((column, index) => `${column} = $${index + 7}`).join(', ')},
            version = version + 1,
            updated_at = now(),
            described_at = CASE WHEN $6 THEN now() ELSE described_at END,
            off_sale_as = $4,
            deleted_at = CASE WHEN $4::text IS NOT NULL THEN coalesce(deleted_at, now()) END,
            successor_id = $5
      WHERE ${isSeen}
      RETURNING ${storedColumns}`,
    [
      ...seen,
      ...[next.state === 'onSale' ? null : next.state, next.successorId, isDescribed],
      ...writtenValues(next),
    ],
  );
  return rows[0] ?? null;
}
