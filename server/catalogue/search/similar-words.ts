import { editDistance } from './edit-distance.ts';

/** Words from this length may differ in two letters, shorter ones in one. */
const longWord = 6;

/** All texts of ASCII letters that are one edit away. Short words have few trigrams in common, but also few neighbours. */
const oneEdit = (word: string): string =>
  `SELECT edited FROM generate_series(0, length(${word})) AS place,
     LATERAL (SELECT left(${word}, place) AS head, substr(${word}, place + 1) AS tail) AS cut,
     LATERAL (SELECT head || letter || rest FROM (SELECT chr(generate_series(97, 122)) AS letter) AS letters,
                     LATERAL (VALUES (tail), (substr(tail, 2))) AS rests (rest)
              UNION ALL VALUES (head || substr(tail, 2)), (head || substr(tail, 2, 1) || left(tail, 1) || substr(tail, 3))
     ) AS edits (edited)`;

/**
 * A query for the words of parts that `unknown.word` may mean, with the parts that have them. ASCII is one byte each, and
 * folded. Each of the conditions on `unknown.word` is checked once, before the words are read.
 */
export const similarTo = `
  SELECT word, uses FROM similar_words(unknown.word) WHERE unknown.word ~ '^[a-z]{${longWord - 1},}$'
  UNION
  SELECT word, uses FROM part_words WHERE unknown.word ~ '^[a-z]{1,${longWord - 1}}$' AND word = ANY(ARRAY(${oneEdit('unknown.word')}))
  UNION ALL
  SELECT word, uses FROM part_words
   WHERE unknown.word !~ '^[a-z]+$' AND word >= left(unknown.word, 1) AND word < left(unknown.word, 1) || chr(1114111)
     AND length(word) BETWEEN length(unknown.word) - 1 AND length(unknown.word) + 1`;

/** The most letters in which a word may differ from what was typed, if nothing else says that it is meant. */
export const editsIn = (word: string): number => ([...word].length < longWord ? 1 : 2);

/** The nearest words first; of these, swapped letters before others, then the word that more parts have. */
export function rankSimilar<Similar extends { word: string; uses: number }>(
  word: string,
  similar: readonly Similar[],
  most = editsIn(word),
): Similar[] {
  const hasSameLetters = (other: string) => [...word].sort().join('') === [...other].sort().join('');
  return similar
    .map((one) => ({
      one,
      distance: editDistance(word, one.word),
      others: hasSameLetters(one.word) ? 0 : 1,
    }))
    .filter(({ distance }) => distance <= most)
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        a.others - b.others ||
        b.one.uses - a.one.uses ||
        (a.one.word < b.one.word ? -1 : 1),
    )
    .map(({ one }) => one);
}
