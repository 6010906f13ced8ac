import type { Queries } from '../../db/connect.ts';
import { hitsOf, keysOf, lookAlikeKeysOf, lookAlikesOf, type Hit, type Typing } from '../find-numbers.ts';
import { similarTo } from './similar-words.ts';
import {
  tradeLanguages,
  tradeWords,
  type Phrase,
  type TradeLanguage,
  type TradePhrase,
  type TradeWords,
} from './trade-words.ts';

/** What is typed between two spaces. */
export interface Chunk {
  typed: string;
  /** Folded: `fold_words` in SQL. */
  words: readonly string[];
}

/** What the shop knows about a folded word. */
export interface WordFacts {
  /** In the language of the shop. Empty for a word without meaning for a search, such as "the". */
  stem: string;
  stems: Readonly<Record<TradeLanguage, string>>;
  /** Parts with a word that starts with it, about. 0: none has one. */
  uses: number;
  /** Parts that are called like that, about. */
  heads: number;
  /** Whether a category or a synonym has it. */
  isOfTrade: boolean;
  /** If no part has the word: two known words that it is made of, such as "spark" and "plug" of "sparkplug". */
  split: readonly [string, string] | null;
}

export interface SimilarWord {
  word: string;
  /** Parts with the word. */
  uses: number;
  /** Parts that are called like that. */
  heads: number;
}

export interface LookedUp {
  /** By text. */
  chunks: Readonly<Record<string, readonly Chunk[]>>;
  words: Readonly<Record<string, WordFacts>>;
  hits: readonly Hit[];
  lookAlikes: readonly Hit[];
  /** All phrases of the lists that match a text. */
  phrases: readonly Phrase[];
  /** Words that may be meant instead, by word. */
  similar: Readonly<Record<string, readonly SimilarWord[]>>;
}

const nothing: LookedUp = { chunks: {}, words: {}, hits: [], lookAlikes: [], phrases: [], similar: {} };

/** The words that are looked up, at most. A search has 100 characters. */
const wordsMax = 60;

/** Two words of parts, at least one of them whole, the other one whole or its start. Those that most parts have. */
const split = `(SELECT json_build_array(one, other)
   FROM generate_series(3, length(word) - 3) AS place,
     LATERAL (SELECT left(word, place) AS one, substr(word, place + 1) AS other) AS pair,
     LATERAL (SELECT sum(uses) AS uses, bool_or(part_words.word = one) AS is_whole FROM part_words
               WHERE part_words.word >= one AND part_words.word < one || chr(1114111)) AS first,
     LATERAL (SELECT sum(uses) AS uses, bool_or(part_words.word = other) AS is_whole FROM part_words
               WHERE part_words.word >= other AND part_words.word < other || chr(1114111)) AS second
  WHERE first.uses > 0 AND second.uses > 0 AND (first.is_whole OR second.is_whole)
  ORDER BY first.is_whole AND second.is_whole DESC, least(first.uses, second.uses) DESC LIMIT 1)`;

/** Of a row of `known`. */
const facts = `json_build_object('stem', stem, 'uses', uses, 'heads', heads,
    'split', CASE WHEN uses = 0 AND word ~ '^[^0-9]{6,}$' THEN ${split} END,
    'stems', json_build_object(${tradeLanguages.map((language) => `'${language}', ${language}`).join(', ')}),
    'isOfTrade', EXISTS (SELECT FROM categories WHERE words @@ (SELECT stemmed_query(word, language)))
      OR EXISTS (SELECT FROM synonyms WHERE target <@ format('%L:*', known.word)::tsquery))`;

/**
 * `part_words` is written after the parts, and has no numbers. Rows at hand first: an index of words returns all that begin with "NH".
 * A count, because the planner would look for EXISTS in all rows.
 */
const isInParts = `(EXISTS (SELECT FROM (SELECT search FROM part_search LIMIT 200) AS at_hand WHERE search @@ format('%L:*', word)::tsquery)
    OR (SELECT count(*) FROM part_search WHERE search @@ format('%L:*', word)::tsquery) > 0)`;

const stems = `word_stem(word, language) AS stem,
    ${tradeLanguages.map((language) => `word_stem(word, '${language}') AS ${language}`).join(', ')}`;

/**
 * Reads what is known about some texts with one statement. The words of a text are those between spaces, their pieces, and
 * neighbours in one. `$1` texts, `$2` keys of numbers, `$3` keys of numbers that look alike. They are subqueries, so
 * that PostgreSQL keeps one plan: planning takes longer than running, and with their values it would plan each time.
 */
