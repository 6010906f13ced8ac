import { expect, test } from 'vitest';
import type { Relaxations, RelaxationsQuery, Relaxed } from '#contract/catalogue/search.ts';
import type { Queries } from '../../db/connect.ts';
import { listParts } from '../list-parts.ts';
import { seedIfEmpty } from '../../seed/seed.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { findRelaxations } from './find-relaxations.ts';
import { readSearch, understand } from './understand.ts';

const { db } = await openTestDatabase();
await seedIfEmpty(db);

/** Counts its statements, without the one that reads the makes every ten seconds. */
const counted = {
  statements: 0,
  query: ((sql, values) => {
    if (!(typeof sql === 'string' ? sql : sql.text).includes('FROM makes')) counted.statements += 1;
    return db.query(sql, values);
  }) as Queries['query'],
};

type Changed = Parameters<typeof listParts>[1];

/** Counts one query by itself. */
async function countAlone(query: Changed): Promise<{ parts: number; isCapped: boolean }> {
  const { result } = await understand(
    db,
    { ...query, limit: 1 },
    (read, numbers) => listParts(db, read, numbers),
    ({ total }) => total ?? 0,
  );
  return { parts: result.total ?? 0, isCapped: result.isCapped };
}

/** The same as `findRelaxations`, with a query for each count. */
async function relaxEach(query: RelaxationsQuery): Promise<Relaxations> {
  const { query: read } = await readSearch(db, query);
  const changes: [Relaxed, Changed][] = [
    ['search', { ...read, search: undefined }],
    ['stock', { ...read, stock: undefined }],
    ['price', { ...read, minPrice: undefined, maxPrice: undefined }],
    ['need', { ...read, need: undefined }],
    ['category', { ...read, category: undefined }],
    ['brand', { ...read, brand: undefined }],
    ['specs', { ...read, specs: undefined }],
    ['vehicle', { ...read, vehicle: undefined }],
    ['years', { ...read, vehicle: undefined, sameModelAs: read.vehicle }],
  ];
  const { search = '', ...filters } = { ...read, price: read.minPrice ?? read.maxPrice, years: read.vehicle };
  const isSet = (filter: Relaxed) =>
    filter === 'search' ? read.search !== undefined : filters[filter] !== undefined;
  const without = await Promise.all(
    changes
      .filter(([filter]) => isSet(filter))
      .map(async ([filter, changed]) => ({ filter, ...(await countAlone(changed)) })),
  );
  const words = [...new Set(search.split(' '))].filter(Boolean);
  const counted = await Promise.all(
    words.map(async (word) => ({ word, parts: (await countAlone({ search: word, exact: 'yes' })).parts })),
  );
  return {
    without: without.filter(({ parts }) => parts > 0).toSorted((one, other) => other.parts - one.parts),
    rarestWord:
      words.length < 2 ? null : (counted.toSorted((one, other) => one.parts - other.parts)[0] ?? null),
  };
}

const searches = [
  undefined,
  'brake disc',
  'vetnilated brkae disc',
  'rotor zzz',
  'brkae',
  'NH 10042',
  'disc 1k0 615 301 aa',
  'disc golf 7 2016',
  'vetnilated disc golf 7 2016',
  'golf 7 2016',
  'NH-1OO42',
  'disc NH-1OO4',
  'NH-1OO42 golf 7 2016',
  'pad NH-10042 xyzzy ä ß ? \\ %',
  'тормозной disc',
  'one two three four five six seven eight',
];
const filters: readonly RelaxationsQuery[] = [
  {},
  { exact: 'yes' },
  { stock: ['out'] },
  { stock: ['in', 'low'], minPrice: 900 },
  { need: 1_000_000, category: 'brake-discs' },
  { category: 'brakes', brand: 'Norholt', maxPrice: 60 },
  { category: 'nothing', need: 2 },
  { category: 'brake-discs', specs: 'diameter=300..320' },
  { vehicle: 'volkswagen-golf-7-2016', minPrice: 60 },
  { vehicle: 'volvo-v70-3-2011', stock: ['in'], need: 4, category: 'brake-discs' },
  { vehicle: 'nobody-nothing-1-2016', brand: 'Norholt' },
];

// Each search with a third of the filters, and each filter with a third of the searches.
test.each([...searches.entries()])(
  'count what query %i alone finds, with two statements: %s',
  async (index, search) => {
    for (const filter of filters.filter((_, place) => place % 3 === index % 3)) {
      const query = { search, ...filter };
      counted.statements = 0;
      const found = await findRelaxations(counted, query);
      expect(found, JSON.stringify(query)).toEqual(await relaxEach(query));
      expect(counted.statements).toBeLessThanOrEqual(2);
    }
  },
);
