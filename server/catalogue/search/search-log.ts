import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database, Queries } from '../../db/connect.ts';
import { totalOf } from '../../db/list-rows.ts';
import { countLists, type Listed } from '../list-parts.ts';
import { understand } from './understand.ts';

/** Different searches between two writes. More are not counted. */
const searchesMax = 500;

/** Different searches of a day that are kept. Those that the report has shown are kept beyond it. */
export const newPerDay = 5_000;

/** Searches that are read again for a count, in one write. More are not counted. */
const readAgainMax = 50;

/** Searches of a day whose first address is remembered. */
const remembered = 10_000;

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
  /** Whether a second address searched for it today. */
  isShown: boolean;
}

/**
 * Counts searches in memory, so that no request waits for it, and writes them in batches. What is not written when the process
 * ends is lost.
 *
 * No personal data is stored: not who searched, and only the folded words of a day. A search with @ is not counted. A
 * word with a digit, which may be a phone number, a VIN, a number plate or an order, is stored only if the search found
 * parts by its words, because these parts then have the word too. A person's name looks like any other word: the report shows
 * a search only from the second address on. Addresses are only in memory, as hashes whose key is replaced each day.
 */
export function createSearchLog(db: Database, now: () => Date = () => new Date()) {
  const counts = new Map<string, Counted>();
  const isFromSecond = createAddressCheck(now);
  return {
    /** `network` is the widest of the caller, and unknown for a page that the server renders, which is kept for others. */
    count(search: Search, network: string | undefined): void {
      const typed = search.typed.toLowerCase();
      if (typed.includes('@')) return;
      const key = `${typed} ${search.isOfParts}`;
      const known = counts.get(key);
      if (known === undefined && counts.size >= searchesMax) return;
      const isShown = (network !== undefined && isFromSecond(typed, network)) || known?.isShown === true;
      counts.set(key, { ...search, typed, searches: (known?.searches ?? 0) + 1, isShown });
    },
    async write(): Promise<void> {
      if (counts.size === 0) return;
      const batch = [...counts.values()];
      counts.clear();
      const counted = await countAll(db, batch);
      await db.transaction(async (tx) => {
        // Two processes must not both add the last one of a day.
        await tx.query(`SELECT pg_advisory_xact_lock(hashtext('norholt.searches'))`);
        await tx.query(write, [JSON.stringify(counted), newPerDay]);
      });
    },
  };
}

/** Returns a function that says whether another address did the same before on this day. */
function createAddressCheck(now: () => Date): (what: string, network: string) => boolean {
  const firsts = new LRUCache<string, string>({ max: remembered });
  let day = '';
  let key = randomBytes(32);
  return (what, network) => {
    const today = now().toISOString().slice(0, 10);
    if (today !== day) {
      firsts.clear();
      [day, key] = [today, randomBytes(32)];
    }
    const address = createHmac('sha256', key).update(network).digest('base64');
    const first = firsts.get(what);
    if (first === undefined) firsts.set(what, address);
    return first !== undefined && first !== address;
  };
}
export type SearchLog = ReturnType<typeof createSearchLog>;

interface Kept {
  /** Folded, without those that are not stored. */
  words: string;
  searches: number;
  /** Null: only a search with other words beside these was counted, and found nothing. */
  parts: number | null;
  isShown: boolean;
}

/** Returns the words that are stored, with the number of parts that a search for them finds. */
async function countAll(db: Queries, batch: readonly Counted[]): Promise<readonly Kept[]> {
  const { rows } = await db.query<Kept>(kept, [JSON.stringify(batch)]);
  const known = rows.filter(({ parts }) => parts !== null);
  const unknown = rows.filter(({ parts }) => parts === null).slice(0, readAgainMax);
  const counted: Kept[] = [];
  for (const row of unknown) {
    const count = async (listed: Listed) => (await countLists(db, [listed]))[0] ?? 0;
    const { result } = await understand(db, { search: row.words }, count, Number);
    counted.push({ ...row, parts: totalOf(result).total });
  }
  return [...known, ...counted];
}

/** A search that found something found parts with the words that are stored: other words are numbers, or were left out. */
const kept = `
  SELECT words, sum(searches)::int AS searches, bool_or("isShown") AS "isShown",
      coalesce(max(parts) FILTER (WHERE words = typed_words), max(nullif(parts, 0))) AS parts
    FROM json_to_recordset($1) AS counted (typed text, searches int, parts int, "isOfParts" boolean, "isShown" boolean),
         LATERAL (SELECT string_agg(word, ' ' ORDER BY position) FILTER (WHERE "isOfParts" OR word !~ '[0-9]') AS words,
                         string_agg(word, ' ' ORDER BY position) AS typed_words
                    FROM unnest(string_to_array(fold_words(typed), ' ')) WITH ORDINALITY AS folded (word, position)) AS kept
   WHERE words <> '' GROUP BY words`;

/** In one order, so that two processes do not block each other. */
const write = `
  WITH counted AS MATERIALIZED (
    SELECT words, searches, parts, "isShown" AS is_shown
      FROM json_to_recordset($1) AS counted (words text, searches int, parts int, "isShown" boolean)
  ), today AS (
    SELECT (now() AT TIME ZONE 'UTC')::date AS day
  ), known AS (
    SELECT counted.*, day, EXISTS (SELECT FROM searches AS kept WHERE kept.day = today.day AND kept.words = counted.words)
        OR EXISTS (SELECT FROM searches AS kept WHERE kept.words = counted.words AND kept.is_shown) AS is_known
      FROM counted, today
  ), numbered AS (
    SELECT *, row_number() OVER (PARTITION BY is_known ORDER BY searches DESC, words)
        + (SELECT count(*) FROM searches AS kept WHERE kept.day = (SELECT day FROM today)) AS number FROM known
  )
  INSERT INTO searches (day, words, searches, parts, is_shown)
  SELECT day, words, searches, parts, is_shown FROM numbered WHERE is_known OR number <= $2 ORDER BY words
  ON CONFLICT (day, words) DO UPDATE SET searches = searches.searches + EXCLUDED.searches, parts = EXCLUDED.parts,
    is_shown = searches.is_shown OR EXCLUDED.is_shown`;

/** Rows of one statement, so that none reaches its timeout. */
const removedAtOnce = 5_000;

export async function removeOldSearches(db: Queries): Promise<void> {
  for (let removed = removedAtOnce; removed === removedAtOnce;) {
    const { rowCount } = await db.query(
      `DELETE FROM searches WHERE (day, words) IN (
         SELECT day, words FROM searches WHERE day < (now() AT TIME ZONE 'UTC')::date - $1::int ORDER BY day, words LIMIT ${removedAtOnce})`,
      [keptDays],
    );
    removed = rowCount ?? 0;
  }
}
