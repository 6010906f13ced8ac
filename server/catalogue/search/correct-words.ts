import type { Queries } from '../../db/connect.ts';
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
  const { rows } = await db.query<Chunk>({ isPrepared: true, text: chunksOf('$1') }, [search]);
  return correctChunks(rows);
}

/** What is typed between two spaces. */
export interface Chunk {
  typed: string;
  words: string[];
  /** Those that no part has, with words like them. */
  unknown: ReadonlyArray<{ word: string; similar: readonly KnownWord[] }>;
}

/** The same for chunks that were read with `chunksOf`. */
export function correctChunks(chunks: readonly Chunk[]): string | null {
  const corrections = new Map<string, string>();
  for (const { word, similar } of chunks.flatMap((chunk) => chunk.unknown)) {
    const [best] = rank(word, similar);
    if (best === undefined) return null;
    corrections.set(word, best.word);
  }
  if (corrections.size === 0) return null;
  return chunks
    .map(({ typed, words, unknown }) =>
      unknown.length === 0 ? typed : words.map((word) => corrections.get(word) ?? word).join(' '),
    )
    .join(' ');
}

/** All texts of ASCII letters that are one edit away. Short words have few trigrams in common, but also few neighbours. */
const oneEdit = (word: string): string =>
  `SELECT edited FROM generate_series(0, length(${word})) AS place,
     LATERAL (SELECT left(${word}, place) AS head, substr(${word}, place + 1) AS tail) AS cut,
     LATERAL (SELECT head || letter || rest FROM (SELECT chr(generate_series(97, 122)) AS letter) AS letters,
                     LATERAL (VALUES (tail), (substr(tail, 2))) AS rests (rest)
              UNION ALL VALUES (head || substr(tail, 2)), (head || substr(tail, 2, 1) || left(tail, 1) || substr(tail, 3))
     ) AS edits (edited)`;

/** ASCII is one byte each, and folded. Each of the conditions on `unknown.word` is checked once, before the words are read. */
const similarTo = `
  SELECT word, uses FROM similar_words(unknown.word) WHERE unknown.word ~ '^[a-z]{${longWord},}$'
  UNION ALL
  SELECT word, uses FROM part_words WHERE unknown.word ~ '^[a-z]{1,${longWord - 1}}$' AND word = ANY(ARRAY(${oneEdit('unknown.word')}))
  UNION ALL
  SELECT word, uses FROM part_words
   WHERE unknown.word !~ '^[a-z]+$' AND word >= left(unknown.word, 1) AND word < left(unknown.word, 1) || chr(1114111)
     AND length(word) BETWEEN length(unknown.word) - 1 AND length(unknown.word) + 1`;

/** A query for the chunks of a search. A chunk may also be known in one word: "cross-member". */
export const chunksOf = (search: string): string => `
  SELECT typed, words, (
      SELECT coalesce(json_agg(json_build_object('word', word, 'similar',
          (SELECT coalesce(json_agg(found), '[]') FROM (${similarTo}) AS found))), '[]')
        FROM unnest(words) AS unknown (word)
       WHERE length(word) >= 3 AND word !~ '[0-9]' AND NOT has_all AND NOT is_known_word(word)
    ) AS unknown
    FROM regexp_split_to_table(btrim(${search}), '\\s+') WITH ORDINALITY AS chunks (typed, position),
         LATERAL (SELECT string_to_array(fold_words(typed), ' ') AS words) AS folded,
         LATERAL (SELECT cardinality(words) > 1 AND is_known_word(array_to_string(words, '')) AS has_all) AS joined
   ORDER BY position`;

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
