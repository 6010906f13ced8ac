import type { Config } from '../../config/config.ts';
import type { SearchLanguage } from '../../config/search-languages.ts';
import type { Database, Queries } from '../../db/connect.ts';
import { writeTradeWords } from './trade-words.ts';

/** Words of letters only: neither stems, which have a = in front, nor numbers, which are not corrected. */
const isWord = `length(word) >= 2 AND word !~ '[0-9=]'`;

/** The words of synonyms, which no search corrects. No parts are counted for them. */
const synonymWords = `SELECT DISTINCT word, 0 AS uses
  FROM (SELECT unnest(tsvector_to_array(search_words(word))) AS word FROM synonyms) AS theirs WHERE ${isWord}`;

/** Reads some parts at a time, so that no statement of a large catalogue reaches its timeout. */
const readBatch = `
  WITH batch AS MATERIALIZED (
    SELECT position, search, head FROM part_search WHERE position > $1 ORDER BY position LIMIT 5000
  ), counted AS (
    SELECT word, count(*) FILTER (WHERE NOT is_head) AS uses, count(*) FILTER (WHERE is_head) AS heads
      FROM (SELECT unnest(tsvector_to_array(search)) AS word, false AS is_head FROM batch
            UNION ALL SELECT unnest(tsvector_to_array(head)), true FROM batch) AS words
     WHERE ${isWord} GROUP BY word
  )
  SELECT (SELECT max(position) FROM batch) AS last,
    (SELECT coalesce(json_object_agg(word, json_build_array(uses, heads)), '{}') FROM counted) AS words`;

interface Batch {
  /** The position of its last part. Null after the last batch. */
  last: number | null;
  /** Parts with the word, and parts that are called like that. */
  words: Record<string, [uses: number, heads: number]>;
}

const writeChanges = `
  WITH counted AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[]) AS found (word, uses, heads)
    UNION ALL
    SELECT *, 0 FROM (${synonymWords}) AS synonyms WHERE NOT word = ANY($1)
  ), removed AS (
    DELETE FROM part_words WHERE NOT EXISTS (SELECT FROM counted WHERE counted.word = part_words.word)
  )
  INSERT INTO part_words (word, uses, heads) SELECT word, uses, heads FROM counted ORDER BY word
  ON CONFLICT (word) DO UPDATE SET uses = EXCLUDED.uses, heads = EXCLUDED.heads
    WHERE (part_words.uses, part_words.heads) <> (EXCLUDED.uses, EXCLUDED.heads)`;

/** Writes the words of all parts on sale, by which searches are corrected. Several processes may do it at once. */
export async function writeWords(db: Queries): Promise<void> {
  const counts = new Map<string, readonly [uses: number, heads: number]>();
  let last: number | null = -1;
  while (last !== null) {
    const batch: Batch | undefined = (await db.query<Batch>(readBatch, [last])).rows[0];
    for (const [word, [uses, heads]] of Object.entries(batch?.words ?? {})) {
      const [before, headsBefore] = counts.get(word) ?? [0, 0];
      counts.set(word, [before + uses, headsBefore + heads]);
    }
    last = batch?.last ?? null;
  }
  const found = [...counts.values()];
  await db.query(writeChanges, [
    [...counts.keys()],
    found.map(([uses]) => uses),
    found.map(([, heads]) => heads),
  ]);
}

/** Adds those of synonyms. */
export async function addSynonymWords(tx: Queries): Promise<void> {
  await tx.query(`INSERT INTO part_words (word, uses) ${synonymWords} ORDER BY word ON CONFLICT DO NOTHING`);
}

/**
 * Prepares the search when a server starts: the synonyms of the trade, the stems of its language, and the words where there are
 * none, of a shop whose parts were added by other means or by an earlier version. Can be interrupted and repeated.
 */
export async function prepareSearch(
  db: Queries,
  { brand, searchLanguage }: Pick<Config, 'brand' | 'searchLanguage'>,
): Promise<void> {
  await writeTradeWords(db, brand);
  await useLanguage(db, searchLanguage);
  const { rows } = await db.query('SELECT FROM part_words WHERE heads > 0 LIMIT 1');
  if (rows.length === 0) await writeWords(db);
}

/** Writes the words of all parts again if they are of another language, some at a time. */
async function useLanguage(db: Queries, language: SearchLanguage): Promise<void> {
  await db.query('UPDATE search_language SET language = $1, written_after = -1 WHERE language <> $1', [
    language,
  ]);
  const next = 'SELECT written_after AS "writtenAfter" FROM search_language';
  let { writtenAfter = null } = (await db.query<{ writtenAfter: number | null }>(next)).rows[0] ?? {};
  if (writtenAfter !== null) await db.query('UPDATE categories SET name = name');
  while (writtenAfter !== null) {
    const { rows } = await db.query<{ writtenAfter: number | null }>(
      `UPDATE search_language SET written_after = write_part_search_after($1) RETURNING written_after AS "writtenAfter"`,
      [writtenAfter],
    );
    writtenAfter = rows[0]?.writtenAfter ?? null;
  }
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
