import type { Queries } from '../../db/connect.ts';
import { nameAt } from '../../images/image-address.ts';
import { isSame, type Change, type PictureConfig } from '../kind.ts';
import { PictureValues, type PictureValue } from './picture-value.ts';

const picturesIn = (values: Change['after']): PictureValue[] =>
  PictureValues.parse(values?.['pictures'] ?? []);

const namesOf = (config: PictureConfig, pictures: ReadonlyArray<Pick<PictureValue, 'image'>>): string[] =>
  pictures.flatMap(({ image }) => nameAt(config, image) ?? []);

/** Replaces the pictures of parts whose pictures change. Those that the shop has removed since are left out. */
export async function writePictures(
  tx: Queries,
  config: PictureConfig,
  changes: readonly Change[],
): Promise<void> {
  const changed = changes.flatMap(({ object, before, after }) =>
    after && 'pictures' in after && !isSame(before?.['pictures'] ?? [], after['pictures'])
      ? [{ part: object, before: picturesIn(before), after: picturesIn(after) }]
      : [],
  );
  if (changed.length === 0) return;
  const { rows } = await tx.query<{ name: string }>(
    'UPDATE uploads SET unused_since = NULL WHERE name = ANY($1) AND removed_at IS NULL RETURNING name',
    [changed.flatMap(({ after }) => namesOf(config, after))],
  );
  const kept = new Set(rows.map(({ name }) => name));
  const isThere = ({ image }: PictureValue) => {
    const name = nameAt(config, image);
    return name === null || kept.has(name);
  };
  const pictures = changed.flatMap(({ part, after }) =>
    after.filter(isThere).map((picture, position) => ({ part, ...picture, position })),
  );
  const parts = changed.map(({ part }) => part);
  const all = JSON.stringify(pictures);
  const ofRows = `json_to_recordset($1) AS one (part uuid, image text, alt text, source text, digest text, position int)`;
  await tx.query('DELETE FROM part_pictures WHERE part_id = ANY($1)', [parts]);
  await tx.query(
    `UPDATE parts SET image = coalesce(one.image, ''), image_alt = coalesce(one.alt, '')
       FROM unnest($2::uuid[]) AS wanted LEFT JOIN ${ofRows} ON part = wanted AND position = 0 WHERE parts.id = wanted`,
    [all, parts],
  );
  await tx.query(
    `INSERT INTO part_pictures (part_id, position, image, alt)
     SELECT part, position - 1, image, alt FROM ${ofRows} WHERE position > 0`,
    [all],
  );
  await tx.query(
    `INSERT INTO part_image_sources (part_id, image, source, digest)
     SELECT part, image, source, digest FROM ${ofRows} WHERE source <> '' ON CONFLICT DO NOTHING`,
    [all],
  );
  await markUnused(
    tx,
    changed.flatMap(({ before, after }) =>
      namesOf(
        config,
        before.filter(({ image }) => after.every((one) => one.image !== image)),
      ),
    ),
  );
}

const markUnused = (tx: Queries, names: readonly string[]) =>
  tx.query('UPDATE uploads SET unused_since = now() WHERE name = ANY($1) AND unused_since IS NULL', [names]);

/** Marks the pictures of parts that are deleted without a trace as unused. */
export async function releasePictures(
  tx: Queries,
  config: PictureConfig,
  parts: readonly string[],
): Promise<void> {
  const { rows } = await tx.query<Pick<PictureValue, 'image'>>(
    `WITH gone AS (SELECT id, image FROM parts WHERE id = ANY($1) AND NOT was_published)
     SELECT image FROM gone UNION ALL SELECT part_pictures.image FROM part_pictures JOIN gone ON gone.id = part_id`,
    [parts],
  );
  await markUnused(tx, namesOf(config, rows));
}

/** A change of a row, whose pictures are not all stored. */
export interface QueuedPictures {
  groupRow: number;
  part: string;
  pictures: PictureValue[];
}

/** Takes pictures that are not stored yet out of changes: the part keeps its own until it gets all of them. */
export function holdBackPictures<Row extends Change & { groupRow: number }>(
  changes: readonly Row[],
): { changes: Row[]; queued: QueuedPictures[] } {
  const queued: QueuedPictures[] = [];
  const rest = changes.map((change) => {
    const { before, after, object, groupRow } = change;
    if (after === null || !('pictures' in after)) return change;
    const pictures = picturesIn(after);
    if (pictures.every(({ image }) => image !== '')) return change;
    queued.push({ groupRow, part: object, pictures });
    return { ...change, after: { ...after, pictures: before?.['pictures'] ?? [] } };
  });
  return { changes: rest, queued };
}

/** Queues pictures, which are loaded when the rows of the run are imported. */
export async function queuePictures(
  tx: Queries,
  importId: string,
  queued: readonly QueuedPictures[],
): Promise<void> {
  const rows = queued.flatMap(({ pictures, ...part }) =>
    pictures.map((picture, position) => ({ ...part, ...picture, position })),
  );
  if (rows.length === 0) return;
  await tx.query(
    `INSERT INTO import_pictures (import_id, group_row, position, part_id, source, digest, image, alt)
     SELECT $1, "groupRow", position, part, source, digest, nullif(image, ''), alt
       FROM json_to_recordset($2) AS one ("groupRow" int, position int, part uuid, source text, digest text, image text, alt text)`,
    [importId, JSON.stringify(rows)],
  );
  await tx.query('UPDATE imports SET pictures = pictures + $2 WHERE id = $1', [
    importId,
    rows.filter(({ image }) => image === '').length,
  ]);
}
