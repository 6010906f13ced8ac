import { cleanLine, countCharacters } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import type { Synonyms } from '#contract/catalogue/search.ts';
import * as m from '#messages/search-desk.js';

/** A group as it is typed. */
export interface SynonymRow {
  id: string;
  /** Separated by commas. */
  words: string;
}

export const rowsOf = (groups: Synonyms): readonly SynonymRow[] =>
  groups.map((words, index) => ({ id: `saved-${index}`, words: words.join(', ') }));

const wordsOf = ({ words }: SynonymRow): string[] =>
  words
    .split(/[,،、]/)
    .map(cleanLine)
    .filter(Boolean);

export const groupsOf = (rows: readonly SynonymRow[]): Synonyms => rows.map(wordsOf);

const fold = (word: string) => word.toLowerCase();

/** The index of the group that has a word; -1 if none has. */
export const groupWith = (rows: readonly SynonymRow[], word: string): number =>
  rows.findIndex((row) => wordsOf(row).some((one) => fold(one) === fold(word)));

/** The message of each row that cannot be saved. */
export function faultsOfSynonyms(rows: readonly SynonymRow[]): ReadonlyArray<string | null> {
  const { brandMax: max, synonyms } = limits;
  return rows.map((row, index) => {
    const words = wordsOf(row);
    const twice = words.find((word, at) =>
      words.some((one, other) => other < at && fold(one) === fold(word)),
    );
    if (twice !== undefined) return m.twiceHere({ word: twice });
    for (const word of words) {
      if (countCharacters(word) > max) return m.tooLong({ max });
      const other = groupWith(rows.slice(0, index), word);
      if (other >= 0) return m.twice({ word, number: other + 1 });
    }
    if (words.length < 2) return m.alone();
    return words.length > synonyms.words ? m.tooManyWords({ max: synonyms.words }) : null;
  });
}
