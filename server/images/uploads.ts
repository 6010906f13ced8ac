import type { Queries } from '../db/connect.ts';
import type { Config } from '../config.ts';
import { nameAt } from './image-address.ts';
import { namesBeside } from './image-name.ts';

type Addresses = Pick<Config, 'uploads'>;

/** Puts an image down before its files are kept, so that none is ever kept that nobody knows of. */
export async function noteUpload(db: Pick<Queries, 'query'>, name: string): Promise<void> {
  await db.query('INSERT INTO uploads (name) VALUES ($1)', [name]);
}

/** For an image whose files could not be kept. */
export async function forgetUpload(db: Pick<Queries, 'query'>, name: string): Promise<void> {
  await db.query('DELETE FROM uploads WHERE name = $1', [name]);
}

/** Whether the shop stored a file of this name, in any of its widths and formats, and has not removed it. */
export async function isUpload(db: Pick<Queries, 'query'>, name: string): Promise<boolean> {
  const { rows } = await db.query<{ name: string }>(
    'SELECT name FROM uploads WHERE left(name, 32) = left($1, 32) AND removed_at IS NULL',
    [name],
  );
  return rows.some((row) => namesBeside(row.name).includes(name));
}

/**
 * Says that a part shows the image of this address from now on. False for an upload that there never was, or
 * that is being removed. An address of another host needs nobody's leave.
 */
export async function markUsed(
  tx: Pick<Queries, 'query'>,
  config: Addresses,
  address: string,
): Promise<boolean> {
  const name = nameAt(config, address);
  if (name === null) return true;
  const { rowCount } = await tx.query(
    'UPDATE uploads SET unused_since = NULL WHERE name = $1 AND removed_at IS NULL',
    [name],
  );
  return rowCount === 1;
}

/** Says that a part no longer shows the image of this address. Whether anything else does, the clean-up looks. */
export async function markUnused(
  tx: Pick<Queries, 'query'>,
  config: Addresses,
  address: string,
): Promise<void> {
  const name = nameAt(config, address);
  if (name === null) return;
  await tx.query('UPDATE uploads SET unused_since = now() WHERE name = $1 AND unused_since IS NULL', [name]);
}
