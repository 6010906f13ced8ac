import { equalSizes } from '#contract/catalogue/sizes.ts';
import type { Chunk, LookedUp, WordFacts } from './look-up.ts';
import type { Phrase, TradeLanguage } from './trade-words.ts';

/** What a search asks for in one or several of its words. */
export interface Term {
  /** As typed. */
  typed: string;
  /** Which parts have it: the text of a tsquery. */
  query: string;
  /** Whether it names a kind of part. */
  isKind: boolean;
  /** Parts that have it, about. 0: none has it. */
  uses: number;
  /** Whether it is a phrase for a kind of part, by the synonyms of the trade or of the shop. */
  isKindPhrase?: boolean;
  /** A size, in each unit of its measure. */
  sizes?: readonly Size[];
}

interface Size {
  /** With a point for decimals. */
  value: string;
  unit: string;
}

/** The text of a tsquery for parts with all terms. Null without terms: all parts. */
export const queryOf = (terms: readonly Term[]): string | null =>
  terms.length === 0 ? null : terms.map(({ query }) => `(${query})`).join(' & ');

/** The same for `part_search.head`: parts that are called like that. Null if no term names a kind. */
export const kindQueryOf = (terms: readonly Term[]): string | null =>
  queryOf(terms.filter(({ isKind }) => isKind));

/** The terms by which a part counts as one of the kind: phrases of the trade, or else all that may name one. */
export function namingTerms(terms: readonly Term[]): readonly Term[] {
  const phrases = terms.filter(({ isKindPhrase = false }) => isKindPhrase);
  return phrases.length > 0 ? phrases : terms.filter(({ isKind }) => isKind);
}

/** A folded word consists of letters and digits. */
const quoted = (word: string) => `'${word.replaceAll(/['\\]/g, '').slice(0, 100)}'`;
const all = (queries: readonly string[]) =>
  queries.length > 1 ? `(${queries.join(' & ')})` : queries.join();
const any = (queries: readonly string[]) => [...new Set(queries)].join(' | ');

/** A word in singular and plural. */
const inflected = (word: string, stem: string) =>
  any([quoted(word), ...(stem === '' ? [] : [quoted(stem), quoted(`=${stem}`)])]);

/** What is typed between two spaces, with what is known about it. */
interface Token {
  chunk: Chunk;
  /** Its words in one. */
  joined: string;
  facts: WordFacts;
}

const unknownWord: WordFacts = {
  ...{ stem: '', uses: 0, heads: 0, isOfTrade: false, split: null },
  stems: { english: '', german: '', spanish: '' },
};

/** Parts with the words of a token: as the start of words, in singular or plural, in one or in two words. */
function queryOfToken({ chunk, joined, facts }: Token): string {
  const { words } = chunk;
  const start = `${quoted(joined)}:*`;
  if (words.length > 1) return any([all(words.map((word) => `${quoted(word)}:*`)), start]);
  const { stem, split } = facts;
  return any([
    start,
    ...(stem === '' ? [] : [quoted(stem), quoted(`=${stem}`)]),
    ...(split ? [all(split.map((word) => `${quoted(word)}:*`))] : []),
  ]);
}

/**
 * Returns the terms of a text. Stop words are left out, unless there are no other words. A phrase of the trade also matches its
 * synonyms, a size also matches other units, and two words also match their compound.
 */
