import type { Queries } from '../db/connect.ts';
import type { Deps } from '../core/deps.ts';
import { namesBeside } from './image-name.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'images'>;

/** Images per query. */
const batch = 100;

/**
 * Removes uploaded images that no part, order or review has used for a day. Deleted parts count too. Returns the number
 * of removed images.
 */
export async function removeUnusedUploads(needs: Needs): Promise<number> {
  let removed = 0;
  for (;;) {
    const names = await findUnused(needs.db);
    const used = await findUsed(needs, names);
    await markAllUsed(needs.db, used);
    const marked = await markRemoved(
      needs.db,
      names.filter((name) => !used.includes(name)),
    );
    for (const name of marked) await remove(needs, name);
    removed += marked.length;
    if (names.length < batch) break;
  }
  // Images whose removal was interrupted.
  for (const name of await findInterrupted(needs.db)) await remove(needs, name);
  return removed;
}

const namesOf = (rows: ReadonlyArray<{ name: string }>): string[] => rows.map(({ name }) => name);

async function findUnused(db: Queries): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT name FROM uploads WHERE unused_since <= now() - interval '1 day' AND removed_at IS NULL
      ORDER BY unused_since LIMIT $1`,
    [batch],
  );
  return namesOf(rows);
}

/** Returns the names that are in use after all: two parts can share an image, and an order keeps that of its part. */
async function findUsed({ db, config }: Needs, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const addresses = (name: string) =>
    ['/uploads', config.uploads.publicUrl]
      .filter((base) => base !== undefined)
      .map((base) => `${base}/${name}`);
  const { rows } = await db.query<{ image: string }>(
    `SELECT image FROM parts WHERE image = ANY($1)
     UNION SELECT image FROM orders WHERE image = ANY($1)
     UNION SELECT photo_url FROM reviews WHERE photo_url = ANY($1)`,
    [names.flatMap(addresses)],
  );
  const named = new Set(rows.map(({ image }) => image));
  return names.filter((name) => addresses(name).some((address) => named.has(address)));
}

/** The names of images that are still unused. Locked in order, because two processes can change the same images. */
const lockUnused = `
  SELECT name FROM uploads
   WHERE name = ANY($1) AND removed_at IS NULL AND unused_since <= now() - interval '1 day'
   ORDER BY name FOR UPDATE`;

async function markAllUsed(db: Queries, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db.query(
    `WITH locked AS (${lockUnused})
     UPDATE uploads SET unused_since = NULL FROM locked WHERE uploads.name = locked.name`,
    [names],
  );
}

/**
 * Marks images as removed, so that no part can use them any more. Each image is marked by one of several processes. Not
 * if a part has claimed it meanwhile. Returns the marked names.
 */
async function markRemoved(db: Queries, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { rows } = await db.query<{ name: string }>(
    `WITH locked AS (${lockUnused})
     UPDATE uploads SET removed_at = now() FROM locked WHERE uploads.name = locked.name
     RETURNING uploads.name`,
    [names],
  );
  return namesOf(rows);
}

async function findInterrupted(db: Queries): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT name FROM uploads WHERE unused_since IS NOT NULL AND removed_at <= now() - interval '10 minutes'
      ORDER BY removed_at LIMIT $1`,
    [batch],
  );
  return namesOf(rows);
}

/** Idempotent, so two processes can remove the same image. */
async function remove({ db, images }: Needs, name: string): Promise<void> {
  await Promise.all(namesBeside(name).map((each) => images.remove(each)));
  await db.query('DELETE FROM uploads WHERE name = $1', [name]);
}
