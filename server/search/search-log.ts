import type { Queries } from '../db/connect.ts';

/** Different searches between two writes. More are not counted. */
const searchesMax = 500;

/** Days that searches are kept. */
export const keptDays = 30;

interface Search {
  typed: string;
  /** The number of parts that it found. */
  parts: number;
  /** Whether each of its words is a word or a number of a part that it found. */
  isOfParts: boolean;
}

interface Counted extends Search {
  searches: number;
}

/**
 * Counts searches in memory, so that no request waits for it, and writes them in batches. What is not written when the process
 * ends is lost.
 *
 * No personal data is stored: not who searched, and only the folded words of a day. A search with @ is not counted. A
 * word with a digit, which may be a phone number, a VIN, a number plate or an order, is stored only if the search found
 * parts by its words, because these parts then have the word too. A person's name looks like any other word and is stored.
 */
export function createSearchLog(db: Queries) {
  const counts = new Map<string, Counted>();
  return {
    count(search: Search): void {
      const typed = search.typed.toLowerCase();
      if (typed.includes('@')) return;
      const key = `${typed} ${search.isOfParts}`;
      const known = counts.get(key);
      if (known === undefined && counts.size >= searchesMax) return;
      counts.set(key, { ...search, typed, searches: (known?.searches ?? 0) + 1 });
    },
    async write(): Promise<void> {
      if (counts.size === 0) return;
      const batch = [...counts.values()];
      counts.clear();
      await db.query(write, [JSON.stringify(batch)]);
    },
  };
}
export type SearchLog = ReturnType<typeof createSearchLog>;

/** In one order, so that two processes do not block each other. */
const write = `
  INSERT INTO searches (day, words, searches, parts)
  SELECT (now() AT TIME ZONE 'UTC')::date, words, sum(searches), max(parts)
    FROM json_to_recordset($1) AS counted (typed text, searches int, parts int, "isOfParts" boolean),
         LATERAL (SELECT string_agg(word, ' ' ORDER BY position) AS words
                    FROM unnest(string_to_array(fold_words(typed), ' ')) WITH ORDINALITY AS folded (word, position)
                   WHERE "isOfParts" OR word !~ '[0-9]') AS kept
   WHERE words <> '' GROUP BY words ORDER BY words
  ON CONFLICT (day, words) DO UPDATE SET searches = searches.searches + EXCLUDED.searches, parts = EXCLUDED.parts`;

export async function removeOldSearches(db: Queries): Promise<void> {
  await db.query(`DELETE FROM searches WHERE day < (now() AT TIME ZONE 'UTC')::date - $1::int`, [keptDays]);
}
