import type { Database, Queries } from '../db/connect.ts';

/** Words of letters only. Numbers are not corrected. */
const isWord = `length(word) >= 3 AND word !~ '[0-9]'`;

/** Reads some parts at a time, so that no statement of a large catalogue reaches its timeout. */
const readBatch = `
  WITH batch AS MATERIALIZED (
    SELECT position, search FROM part_search WHERE position > $1 ORDER BY position LIMIT 5000
  ), counted AS (
    SELECT word, count(*) AS uses FROM batch, unnest(tsvector_to_array(search)) AS word WHERE ${isWord} GROUP BY word
  )
  SELECT (SELECT max(position) FROM batch) AS last,
    (SELECT coalesce(json_object_agg(word, uses), '{}') FROM counted) AS words`;

const writeChanges = `
  WITH counted AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::int[]) AS found (word, uses)
    UNION ALL
    SELECT DISTINCT word, 0 FROM (SELECT unnest(tsvector_to_array(search_words(word))) AS word FROM synonyms) AS theirs
     WHERE ${isWord} AND NOT word = ANY($1)
  ), removed AS (
    DELETE FROM part_words WHERE NOT EXISTS (SELECT FROM counted WHERE counted.word = part_words.word)
  )
  INSERT INTO part_words SELECT word, uses FROM counted ORDER BY word
  ON CONFLICT (word) DO UPDATE SET uses = EXCLUDED.uses WHERE part_words.uses <> EXCLUDED.uses`;

/** Writes the words of all parts on sale, by which searches are corrected. Several processes may do it at once. */
export async function writeWords(db: Queries): Promise<void> {
  const uses = new Map<string, number>();
  for (let last: number | null = -1; last !== null; ) {
    const { rows } = await db.query<{ last: number | null; words: Record<string, number> }>(readBatch, [
      last,
    ]);
    for (const [word, count] of Object.entries(rows[0]?.words ?? {})) {
      uses.set(word, (uses.get(word) ?? 0) + count);
    }
    last = rows[0]?.last ?? null;
  }
  await db.query(writeChanges, [[...uses.keys()], [...uses.values()]]);
}

/** Writes them where there are none: of a shop whose parts were added by other means. */
export async function writeFirstWords(db: Queries): Promise<void> {
  const { rows } = await db.query('SELECT FROM part_words LIMIT 1');
  if (rows.length === 0) await writeWords(db);
}

/** Returns a job that writes them when a part has changed. Orders do not touch `part_search`. */
export function rewriteWords(db: Pick<Database, 'query'>): () => Promise<void> {
  let seen: number | undefined;
  return async () => {
    const { rows } = await db.query<{ changes: number }>(
      `SELECT n_tup_ins + n_tup_upd + n_tup_del AS changes FROM pg_stat_user_tables WHERE relid = 'part_search'::regclass`,
    );
    const changes = rows[0]?.changes;
    if (changes !== undefined && changes === seen) return;
    await writeWords(db);
    seen = changes;
  };
}
