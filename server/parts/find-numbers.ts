import { gtinIn } from '#contract/gtin.ts';
import { limits } from '#contract/limits.ts';
import { numberKey } from '#contract/number-key.ts';
import type { Part } from '#contract/parts.ts';
import { plainCode } from '#contract/plain-code.ts';
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
/** Texts per search. */
const textsMax = 40;

/** The words of a search. */
const wordsOf = (search: string): string[] => plainCode(search).trim().split(/ +/);

/** What may be a number: the whole search, then each word and neighbouring words. */
function textsOf(words: readonly string[], mayBeNumber: (text: string) => boolean): string[] {
  const runs = words.flatMap((_, start) =>
    Array.from({ length: wordsMax }, (__, more) => words.slice(start, start + more + 1).join(' ')),
  );
  return [...new Set([words.join(' '), ...words, ...runs])].filter(mayBeNumber).slice(0, textsMax);
}

const hasLength = (key: string, keyMin: number) =>
  key.length >= keyMin && key.length <= limits.partNumber.max;

/**
 * Looks up the numbers in a search: first the whole search as one number, exactly; then each word and neighbouring words,
 * exactly or, if there is no such number, a word as the start of one. Keys shorter than `keyMin` are words, or too many
 * numbers start with them.
 */
export async function findReferences(db: Queries, search: string, keyMin = 4): Promise<FoundNumbers> {
  const words = wordsOf(search);
  const texts = textsOf(words, (text) => hasLength(numberKey(text), keyMin) && /\d/.test(text));
  const { best, isWhole } = choose(words, await lookUp(db, texts, exactly));
  return { references: referencesOf(best), isWhole };
}

/**
 * Looks up the numbers that look like one in a search, for a search that finds nothing: O and 0, I, l and 1 are the same,
 * and zeros in front do not count. `corrected` is the search with the first of them. Null if there is none.
 */
export async function findLookAlikes(
  db: Queries,
  search: string,
): Promise<{ corrected: string; numbers: FoundNumbers } | null> {
  const words = wordsOf(search);
  // A word without a digit is a number only if it has a sign that numbers have: NH-IOOOI.
  const mayLookLike = (text: string) =>
    hasLength(lookAlike(text), 3) && (/\d/.test(text) || /[oil].*[./-]|[./-].*[oil]/i.test(text));
  const { best, isWhole } = choose(words, await lookUp(db, textsOf(words, mayLookLike), lookingAlike));
  const [first] = best;
  if (!first) return null;
  const number = first.isExact ? first.number : startLike(first.number, first.typed);
  return {
    corrected: words.join(' ').replace(first.typed, () => number),
    numbers: { references: referencesOf(best), isWhole },
  };
}

/** The same as `look_alike_key` in SQL. */
const lookAlike = (text: string): string =>
  numberKey(text).replaceAll('O', '0').replace(/[IL]/g, '1').replace(/^0+/, '');

/** The start of a number that looks like what was typed. */
function startLike(number: string, typed: string): string {
  const { length } = lookAlike(typed);
  const signs = Array.from(number);
  const end = signs.findIndex((_, at) => lookAlike(signs.slice(0, at + 1).join('')).length === length);
  return signs.slice(0, end + 1).join('');
}

interface Hit {
  typed: string;
  /** Otherwise the number only starts with what was typed. */
  isExact: boolean;
  id: string;
  /** Null for the part's own number. */
  kind: string | null;
  maker: string;
  number: string;
}

function choose(words: readonly string[], hits: readonly Hit[]): { best: readonly Hit[]; isWhole: boolean } {
  const whole = words.join(' ');
  const exact = hits.filter(({ isExact }) => isExact);
  const ofWhole = exact.filter(({ typed }) => typed === whole);
  const starts = hits.filter(({ typed }) => typed === whole || words.includes(typed));
  const [best = []] = [ofWhole, exact, starts].filter((found) => found.length > 0);
  return { best, isWhole: ofWhole.length > 0 };
}

function referencesOf(hits: readonly Hit[]): FoundNumbers['references'] {
  const references = new Map<string, FoundBy | undefined>();
  for (const { id, kind, maker, number } of hits) {
    if (kind === null) references.set(id, undefined);
    else if (!references.has(id)) references.set(id, { kind, maker, number });
  }
  return references;
}

interface Comparison {
  keyOf(key: string): string;
  ofPart: string;
  ofReference: string;
}

/** Drafts count, but lists leave them out. */
const exactly: Comparison = {
  keyOf: (key) => key,
  ofPart: '(deleted_at IS NULL OR off_sale_as IS NOT NULL)',
  ofReference: 'true',
};

/** Of parts on sale, because the corrected search shows the number. */
const lookingAlike: Comparison = {
  keyOf: (key) => `look_alike_key(${key})`,
  ofPart: 'deleted_at IS NULL',
  ofReference: 'EXISTS (SELECT FROM parts WHERE id = part_id AND deleted_at IS NULL)',
};

/** Returns the numbers that start with a text, the shortest first, and the GTINs that are one in another form. */
async function lookUp(
  db: Queries,
  texts: readonly string[],
  { keyOf, ofPart, ofReference }: Comparison,
): Promise<Hit[]> {
  if (texts.length === 0) return [];
  // A range, because the planner cannot use an index for LIKE with a pattern that it does not know.
  const startsWith = (column: string) =>
    `${keyOf(column)} ~>=~ wanted AND ${keyOf(column)} ~<~ (wanted || '~') ORDER BY ${keyOf(column)} USING ~<~ LIMIT ${foundMax}`;
  const { rows } = await db.query<Hit>(
    {
      isPrepared: true,
      text: `SELECT typed, key = wanted AS "isExact", id, kind, maker, number
         FROM (SELECT typed, gtin, ${keyOf('number_key(typed)')} AS wanted
                 FROM unnest($1::text[], $2::text[]) AS each (typed, gtin) OFFSET 0) AS looked_up
        CROSS JOIN LATERAL (
         (SELECT id, ${keyOf('number_key')} AS key, NULL AS kind, '' AS maker, part_number AS number FROM parts
           WHERE ${ofPart} AND ${startsWith('number_key')})
         UNION ALL
         (SELECT part_id, ${keyOf('key')}, kind, maker, number FROM part_refs
           WHERE ${ofReference} AND ${startsWith('key')})
         UNION ALL
         (SELECT part_id, wanted, kind, maker, number FROM part_refs
           WHERE kind = 'gtin' AND lpad(key, 14, '0') = gtin LIMIT ${foundMax})
       ) AS found`,
    },
    [texts, texts.map(gtinIn)],
  );
  return rows;
}
