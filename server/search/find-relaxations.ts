import type { Relaxations, RelaxationsQuery, Relaxed } from '#contract/search.ts';
import type { Queries } from '../db/connect.ts';
import { listParts } from '../parts/list-parts.ts';
import { readSearch, understand } from './understand.ts';

/** Words of a search that are counted. */
const wordsMax = 8;

type Changed = Parameters<typeof listParts>[1];

/** Counts what a query would find without each of its filters, and the parts with each word of its search. */
export async function findRelaxations(db: Queries, query: RelaxationsQuery): Promise<Relaxations> {
  const { query: read } = await readSearch(db, query);
  const { search, stock, minPrice, maxPrice, need, category, brand, specs, vehicle } = read;
  const changes: ReadonlyArray<readonly [Relaxed, unknown, Changed]> = [
    ['search', search, { ...read, search: undefined }],
    ['stock', stock, { ...read, stock: undefined }],
    ['price', minPrice ?? maxPrice, { ...read, minPrice: undefined, maxPrice: undefined }],
    ['need', need, { ...read, need: undefined }],
    ['category', category, { ...read, category: undefined }],
    ['brand', brand, { ...read, brand: undefined }],
    ['specs', specs, { ...read, specs: undefined }],
    ['vehicle', vehicle, { ...read, vehicle: undefined }],
    ['years', vehicle, { ...read, vehicle: undefined, sameModelAs: vehicle }],
  ];
  const without = await Promise.all(
    changes
      .filter(([, value]) => value !== undefined)
      .map(async ([filter, , changed]) => ({ filter, ...(await countParts(db, changed)) })),
  );
  return {
    without: without.filter(({ parts }) => parts > 0).toSorted((one, other) => other.parts - one.parts),
    rarestWord: await findRarestWord(db, search ?? ''),
  };
}

async function findRarestWord(db: Queries, search: string): Promise<Relaxations['rarestWord']> {
  const words = [...new Set(search.split(' ').filter(Boolean))].slice(0, wordsMax);
  if (words.length < 2) return null;
  const counted = await Promise.all(
    words.map(async (word) => ({
      word,
      parts: (await countParts(db, { search: word, exact: 'yes' })).parts,
    })),
  );
  return counted.toSorted((one, other) => one.parts - other.parts)[0] ?? null;
}

/** Counts what the query would list, with its search corrected. */
async function countParts(db: Queries, query: Changed): Promise<{ parts: number; isCapped: boolean }> {
  const { result } = await understand(
    db,
    { ...query, limit: 1 },
    (read, numbers) => listParts(db, read, numbers),
    ({ total }) => total ?? 0,
  );
  return { parts: result.total ?? 0, isCapped: result.isCapped };
}
