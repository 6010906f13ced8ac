import { limits } from '#contract/limits.ts';
import { lookAlikeKey, startLike } from '#contract/look-alike.ts';
import { numberKey } from '#contract/catalogue/number-key.ts';
import { NumberMatch } from '#contract/catalogue/number-match.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { plainCode } from '#contract/plain-code.ts';
import type { Queries } from '../db/connect.ts';

/** What found a part. Without `foundBy`: its own number, which lists show anyway. */
export type FoundNumber = Pick<Part, 'foundBy' | 'numberMatch'>;

export interface FoundNumbers {
  /** What found each part, by its id, the best matches first. */
  references: ReadonlyMap<string, FoundNumber>;
  /** Whether the whole search is a number, so that it has no words. */
  isWhole: boolean;
}

export const noNumbers: FoundNumbers = { references: new Map(), isWhole: false };

/** Parts per lookup. */
const foundMax = 100;
/** The most words that one number has: 1K0 615 301 AA. */
const wordsMax = 4;
/** Keys per search. */
const keysMax = 40;

const wordsOf = (search: string): string[] => plainCode(search).trim().split(/ +/);

/** What may be a number: the whole search, then each word and neighbouring words. */
function textsOf(search: string): string[] {
  const words = wordsOf(search);
  const runs = words.flatMap((_, start) =>
    Array.from({ length: wordsMax }, (__, more) => words.slice(start, start + more + 1).join(' ')),
  );
  return [...new Set([words.join(' '), ...words, ...runs])];
}

const isLong = (key: string, keyMin: number) => key.length >= keyMin && key.length <= limits.partNumber.max;

/** Whether somebody is still typing, so that a text may be the start of a longer number. */
export interface Typing {
  isTyping?: boolean | undefined;
}

/** Returns the keys of the numbers that a search may contain. Shorter ones are words, or too many numbers start with them. */
export function keysOf(search: string, { isTyping = false }: Typing = {}): readonly string[] {
  const keyMin = isTyping ? 3 : 4;
  const isYear = (key: string) => /^(19|20)\d\d$/.test(key) && wordsOf(search).length > 1;
  const mayBeNumber = (key: string) => isLong(key, keyMin) && /\d/.test(key) && !isYear(key);
  return [...new Set(textsOf(search).map(numberKey))].filter(mayBeNumber).slice(0, keysMax);
}

/**
 * Returns the numbers in a search, of the hits of its keys and others: the whole search as one number, exactly; then each word
 * and neighbouring words, exactly or, if there is no such number, a word as the start of one. While somebody types, also the
 * numbers that begin with the text.
 */
export function chooseHits(search: string, found: readonly Hit[], typing: Typing = {}): FoundNumbers {
  const keys = keysOf(search, typing);
  const hits = found.filter(({ wanted }) => keys.includes(wanted));
  const spellings = new Set(textsOf(search).map(upperCase));
  return choose(search, hits, {
    ...typing,
    matchOf({ isExact, kind, number }) {
      if (!isExact) return 'start';
      // A GTIN with other zeros in front is the same one.
      return kind === 'gtin' || spellings.has(upperCase(plainCode(number))) ? 'exact' : 'same';
    },
  }).numbers;
}

const upperCase = (text: string) => text.toUpperCase();

/** A search that finds nothing, with the first number that looks like one in it: O and 0, I, l and 1 are the same. */
export interface LookAlikes {
  corrected: string;
  numbers: FoundNumbers;
}

function lookAlikeTextsOf(search: string): readonly string[] {
  // A word without a digit is a number only if it has a sign that numbers have: NH-IOOOI.
  const mayLookLike = (text: string) =>
    isLong(lookAlikeKey(text), 3) && (/\d/.test(text) || /[oil].*[./-]|[./-].*[oil]/i.test(text));
  return textsOf(search).filter(mayLookLike).slice(0, keysMax);
}

/** Returns the keys of numbers that may look like one in a search. Zeros in front do not count. */
export const lookAlikeKeysOf = (search: string): readonly string[] => lookAlikeTextsOf(search).map(numberKey);

/** A query like `hitsOf` for numbers that look like those of `keys`. */
export const lookAlikesOf = (keys: string): string => hitsOf(keys, (key) => `look_alike_key(${key})`);

/** Returns the numbers that look like one in a search, of the hits of its keys and others. Null if there is none. */
export function chooseLookAlikes(search: string, found: readonly Hit[]): LookAlikes | null {
  const texts = lookAlikeTextsOf(search);
  const keys = texts.map(numberKey);
  const { first, numbers } = choose(
    search,
    found.filter(({ wanted }) => keys.includes(wanted)),
  );
  const typed = texts.find((text) => numberKey(text) === first?.wanted);
  if (first === undefined || typed === undefined) return null;
  const number = first.isExact ? first.number : startLike(first.number, typed);
  return {
    corrected: wordsOf(search)
      .join(' ')
      .replace(typed, () => number),
    numbers,
  };
}

