import { synonyms, type TradeSynonyms } from '#tokens/synonyms.ts';
import type { BrandName } from '#tokens/shops.ts';
import type { Queries } from '../../db/connect.ts';
import { keep } from '../../db/keep.ts';

/** The languages of the synonyms of the trade, which are names of stemmers of PostgreSQL. */
export const tradeLanguages = ['english', 'german', 'spanish'] as const;
export type TradeLanguage = (typeof tradeLanguages)[number];

/** One or several words that mean the same as the others of their list. */
export interface Phrase {
  list: number;
  /** Of the stems. Null: the language of the shop. */
  language: TradeLanguage | null;
  words: readonly string[];
  stems: readonly string[];
  /** In the language of the shop, in which parts are described. */
  shopStems: readonly string[];
  isKind: boolean;
}

export interface TradePhrase extends Phrase {
  language: TradeLanguage;
}

/** The synonyms of the trade. */
export interface TradeWords {
  phrases: readonly TradePhrase[];
  /** All words of them, and the stems of the English ones. */
  words: ReadonlySet<string>;
}

/** The synonyms of the trade, which the server writes when it starts. At most an hour old. */
export const tradeWords = keep(3_600_000, async (db): Promise<TradeWords> => {
  const { rows: phrases } = await db.query<TradePhrase>(
    `SELECT list, trade_words.language, words, stems, is_kind AS "isKind",
         ARRAY(SELECT word_stem(word, search_language.language) FROM unnest(words) AS word) AS "shopStems"
       FROM trade_words CROSS JOIN search_language`,
  );
  const words = phrases.flatMap((phrase) =>
    phrase.language === 'english' ? [...phrase.words, ...phrase.stems] : phrase.words,
  );
  return { phrases, words: new Set(words) };
});

interface NewPhrase {
  list: number;
  language: TradeLanguage;
  phrase: string;
  isKind: boolean;
}

function phrasesOf({ english, ...others }: TradeSynonyms): NewPhrase[] {
  const lists = [
    ...english.kinds.map((phrases) => ({ phrases, isKind: true })),
    ...english.attributes.map((phrases) => ({ phrases, isKind: false })),
  ];
  return lists.flatMap(({ phrases, isKind }, list) => {
    const [name = ''] = phrases;
    const inLanguage = (language: TradeLanguage, texts: readonly string[] = []) =>
      texts.map((phrase) => ({ list, language, phrase, isKind }));
    return [
      ...inLanguage('english', phrases),
      ...inLanguage('german', others.german[name]),
      ...inLanguage('spanish', others.spanish[name]),
    ];
  });
}

/** Writes the synonyms of the trade of a brand, in both spellings of ä, ö and ü. Writes nothing if they are there. */
export async function writeTradeWords(db: Queries, brand: BrandName = 'norholt'): Promise<void> {
  await db.query(
    `WITH phrases AS (
       SELECT DISTINCT list, language, words, ARRAY(SELECT word_stem(word, language) FROM unnest(words) AS word) AS stems, "isKind" AS is_kind
         FROM json_to_recordset($1) AS one (list int, language text, phrase text, "isKind" boolean),
           LATERAL (VALUES (phrase), (nullif(second_spelling(phrase), ''))) AS spellings (spelling),
           LATERAL (SELECT ARRAY(SELECT word FROM unnest(string_to_array(fold_words(spelling), ' ')) AS word
                                  WHERE word_stem(word, language) <> '') AS words) AS folded
        WHERE spelling IS NOT NULL
     ), removed AS (
       DELETE FROM trade_words WHERE NOT EXISTS (SELECT FROM phrases WHERE phrases = trade_words)
     )
     INSERT INTO trade_words SELECT * FROM phrases ORDER BY list, language, words
     ON CONFLICT (list, language, words) DO UPDATE SET stems = EXCLUDED.stems, is_kind = EXCLUDED.is_kind
       WHERE (trade_words.stems, trade_words.is_kind) IS DISTINCT FROM (EXCLUDED.stems, EXCLUDED.is_kind)`,
    [JSON.stringify(phrasesOf(synonyms[brand]))],
  );
}
