import { createHash } from 'node:crypto';
import { cellText, readCell } from '#contract/import/cells.ts';
import { importColumns } from '#contract/import/kinds.ts';
import type { Queries } from '../../db/connect.ts';
import { findRun } from '../stored-run.ts';

/** A picture beside a list, in its archive or folder. */
export interface PictureFile {
  /** Its path. */
  name: string;
  /** Null: it is larger than a picture may be. */
  bytes: Uint8Array | null;
}

/** Equal for all spellings of the path of a file. */
export const fileKey = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^(\.?\/)+/, '');

/** Equal for all spellings of the name of a file, whatever its folder. */
export const baseKey = (name: string): string => fileKey(name).replace(/^.*\//s, '');

export const isPictureName = (name: string): boolean =>
  /\.(jpe?g|png|webp|avif)$/i.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name);

/** Stores a file beside the list of a run; without its bytes if the shop has the picture. */
export async function saveFile(tx: Queries, importId: string, { name, bytes }: PictureFile): Promise<void> {
  const digest = bytes === null ? '' : createHash('sha256').update(bytes).digest('hex');
  await tx.query(
    `INSERT INTO import_files (import_id, key, base, digest, bytes)
     SELECT $1, $2, $3, $4, CASE WHEN NOT EXISTS (SELECT FROM part_image_sources WHERE digest = $4) THEN $5::bytea END
     ON CONFLICT DO NOTHING`,
    [importId, fileKey(name), baseKey(name), digest, bytes],
  );
}

/** The names of files that the rows of a run have as pictures. */
export async function namedFiles(db: Queries, importId: string): Promise<string[]> {
  const { columns } = await findRun(db, importId);
  const at = columns.findIndex(({ field }) => field === 'pictures');
  if (at < 0) return [];
  const { rows } = await db.query<{ cell: string }>(
    'SELECT DISTINCT cells ->> $2::int AS cell FROM import_rows WHERE import_id = $1',
    [importId, at],
  );
  return rows.flatMap(({ cell }) => {
    const read = readCell(cellText(cell), importColumns.parts.pictures);
    return read && 'value' in read && Array.isArray(read.value) ? read.value.map(String) : [];
  });
}

/** The digest of the file that a name means; empty if it is too large. `several`: which one is not clear. */
export type FindFile = (name: string) => { digest: string } | 'several' | undefined;

/** Finds the files that names mean: by the path, or by the name alone if there is only one. */
export async function findFiles(tx: Queries, importId: string, names: readonly string[]): Promise<FindFile> {
  if (names.length === 0) return () => undefined;
  const { rows } = await tx.query<{ key: string; base: string; digest: string }>(
    'SELECT key, base, digest FROM import_files WHERE import_id = $1 AND base = ANY($2)',
    [importId, names.map(baseKey)],
  );
  return (name) => {
    const byBase = rows.filter(({ base }) => base === baseKey(name));
    const byPath = byBase.filter(({ key }) => key === fileKey(name));
    const found = new Set((byPath.length > 0 ? byPath : byBase).map(({ digest }) => digest));
    const [digest] = found;
    return found.size > 1 ? 'several' : digest === undefined ? undefined : { digest };
  };
}
