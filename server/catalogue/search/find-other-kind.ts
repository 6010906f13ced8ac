import type { SearchReading } from '#contract/catalogue/search-reading.ts';
import type { Queries } from '../../db/connect.ts';
import { countLists, type Listed } from '../list-parts.ts';
import { categoryOfWords } from './named-category.ts';
import { kindQueryOf, namingTerms, type Term } from './search-terms.ts';

/**
 * Returns the kind of part that a search names, by a phrase of the trade or as a category, if no part of the list is called like
 * that. `ids`: parts of the list. Undefined if it names none, or there is one.
 */
export async function findOtherKind(
  db: Queries,
  { listed, terms }: { listed: Listed; terms: readonly Term[] },
  ids: readonly string[],
): Promise<SearchReading['otherKind']> {
  const { words, numbers } = listed;
  const named = namingTerms(terms);
  const kind = kindQueryOf(named);
  if (words === undefined || kind === null || ids.length === 0 || numbers.references.size > 0)
    return undefined;
  // Any word of a name may be one of a kind: "front" of "Front axle beam".
  const isPhrase = named.some(({ isKindPhrase = false }) => isKindPhrase);
  if (!isPhrase && (await categoryOfWords(db, kind))?.isNamed !== true) return undefined;
  const [count = 0] = await countLists(db, [{ ...listed, words: { ...words, only: kind } }]);
  if (count > 0) return undefined;
  const { rows } = await db.query<{ isInNames: boolean }>(
    `SELECT bool_and(stemmed_words(name, language) @@ $2::tsquery) AS "isInNames"
       FROM parts CROSS JOIN search_language WHERE id = ANY($1)`,
    [ids, kind],
  );
  return { words: named.map(({ typed }) => typed).join(' '), isInNames: rows[0]?.isInNames ?? false };
}
