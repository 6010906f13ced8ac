import * as m from '#messages/problem.js';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import type { Config } from '../config/config.ts';
import { nameAt } from './image-address.ts';
import { namesBeside } from './image-name.ts';

type Addresses = Pick<Config, 'uploads'>;

/** Adds the row of an image. Called before its files are stored, so that every file has a row. */
export async function addUpload(db: Queries, name: string): Promise<void> {
  await db.query('INSERT INTO uploads (name) VALUES ($1)', [name]);
}

/** Deletes the row of an image whose files could not be stored. */
export async function deleteUpload(db: Queries, name: string): Promise<void> {
  await db.query('DELETE FROM uploads WHERE name = $1', [name]);
}

/** Returns the widest file of the image that has a file of this name; undefined if the shop has no such image. */
export async function findUpload(db: Queries, name: string): Promise<string | undefined> {
  const { rows } = await db.query<{ name: string }>(
    'SELECT name FROM uploads WHERE left(name, 32) = left($1, 32) AND removed_at IS NULL',
    [name],
  );
  return rows.find((row) => namesBeside(row.name).includes(name))?.name;
}

/** The error for an image that the shop does not have, or from a host that it does not allow. `row`: of the further pictures. */
export const imageRefused = (row?: number): Problem =>
  new Problem('INVALID', {
    message: m.foreignImage(),
    extra: row === undefined ? { field: 'image' } : { field: 'morePictures', row, column: 'image' },
  });

/**
 * Marks the upload with this URL as used by a part. Throws 400 if it does not exist or is being removed. A URL of another
 * host needs no mark. `row`: of the further pictures.
 */
export async function markUsed(tx: Queries, config: Addresses, address: string, row?: number): Promise<void> {
  const name = nameAt(config, address);
  if (name === null) return;
  const { rowCount } = await tx.query(
    'UPDATE uploads SET unused_since = NULL WHERE name = $1 AND removed_at IS NULL',
    [name],
  );
  if (rowCount !== 1) throw imageRefused(row);
}

/** Marks the upload with this URL as unused by a part. The clean-up checks whether something else uses it. */
export async function markUnused(tx: Queries, config: Addresses, address: string): Promise<void> {
  const name = nameAt(config, address);
  if (name === null) return;
  await tx.query('UPDATE uploads SET unused_since = now() WHERE name = $1 AND unused_since IS NULL', [name]);
}
