import norholtGerman from './brands/norholt/synonyms/de.json' with { type: 'json' };
import norholtEnglish from './brands/norholt/synonyms/en.json' with { type: 'json' };
import norholtSpanish from './brands/norholt/synonyms/es.json' with { type: 'json' };
import type { BrandName } from './shops.ts';

/** Words of the trade that a search takes for the same. */
export interface TradeSynonyms {
  /** Phrases of one list mean the same. The first one is its name. */
  english: {
    /** Kinds of parts. */
    kinds: ReadonlyArray<readonly string[]>;
    /** What is said about a part, such as where it is. */
    attributes: ReadonlyArray<readonly string[]>;
  };
  /** What a list is called in other languages, by its name. */
  german: Readonly<Record<string, readonly string[]>>;
  spanish: Readonly<Record<string, readonly string[]>>;
}

const norholt: TradeSynonyms = { english: norholtEnglish, german: norholtGerman, spanish: norholtSpanish };

/** Both brands sell parts of cars. */
export const synonyms: Readonly<Record<BrandName, TradeSynonyms>> = { norholt, solvik: norholt };
