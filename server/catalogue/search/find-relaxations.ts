import { relaxedFilters } from '#contract/catalogue/relaxed-filters.ts';
import type { Relaxations, RelaxationsQuery, Relaxed } from '#contract/catalogue/search.ts';
import type { Queries } from '../../db/connect.ts';
import { totalOf } from '../../db/list-rows.ts';
import { countListed, type Listed } from '../list-parts.ts';
import { readAtOnce } from './read-at-once.ts';
import { enough } from './understand.ts';

/** Words of a search that are counted. */
const wordsMax = 8;

/**
 * Counts what a query would find without each of its filters, and the parts with each word of its search: each as that query
 * alone would be understood, but with one statement that looks up and one that counts.
 */
export async function findRelaxations(db: Queries, query: RelaxationsQuery): Promise<Relaxations> {
  const read = await readAtOnce(db, query, wordsOf(query.search));
  const { query: filters } = read(query);
  const { vehicle } = filters;
  const changes: Array<readonly [Relaxed, Listed['query']]> = [...relaxedFilters(filters)];
  if (vehicle !== undefined)
    changes.push(['years', { ...filters, vehicle: undefined, sameModelAs: vehicle }]);
  const relaxed = changes.map(([filter, changed]) => ({ filter, ...read(changed) }));
  const words = wordsOf(filters.search).slice(0, wordsMax);
  const counts = await countAll(db, [
    ...relaxed,
    ...relaxed.map(({ lookAlikes, query: understood, ...named }) =>
      lookAlikes === null
        ? null
        : {
            ...named,
            query: { ...understood, search: lookAlikes.corrected },
            numbers: lookAlikes.numbers,
          },
    ),
    ...relaxed.map(({ corrected, query: understood, ...named }) =>
      corrected === null ? null : { ...named, query: { ...understood, search: corrected } },
    ),
    ...(words.length < 2 ? [] : words.map((word) => read({ search: word, exact: 'yes' }))),
  ]);
  const without = relaxed.map(({ filter }, index) => {
    const [typed = 0, alike = 0, corrected = 0] = [0, 1, 2].map(
      (nth) => counts[nth * relaxed.length + index],
    );
    const better = typed === 0 && alike > 0 ? alike : corrected;
    const { total, isCapped } = totalOf(typed >= enough || better === 0 ? typed : better);
    return { filter, parts: total, isCapped };
  });
  const counted = counts.slice(3 * relaxed.length).map((count, index) => ({
    word: words[index] ?? '',
    parts: totalOf(count).total,
  }));
  return {
    without: without.filter(({ parts }) => parts > 0).toSorted((one, other) => other.parts - one.parts),
    rarestWord: counted.toSorted((one, other) => one.parts - other.parts)[0] ?? null,
  };
}

const wordsOf = (search = '') => [...new Set(search.split(' ').filter(Boolean))];

/** Counts several lists with one statement, in which PostgreSQL ends each count at its own limit. Null counts as 0. */
async function countAll(db: Queries, lists: ReadonlyArray<Listed | null>): Promise<readonly number[]> {
  if (lists.length === 0) return [];
  const values: unknown[] = [];
  const counts = lists.map((listed) => (listed === null ? '0' : countListed(listed, values)));
  const { rows } = await db.query<{ counts: number[] }>(
    `SELECT ARRAY[${counts.join(', ')}]::int[] AS counts`,
    values,
  );
  return rows[0]?.counts ?? [];
}
