import type { Queries } from '../db/connect.ts';
import type { Config } from '../config/config.ts';
import { namesBeside } from './image-name.ts';
import type { ImageStore } from './image-store.ts';

export interface CleanUpDeps {
  config: Pick<Config, 'uploads'>;
  db: Queries;
  images: Pick<ImageStore, 'remove'>;
}

/** Images per query. */
const batch = 100;

/**
 * Removes uploaded images that no part, order or review has used for a day. Deleted parts count too. Returns the number
 * of removed images.
 */
export async function removeUnusedUploads(deps: CleanUpDeps): Promise<number> {
  let removed = 0;
  for (;;) {
    const marked = await markUnused(deps);
    for (const { name, isUsed } of marked) {
      if (isUsed) continue;
      await remove(deps, name);
      removed += 1;
    }
    if (marked.length < batch) break;
  }
  // Images whose removal was interrupted.
  for (const name of await findInterrupted(deps.db)) await remove(deps, name);
  return removed;
}

/**
 * Finds images that no part has claimed for a day. Marks them as removed, so that no part can use them any more, or as
 * used after all: two parts can share an image, and an order keeps that of its part. Each image is marked by one of
 * several processes.
 */
async function markUnused({ db, config }: CleanUpDeps): Promise<Array<{ name: string; isUsed: boolean }>> {
  const bases = ['/uploads', ...(config.uploads.publicUrl === undefined ? [] : [config.uploads.publicUrl])];
  const { rows } = await db.query<{ name: string; isUsed: boolean }>(
    `WITH unused AS (
       SELECT name FROM uploads WHERE unused_since <= now() - interval '1 day' AND removed_at IS NULL
        ORDER BY unused_since LIMIT $1 FOR UPDATE SKIP LOCKED
     ), used AS (
       SELECT DISTINCT name FROM unused CROSS JOIN unnest($2::text[]) AS base JOIN (
         SELECT image FROM parts UNION ALL SELECT image FROM part_pictures UNION ALL SELECT image FROM orders UNION ALL SELECT photo_url FROM reviews
       ) AS shown ON image = base || '/' || name
     )
     UPDATE uploads
        SET unused_since = CASE WHEN used.name IS NULL THEN unused_since END,
            removed_at = CASE WHEN used.name IS NULL THEN now() END
       FROM unused LEFT JOIN used USING (name) WHERE uploads.name = unused.name
     RETURNING uploads.name, used.name IS NOT NULL AS "isUsed"`,
    [batch, bases],
  );
  return rows;
}

async function findInterrupted(db: Queries): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT name FROM uploads WHERE unused_since IS NOT NULL AND removed_at <= now() - interval '10 minutes'
      ORDER BY removed_at LIMIT $1`,
    [batch],
  );
  return rows.map(({ name }) => name);
}

/** Idempotent, so two processes can remove the same image. */
async function remove({ db, images }: CleanUpDeps, name: string): Promise<void> {
  await Promise.all(namesBeside(name).map((each) => images.remove(each)));
  await db.query('DELETE FROM uploads WHERE name = $1', [name]);
}
