import type { Database, Queries } from '../../db/connect.ts';

/** Words of letters only. Numbers are not corrected. */
const isWord = `length(word) >= 3 AND word !~ '[0-9]'`;

/** The words of synonyms, which no search corrects. No parts are counted for them. */
const synonymWords = `SELECT DISTINCT word, 0 AS uses
  FROM (SELECT unnest(tsvector_to_array(search_words(word))) AS word FROM synonyms) AS theirs WHERE ${isWord}`;

/** Reads some parts at a time, so that no statement of a large catalogue reaches its timeout. */
const readBatch = `
  WITH batch AS MATERIALIZED (
    SELECT position, search FROM part_search WHERE position > $1 ORDER BY position LIMIT 5000
  ), counted AS (
    SELECT word, count(*) AS uses FROM batch, unnest(tsvector_to_array(search)) AS word WHERE ${isWord} GROUP BY word
  )
  SELECT (SELECT max(position) FROM batch) AS last,
    (SELECT coalesce(json_object_agg(word, uses), '{}') FROM counted) AS words`;

interface Batch {
  /** The position of its last part. Null after the last batch. */
  last: number | null;
  words: Record<string, number>;
}

const writeChanges = `
  WITH counted AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::int[]) AS found (word, uses)
    UNION ALL
    SELECT * FROM (${synonymWords}) AS synonyms WHERE NOT word = ANY($1)
  ), removed AS (
    DELETE FROM part_words WHERE NOT EXISTS (SELECT FROM counted WHERE counted.word = part_words.word)
  )
  INSERT INTO part_words SELECT word, uses FROM counted ORDER BY word
  ON CONFLICT (word) DO UPDATE SET uses = EXCLUDED.uses WHERE part_words.uses <> EXCLUDED.uses`;

/** Writes the words of all parts on sale, by which searches are corrected. Several processes may do it at once. */
export async function writeWords(db: Queries): Promise<void> {
  const uses = new Map<string, number>();
  let last: number | null = -1;
  while (last !== null) {
    const batch: Batch | undefined = (await db.query<Batch>(readBatch, [last])).rows[0];
    for (const [word, count] of Object.entries(batch?.words ?? {})) {
      uses.set(word, (uses.get(word) ?? 0) + count);
    }
    last = batch?.last ?? null;
  }
  await db.query(writeChanges, [[...uses.keys()], [...uses.values()]]);
}

/** Adds those of synonyms. */
export async function addSynonymWords(tx: Queries): Promise<void> {
  await tx.query(`INSERT INTO part_words ${synonymWords} ORDER BY word ON CONFLICT DO NOTHING`);
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
      `SELECT sum(n_tup_ins + n_tup_upd + n_tup_del)::int AS changes FROM pg_stat_user_tables WHERE relid IN ('part_search'::regclass, 'synonyms'::regclass)`,
    );
    const changes = rows[0]?.changes;
    if (changes !== undefined && changes === seen) return;
    await writeWords(db);
    seen = changes;
  };
}