export function termsOf(text: string, lookedUp: LookedUp): Term[] {
  const { words: facts, phrases } = lookedUp;
  const tokens = (lookedUp.chunks[text] ?? [])
    .filter(({ words }) => words.length > 0)
    .map((chunk): Token => {
      const joined = chunk.words.join('');
      return { chunk, joined, facts: facts[joined] ?? unknownWord };
    });
  const terms = new Map<number, Term>();
  const free = new Set(tokens.keys());
  const take = (at: readonly number[], term: Omit<Term, 'typed'>) => {
    const typed = at.toSorted((one, other) => one - other).map((index) => tokens[index]?.chunk.typed);
    terms.set(Math.min(...at), { typed: typed.join(' '), ...term });
    for (const index of at) free.delete(index);
  };

  for (const [index, { chunk }] of tokens.entries()) {
    const next = tokens[index + 1]?.chunk.typed ?? '';
    const one = free.has(index) ? equalSizes(chunk.typed) : null;
    const two = one === null && free.has(index) ? equalSizes(`${chunk.typed} ${next}`) : null;
    const sizes = one ?? two;
    if (sizes) take(two ? [index, index + 1] : [index], sizeTerm(sizes, facts));
  }

  for (const { at, list, language } of phrasesIn(tokens, phrases)) {
    if (!at.every((index) => free.has(index))) continue;
    const own = at.flatMap((index) => tokens[index] ?? []);
    const same = phrases.filter((phrase) => phrase.list === list);
    take(at, {
      query: any([
        all(own.map((token) => `(${queryOfToken(token)})`)),
        ...same.map(({ words, shopStems }) =>
          all(words.map((word, place) => `(${inflected(word, shopStems[place] ?? '')})`)),
        ),
      ]),
      isKind: same.some(({ isKind }) => isKind),
      isKindPhrase: same.some(({ isKind }) => isKind),
      uses: Math.max(1, ...own.map((token) => token.facts.uses)),
    });
    // "filtro de aceite"
    const isSmall = (index: number) => language !== null && tokens[index]?.facts.stems[language] === '';
    for (const index of free) if (isSmall(index)) free.delete(index);
  }

  const telling = [...free].filter(
    (index) => tokens[index]?.chunk.words.length !== 1 || tokens[index].facts.stem !== '',
  );
  for (const index of telling.length === 0 && terms.size === 0 ? free : telling) {
    const token = tokens[index];
    if (token && free.has(index)) takeToken(token, index);
  }

  function takeToken(token: Token, index: number) {
    const next = free.has(index + 1) ? tokens[index + 1] : undefined;
    const inOne = next && facts[token.joined + next.joined];
    const isKind = token.facts.heads > 0 || token.facts.isOfTrade;
    if (next && inOne && inOne.uses > 0) {
      take([index, index + 1], {
        query: any([
          all([token, next].map((one) => `(${queryOfToken(one)})`)),
          `${quoted(token.joined + next.joined)}:*`,
        ]),
        isKind: isKind || inOne.heads > 0,
        uses: Math.max(inOne.uses, token.facts.uses),
      });
    } else {
      const { split, uses } = token.facts;
      const isSplitKind = split?.some((word) => (facts[word]?.heads ?? 1) > 0) ?? false;
      take([index], {
        query: queryOfToken(token),
        isKind: isKind || isSplitKind,
        uses: split ? Math.max(1, uses) : uses,
      });
    }
  }
  return [...terms.entries()].toSorted(([one], [other]) => one - other).map(([, term]) => term);
}

/** A size as words: "13.4 mm" is "13", "4" and "mm", or "134mm" in one. */
function sizeTerm(sizes: readonly Size[], facts: LookedUp['words']): Omit<Term, 'typed'> {
  const query = any(
    sizes.flatMap(({ value, unit }) => [
      all([...value.split('.').map(quoted), quoted(unit)]),
      quoted(value.replace('.', '') + unit),
      all([...value.split('.').slice(0, -1).map(quoted), quoted((value.split('.').at(-1) ?? '') + unit)]),
    ]),
  );
  const isKnown = sizes.some(({ value }) => (facts[value.replace('.', '')]?.uses ?? 0) > 0);
  return { query, isKind: false, uses: isKnown ? 1 : 0, sizes };
}

interface FoundPhrase {
  /** The places of its words in the search. */
  at: readonly number[];
  list: number;
  language: TradeLanguage | null;
}

/** The phrases that a search has, in any order of the words, the longest first. */
function phrasesIn(tokens: readonly Token[], phrases: readonly Phrase[]): FoundPhrase[] {
  return phrases
    .flatMap(({ list, language, words, stems }) => {
      const at = words.map((word, place) => {
        const stem = stems[place] ?? '';
        return tokens.findIndex(
          ({ joined, facts }) =>
            joined === word || (language === null ? facts.stem : facts.stems[language]) === stem,
        );
      });
      return at.includes(-1) || new Set(at).size < at.length ? [] : [{ at, list, language }];
    })
    .toSorted((one, other) => other.at.length - one.at.length);
}