export interface Hit {
  id: string;
  /** A key of the search. */
  wanted: string;
  /** Otherwise the number only starts with it. */
  isExact: boolean;
  /** Null for the part's own number. */
  kind: string | null;
  maker: string;
  number: string;
}

function choose(
  search: string,
  hits: readonly Hit[],
  {
    isTyping = false,
    matchOf = () => undefined,
  }: Typing & { matchOf?: (hit: Hit) => NumberMatch | undefined } = {},
): { first: Hit | undefined; numbers: FoundNumbers } {
  const words = wordsOf(search).map(numberKey);
  const whole = words.join('');
  const exact = hits.filter(({ isExact }) => isExact);
  const ofWhole = exact.filter(({ wanted }) => wanted === whole);
  const starts = hits.filter(({ wanted }) => wanted === whole || words.includes(wanted));
  const [best = []] = [ofWhole, exact, starts].filter((found) => found.length > 0);
  const rankOf = (match: NumberMatch | undefined) =>
    match === undefined ? 0 : NumberMatch.options.indexOf(match);
  const shown = [...best, ...(isTyping ? starts : [])]
    .map((hit) => ({ hit, match: matchOf(hit) }))
    .toSorted(
      (one, other) =>
        rankOf(one.match) - rankOf(other.match) ||
        Number(one.hit.kind !== null) - Number(other.hit.kind !== null),
    );
  const references = new Map<string, FoundNumber>();
  for (const { hit, match } of shown) {
    const { id, kind, maker, number } = hit;
    if (references.has(id)) continue;
    references.set(id, {
      ...(kind !== null && { foundBy: { kind, maker, number } }),
      ...(match && { numberMatch: match }),
    });
  }
  return { first: best[0], numbers: { references, isWhole: ofWhole.length > 0 } };
}

/**
 * A query for the numbers of parts on sale that start with one of some keys, the shortest first, and for GTINs that are one of
 * them in another form: with other zeros in front, or after the 01 of a barcode. Each index is of `keyOf(key)`.
 */
export function hitsOf(keys: string, keyOf = (key: string): string => key): string {
  // A range, because the planner cannot use an index for LIKE with a pattern that it does not know.
  const startsWith = (column: string) =>
    `${keyOf(column)} ~>=~ start AND ${keyOf(column)} ~<~ (start || '~') ORDER BY ${keyOf(column)} USING ~<~ LIMIT ${foundMax}`;
  return `SELECT id, wanted, key = start AS "isExact", kind, maker, number
     FROM (SELECT wanted, ${keyOf('number_key(wanted)')} AS start,
             CASE WHEN wanted ~ '^(\\d{7,14}|01\\d{14})$' THEN lpad(regexp_replace(wanted, '^01(?=\\d{14}$)', ''), 14, '0') END AS gtin
             FROM unnest(${keys}) AS wanted OFFSET 0) AS looked_up
    CROSS JOIN LATERAL (
     (SELECT id, ${keyOf('number_key')} AS key, NULL AS kind, '' AS maker, part_number AS number FROM parts
       WHERE deleted_at IS NULL AND ${startsWith('number_key')})
     UNION ALL
     (SELECT id, ${keyOf('key')}, kind, maker, number FROM part_refs JOIN part_search ON id = part_id
       WHERE ${startsWith('key')})
     UNION ALL
     (SELECT id, start, kind, maker, number FROM part_refs JOIN part_search ON id = part_id
       WHERE kind = 'gtin' AND lpad(key, 14, '0') = gtin LIMIT ${foundMax})
   ) AS found`;
}

/** Signs of a number from which it is looked for within others. */
const withinMin = 4;

/** Looks up the parts on sale with a number that contains a whole search. Null if it is none, or there is no such part. */
export async function findWithin(db: Queries, search: string): Promise<FoundNumbers | null> {
  const key = numberKey(wordsOf(search).join(''));
  if (!isLong(key, withinMin) || !/\d/.test(key)) return null;
  const { rows } = await db.query<Pick<Hit, 'id' | 'kind' | 'maker' | 'number'>>(
    {
      isPrepared: true,
      text: `(SELECT id, NULL AS kind, '' AS maker, part_number AS number FROM parts
               WHERE deleted_at IS NULL AND number_key LIKE '%' || number_key($1) || '%' LIMIT ${foundMax})
             UNION ALL
             (SELECT id, kind, maker, number FROM part_refs JOIN part_search ON id = part_id
               WHERE key LIKE '%' || number_key($1) || '%' LIMIT ${foundMax})`,
    },
    [key],
  );
  if (rows.length === 0) return null;
  return choose(
    search,
    rows.map((row) => ({ ...row, wanted: key, isExact: true })),
    { matchOf: () => 'within' },
  ).numbers;
}
