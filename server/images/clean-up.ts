import type { Queries } from '../db/connect.ts';
import type { Deps } from '../core/deps.ts';
import { namesBeside } from './image-name.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'images'>;

/** Images of one round. */
const batch = 100;

/**
 * Removes uploaded images that nothing has shown for a day. A part, on sale or not, an order or a review that
 * names one keeps it. The number of images it removed.
 */
export async function removeUnusedUploads(needs: Needs): Promise<number> {
  let removed = 0;
  for (;;) {
    const names = await unused(needs.db);
    const kept = await shown(needs, names);
    await keep(needs.db, kept);
    const doomed = await doom(
      needs.db,
      names.filter((name) => !kept.includes(name)),
    );
    for (const name of doomed) await remove(needs, name);
    removed += doomed.length;
    if (names.length < batch) break;
  }
  // Those that an earlier round was interrupted at.
  for (const name of await leftOver(needs.db)) await remove(needs, name);
  return removed;
}

const namesOf = (rows: ReadonlyArray<{ name: string }>): string[] => rows.map(({ name }) => name);

async function unused(db: Queries): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT name FROM uploads WHERE unused_since <= now() - interval '1 day' AND removed_at IS NULL
      ORDER BY unused_since LIMIT $1`,
    [batch],
  );
  return namesOf(rows);
}

/** Those that something names after all: two parts may show one image, and an order keeps that of its part. */
async function shown({ db, config }: Needs, names: readonly string[]): Promise<string[]> {
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

async function keep(db: Queries, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db.query('UPDATE uploads SET unused_since = NULL WHERE name = ANY($1) AND removed_at IS NULL', [
    names,
  ]);
}

/** From here on no part can take them. Of several processes each image is one's; a part that was faster keeps it. */
async function doom(db: Queries, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { rows } = await db.query<{ name: string }>(
    `UPDATE uploads SET removed_at = now()
      WHERE name = ANY($1) AND removed_at IS NULL AND unused_since <= now() - interval '1 day'
      RETURNING name`,
    [names],
  );
  return namesOf(rows);
}

async function leftOver(db: Queries): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT name FROM uploads WHERE unused_since IS NOT NULL AND removed_at <= now() - interval '10 minutes'
      ORDER BY removed_at LIMIT $1`,
    [batch],
  );
  return namesOf(rows);
}

/** Removing what is gone already does no harm, so two processes may do it. */
async function remove({ db, images }: Needs, name: string): Promise<void> {
  await Promise.all(namesBeside(name).map((each) => images.remove(each)));
  await db.query('DELETE FROM uploads WHERE name = $1', [name]);
}
