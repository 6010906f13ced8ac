import { expect, test } from 'vitest';
import type { RelaxationsQuery } from '#contract/catalogue/search.ts';
import type { Queries } from '../../db/connect.ts';
import { seedIfEmpty } from '../../seed/seed.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { findRelaxations } from './find-relaxations.ts';
import { searchParts } from './search-parts.ts';

const { db } = await openTestDatabase();
await seedIfEmpty(db);

const sent: string[] = [];
const watched: Queries = {
  query(sql, values) {
    sent.push(typeof sql === 'string' ? sql : sql.text);
    return db.query(sql, values);
  },
};

const totalOf = async (query: RelaxationsQuery) =>
  (await searchParts(db, { ...query, limit: 1 })).result.total;

/** Each query with what it finds without each of its filters, as the same query alone. */
const queries: ReadonlyArray<[RelaxationsQuery, Record<string, RelaxationsQuery>]> = [
  [
    { search: 'brake disc', minPrice: 900_000 },
    { search: { minPrice: 900_000 }, price: { search: 'brake disc' } },
  ],
  [{ search: 'vetnilated brkae disc', maxPrice: 1 }, { price: { search: 'vetnilated brkae disc' } }],
  [
    { search: 'NH-1OO42', stock: ['out'] },
    { search: { stock: ['out'] }, stock: { search: 'NH-1OO42' } },
  ],
  [
    { search: 'piston', category: 'brakes' },
    { search: { category: 'brakes' }, category: { search: 'piston' } },
  ],
  [
    { vehicle: 'volvo-v70-3-2011', category: 'brake-discs', need: 1_000_000 },
    { need: { vehicle: 'volvo-v70-3-2011', category: 'brake-discs' } },
  ],
  [{ search: 'disc golf 7 2016', minPrice: 900_000 }, { price: { search: 'disc golf 7 2016' } }],
  [
    { category: 'brake-discs', specs: 'diameter=300..320', brand: 'Nobody' },
    { brand: { category: 'brake-discs', specs: 'diameter=300..320' } },
  ],
];

test.each(queries)('count what %j finds without a filter, with one statement', async (query, alone) => {
  sent.length = 0;
  const { without } = await findRelaxations(watched, query);
  expect(sent.filter((text) => text.includes('AS counts'))).toHaveLength(1);
  const expected = await Promise.all(
    Object.entries(alone).map(async ([filter, changed]) => ({
      filter,
      parts: (await totalOf(changed)) ?? 0,
    })),
  );
  for (const one of expected.filter(({ parts }) => parts > 0))
    expect(without).toContainEqual({ ...one, isCapped: false });
  expect(without.map(({ parts }) => parts)).toEqual(
    without.map(({ parts }) => parts).toSorted((one, other) => other - one),
  );
});

test('offer the same model in other years', async () => {
  const { without } = await findRelaxations(db, { vehicle: 'volkswagen-golf-7-2016', minPrice: 900_000 });
  expect(without.map(({ filter }) => filter)).toEqual(['price']);
  const { without: others } = await findRelaxations(db, {
    vehicle: 'ford-f-150-13-2015',
    category: 'brake-discs',
  });
  expect(others.map(({ filter }) => filter)).toContain('vehicle');
});

test('offer to leave out single words', async () => {
  const { withoutWord } = await findRelaxations(db, { search: 'ventilated disc tricycle' });
  expect(withoutWord).toEqual([
    { word: 'tricycle', parts: await totalOf({ search: 'ventilated disc' }), isCapped: false },
  ]);
});
