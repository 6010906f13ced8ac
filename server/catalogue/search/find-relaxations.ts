import { relaxedFilters } from '#contract/catalogue/relaxed-filters.ts';
import type { Relaxations, RelaxationsQuery, Relaxed } from '#contract/catalogue/search.ts';
import type { Queries } from '../../db/connect.ts';
import { totalOf } from '../../db/list-rows.ts';
import { countLists, type Listed } from '../list-parts.ts';
import { queryOf } from './search-terms.ts';
import { otherReadings, readSearch } from './understand.ts';

/** Words of a search that are counted. */
const wordsMax = 8;

/**
 * Counts what a query would find without each of its filters, in the first of its readings that finds something, and without
 * each word of its search. All with one statement, after those that look the search up.
 */
export async function findRelaxations(db: Queries, query: RelaxationsQuery): Promise<Relaxations> {
  const read = await readSearch(db, query, { withSimilar: true });
  const readings = [read, ...(await otherReadings(db, read))].map(({ listed }) => listed);
  const relaxed = relaxationsOf(read.listed).map(({ filter, change }) => ({
    filter,
    lists: readings.map(change),
  }));
  const terms = read.terms.slice(0, wordsMax);
  const withoutOne = terms.length < 2 ? [] : terms.map((term) => terms.filter((one) => one !== term));
  const counts = await countLists(db, [
    ...relaxed.flatMap(({ lists }) => lists),
    ...withoutOne.map((left) => ({ ...read.listed, words: { query: queryOf(left) ?? '', kind: null } })),
  ]);
  const without = relaxed.map(({ filter, lists }, index) => {
    const own = counts.slice(index * readings.length, index * readings.length + lists.length);
    const { total, isCapped } = totalOf(own.find((count) => count > 0) ?? 0);
    return { filter, parts: total, isCapped };
  });
  const words = counts.slice(relaxed.length * readings.length).map((count, index) => ({
    word: terms[index]?.typed ?? '',
    ...totalOf(count),
  }));
  return {
    without: without.filter(({ parts }) => parts > 0).toSorted((one, other) => other.parts - one.parts),
    rarestWord: null,
    withoutWord: words
      .filter(({ total }) => total > 0)
      .map(({ word, total, isCapped }) => ({ word, parts: total, isCapped }))
      .toSorted((one, other) => other.parts - one.parts),
  };
}

interface Relaxation {
  filter: Relaxed;
  /** A list without the filter. */
  change(listed: Listed): Listed;
}

function relaxationsOf({ query, fits, words, numbers }: Listed): Relaxation[] {
  const relaxations = relaxedFilters({ ...query, vehicle: undefined, search: undefined }).map(
    ([filter, changed]): Relaxation => ({
      filter,
      change: (listed) => ({
        ...listed,
        query: changed,
        ...(filter === 'category' && { categories: undefined }),
      }),
    }),
  );
  // As in `relaxedFilters`, but a vehicle may also stand in the search.
  const isAlone = relaxations.length === 0 && fits === undefined;
  if ((words !== undefined || numbers.references.size > 0) && !isAlone)
    relaxations.push({
      filter: 'search',
      change: (listed) => ({
        ...listed,
        words: undefined,
        numbers: { references: new Map(), isWhole: false },
      }),
    });
  if (fits !== undefined)
    relaxations.push({ filter: 'vehicle', change: (listed) => ({ ...listed, fits: undefined }) });
  if (fits && 'vehicle' in fits)
    relaxations.push({
      filter: 'years',
      change: (listed) => ({ ...listed, fits: { models: [fits.vehicle.modelId], year: null } }),
    });
  return relaxations;
}