const lookUpText = (withSimilar: boolean) => `
  WITH chunks AS MATERIALIZED (
    SELECT text, place, typed, words FROM unnest((SELECT $1::text[])) AS text,
      regexp_split_to_table(btrim(text), '\\s+') WITH ORDINALITY AS pieces (typed, place),
      LATERAL (SELECT string_to_array(fold_words(typed), ' ') AS words) AS folded
  ), typed AS (
    SELECT unnest(words) AS word FROM chunks
    UNION SELECT array_to_string(words, '') FROM chunks
    UNION SELECT array_to_string(words, '') || lead(array_to_string(words, '')) OVER (PARTITION BY text ORDER BY place) FROM chunks
  ), known AS MATERIALIZED (
    SELECT word, language, ${stems},
        CASE WHEN in_parts.uses > 0 THEN in_parts.uses WHEN ${isInParts} THEN 1 ELSE 0 END AS uses, in_parts.heads
      FROM (SELECT left(word, 100) AS word FROM typed WHERE word <> '' LIMIT ${wordsMax}) AS some_words CROSS JOIN search_language,
        LATERAL (SELECT coalesce(sum(uses), 0)::int AS uses, coalesce(sum(heads), 0)::int AS heads FROM part_words
                  WHERE part_words.word >= some_words.word AND part_words.word < some_words.word || chr(1114111)) AS in_parts
  )
  SELECT
    (SELECT coalesce(json_object_agg(text, in_order), '{}')
       FROM (SELECT text, json_agg(json_build_object('typed', typed, 'words', words) ORDER BY place) AS in_order
               FROM chunks GROUP BY text) AS texts) AS chunks,
    (SELECT coalesce(json_object_agg(word, ${facts}), '{}') FROM known) AS words,
    (SELECT coalesce(json_agg(found), '[]') FROM (${hitsOf('(SELECT $2::text[])')}) AS found) AS hits,
    (SELECT coalesce(json_agg(phrase), '[]') FROM (
       SELECT -1 - list AS list, NULL AS language, words, shop_stems AS stems, shop_stems AS "shopStems", true AS "isKind"
         FROM synonyms CROSS JOIN search_language,
           LATERAL (SELECT string_to_array(fold_words(synonyms.word), ' ') AS words) AS folded,
           LATERAL (SELECT ARRAY(SELECT word_stem(word, language) FROM unnest(words) AS word) AS shop_stems) AS stemmed
        WHERE list IN (SELECT list FROM synonyms WHERE target <@ (
          SELECT string_agg(format('%L:* & %L:*', word, coalesce(nullif(stem, ''), word)), ' & ')::tsquery FROM known))
     ) AS phrase) AS phrases,
    ${
      withSimilar
        ? `(SELECT coalesce(json_agg(found), '[]') FROM (${lookAlikesOf('(SELECT $3::text[])')}) AS found) AS "lookAlikes",
           (SELECT coalesce(json_object_agg(unknown.word, (
             SELECT coalesce(json_agg(alike), '[]')
               FROM (SELECT found.word, found.uses, part_words.heads
                       FROM (${similarTo}) AS found JOIN part_words ON part_words.word = found.word
                      WHERE length(found.word) >= 3) AS alike)), '{}')
          FROM known AS unknown WHERE heads = 0 AND length(word) >= 3 AND word !~ '[0-9]') AS "similar"`
        : `'[]'::json AS "lookAlikes", '{}'::json AS "similar"`
    }`;

/** Reads what is known about the words and the numbers in some texts. `withSimilar`: also what may be meant instead. */
export async function lookUp(
  db: Queries,
  texts: readonly string[],
  { withSimilar = false, isTyping }: { withSimilar?: boolean } & Typing = {},
): Promise<LookedUp> {
  const typed = [...new Set(texts)].filter((text) => text.trim() !== '');
  if (typed.length === 0) return nothing;
  const { rows } = await db.query<LookedUp>({ isPrepared: true, text: lookUpText(withSimilar) }, [
    typed,
    typed.flatMap((text) => keysOf(text, { isTyping })),
    ...(withSimilar ? [typed.flatMap(lookAlikeKeysOf)] : []),
  ]);
  return withTrade(rows[0] ?? nothing, await tradeWords(db));
}

/** Adds what the trade calls the words. */
function withTrade(lookedUp: LookedUp, trade: TradeWords): LookedUp {
  const facts = Object.values(lookedUp.words);
  const typed = {
    english: new Set(facts.map(({ stems }) => stems.english)),
    german: new Set(facts.map(({ stems }) => stems.german)),
    spanish: new Set(facts.map(({ stems }) => stems.spanish)),
  };
  const isMeant = ({ language, stems }: TradePhrase) => stems.every((stem) => typed[language].has(stem));
  const meant = new Set(trade.phrases.filter(isMeant).map(({ list }) => list));
  const isOfTrade = (word: string, { stems }: WordFacts) =>
    trade.words.has(word) || trade.words.has(stems.english);
  return {
    ...lookedUp,
    words: Object.fromEntries(
      Object.entries(lookedUp.words).map(([word, one]) => [
        word,
        { ...one, isOfTrade: one.isOfTrade || isOfTrade(word, one) },
      ]),
    ),
    phrases: [...trade.phrases.filter(({ list }) => meant.has(list)), ...lookedUp.phrases],
  };
}
