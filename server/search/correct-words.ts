import type { Queries } from '../db/connect.ts';
import { editDistance } from './edit-distance.ts';

interface KnownWord {
  word: string;
  /** The number of parts with it. */
  uses: number;
}

/** Words from this length may differ in two letters, shorter ones in one. */
const longWord = 6;

/**
 * Corrects the words of a search that no part has, not even as the start of a word. Returns null if there are none, or if
 * one cannot be corrected. Words with digits stay as they are.
 */
export async function correctWords(db: Queries, search: string): Promise<string | null> {
  const { rows: chunks } = await db.query<{ typed: string; words: string[]; unknown: string[] }>(
    { isPrepared: true, text: findUnknown },
    [search],
  );
  const unknown = [...new Set(chunks.flatMap((chunk) => chunk.unknown))];
  if (unknown.length === 0) return null;
  const corrections = new Map<string, string>();
  for (const word of unknown) {
    const [best] = rank(word, await findSimilar(db, word));
    if (best === undefined) return null;
    corrections.set(word, best.word);
  }
  return chunks
    .map(({ typed, words, unknown: wrong }) =>
      wrong.length === 0 ? typed : words.map((word) => corrections.get(word) ?? word).join(' '),
    )
    .join(' ');
}

/** Finds the unknown words in what is typed between two spaces, which may also be known in one: "cross-member". */
const findUnknown = `
  SELECT typed, words, ARRAY(
      SELECT word FROM unnest(words) AS word WHERE length(word) >= 3 AND word !~ '[0-9]' AND NOT has_all AND NOT is_known_word(word)
    ) AS unknown
    FROM regexp_split_to_table(btrim($1), '\\s+') WITH ORDINALITY AS chunks (typed, position),
         LATERAL (SELECT string_to_array(fold_words(typed), ' ') AS words) AS folded,
         LATERAL (SELECT cardinality(words) > 1 AND is_known_word(array_to_string(words, '')) AS has_all) AS joined
   ORDER BY position`;

function findSimilar(db: Queries, word: string): Promise<KnownWord[]> {
  // ASCII is one byte each, and folded.
  const isAscii = /^[a-z]+$/.test(word);
  if (isAscii && word.length >= longWord) {
    return read(db, 'SELECT word, uses FROM similar_words($1)', [word]);
  }
  if (isAscii) return read(db, 'SELECT word, uses FROM part_words WHERE word = ANY($1)', [oneEdit(word)]);
  const [first = ''] = word;
  return read(
    db,
    `SELECT word, uses FROM part_words WHERE word >= $1 AND word < $1 || chr(1114111)
       AND length(word) BETWEEN length($2) - 1 AND length($2) + 1`,
    [first, word],
  );
}

async function read(db: Queries, text: string, values: readonly unknown[]): Promise<KnownWord[]> {
  const { rows } = await db.query<KnownWord>({ isPrepared: true, text }, values);
  return rows;
}

/** The nearest first; of these, swapped letters before others, then the word that more parts have. */
function rank(word: string, known: readonly KnownWord[]): readonly KnownWord[] {
  const most = [...word].length < longWord ? 1 : 2;
  const hasSameLetters = (other: string) => [...word].sort().join('') === [...other].sort().join('');
  return known
    .map((one) => ({
      ...one,
      distance: editDistance(word, one.word),
      others: hasSameLetters(one.word) ? 0 : 1,
    }))
    .filter(({ distance }) => distance <= most)
    .toSorted(
      (one, other) =>
        one.distance - other.distance ||
        one.others - other.others ||
        other.uses - one.uses ||
        (one.word < other.word ? -1 : 1),
    );
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** All texts that are one edit away. Short words have few trigrams in common, but also few neighbours. */
export function oneEdit(word: string): string[] {
  const edits = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) {
      edits.add(start + letter + end);
      if (end !== '') edits.add(start + letter + end.slice(1));
    }
    edits.add(start + end.slice(1));
    if (end.length > 1) edits.add(start + end.charAt(1) + end.charAt(0) + end.slice(2));
  }
  return [...edits];
}
