import { limits } from '#contract/limits.ts';
import { numberKey } from '#contract/number-key.ts';
import type { Part } from '#contract/parts.ts';
import type { Queries } from '../db/connect.ts';

type FoundBy = NonNullable<Part['foundBy']>;

export interface FoundNumbers {
  /** What found each part, by its id. Undefined: its own number, which lists show anyway. */
  references: ReadonlyMap<string, FoundBy | undefined>;
  /** Whether the whole search is a number, so that it has no words. */
  isWhole: boolean;
}

/** Parts per lookup. */
const foundMax = 100;
/** The most words that one number has: 1K0 615 301 AA. */
const wordsMax = 4;
/** Keys per search. */
const keysMax = 40;

/**
 * Looks up the numbers in a search: first the whole search as one number, exactly; then each word and neighbouring words,
 * exactly or, if there is no such number, a word as the start of one. Keys shorter than `keyMin` are words, or too many
 * numbers start with them.
 */
export async function findReferences(db: Queries, search: string, keyMin = 4): Promise<FoundNumbers> {
  const mayBeNumber = (key: string) =>
    key.length >= keyMin && key.length <= limits.partNumber.max && /\d/.test(key);
  const words = search.split(/\s+/).map(numberKey);
  const runs = words.flatMap((_, start) =>
    Array.from({ length: wordsMax }, (__, more) => words.slice(start, start + more + 1).join('')),
  );
  const whole = numberKey(search);
  const keys = [...new Set([whole, ...words, ...runs])].filter(mayBeNumber).slice(0, keysMax);
  if (keys.length === 0) return { references: new Map(), isWhole: false };
  const hits = await lookUp(db, keys);
  const exact = hits.filter(({ key, wanted }) => key === wanted);
  const ofWhole = exact.filter(({ wanted }) => wanted === whole);
  const starts = hits.filter(({ wanted }) => wanted === whole || words.includes(wanted));
  const [best = []] = [ofWhole, exact, starts].filter((found) => found.length > 0);
  const references = new Map<string, FoundBy | undefined>();
  for (const { id, kind, maker, number } of best) {
    if (kind === null) references.set(id, undefined);
    else if (!references.has(id)) references.set(id, { kind, maker, number });
  }
  return { references, isWhole: ofWhole.length > 0 };
}

interface Hit {
  id: string;
  wanted: string;
  key: string;
  /** Null for the part's own number. */
  kind: string | null;
  maker: string;
  number: string;
}

/** Returns the numbers that start with a key, the shortest first. Drafts count, but lists leave them out. */
async function lookUp(db: Queries, keys: readonly string[]): Promise<Hit[]> {
  // A range, because the planner cannot use an index for LIKE with a pattern that it does not know.
  const startsWith = (column: string) =>
    `${column} ~>=~ wanted AND ${column} ~<~ (wanted || '~') ORDER BY ${column} USING ~<~ LIMIT ${foundMax}`;
  const { rows } = await db.query<Hit>(
    {
      isPrepared: true,
      text: `SELECT id, wanted, key, kind, maker, number FROM unnest($1::text[]) AS wanted CROSS JOIN LATERAL (
         (SELECT id, number_key AS key, NULL AS kind, '' AS maker, '' AS number FROM parts
           WHERE (deleted_at IS NULL OR off_sale_as IS NOT NULL) AND ${startsWith('number_key')})
         UNION ALL
         (SELECT part_id, key, kind, maker, number FROM part_refs WHERE ${startsWith('key')})
       ) AS found`,
    },
    [keys],
  );
  return rows;
}
