import { expect, test } from 'vitest';
import type { StockState } from '#contract/catalogue/stock.ts';
import {
  countWords,
  filtersOf,
  filtersRead,
  nothingWords,
  withoutFilters,
  type CatalogueQuery,
} from './catalogue-query.ts';

test.each([
  [{}, 24, 'Showing all 24 parts'],
  [{}, 1, 'Showing 1 part'],
  [{}, 0, 'No parts'],
  [{}, 28, 'Showing 1–24 of 28 parts'],
  [{ page: 2 }, 28, 'Showing 25–28 of 28 parts'],
  [{ page: 9 }, 28, 'Nothing on page 9 of 28 parts'],
  [{ search: 'disc' }, 2, 'Showing 2 parts'],
  [{ search: 'disc' }, 0, 'No parts match'],
  [{ search: '   ' }, 0, 'No parts'],
])('with %o and %d parts the line reads "%s"', (query, total, words) => {
  expect(countWords(query, { total })).toBe(words);
});

test('a count that was not finished says so', () => {
  expect(countWords({}, { total: 1000, isCapped: true })).toBe('Showing 1–24 of more than 1,000 parts');
});

test('every filter is named, and gone without the others', () => {
  const query = {
    search: ' disc ',
    stock: ['low', 'out'] satisfies StockState[],
    minPrice: 10,
    maxPrice: 99.5,
    need: 1200,
  };
  const filters = filtersOf(query);
  expect(filters.map(({ words }) => words)).toEqual([
    '“disc”',
    'Running low',
    'Out of stock',
    '$10.00 to $99.50',
    '1,200 units',
  ]);
  expect(filters[1]?.without).toEqual({ stock: ['out'] });
  expect(filtersOf({ ...query, minPrice: undefined })[3]?.words).toBe('Up to $99.50');
  expect(
    filtersOf({ ...query, maxPrice: undefined, need: 1 })
      .map(({ words }) => words)
      .slice(3),
  ).toEqual(['From $10.00', '1 unit']);
});

test('clearing the filters keeps the order and the view, and goes back to the first page', () => {
  const query = { search: 'disc', page: 3, sort: '-price', view: 'list' } as const;
  expect(withoutFilters(query)).toEqual({ sort: '-price', view: 'list' });
});

test('a vehicle that was read in the search is a filter, and so are the other words', () => {
  const query = { search: 'disc golf 7 2016', stock: ['in'] } satisfies CatalogueQuery;
  const vehicle = { slug: 'volkswagen-golf-7-2016', name: 'Volkswagen Golf VII 2016' };
  expect(filtersRead(query, { vehicle, rest: 'disc' }).map(({ words, without }) => [words, without])).toEqual(
    [
      ['“disc”', { search: undefined, vehicle: vehicle.slug }],
      ['Volkswagen Golf VII 2016', { search: 'disc' }],
      ['In stock', { stock: [] }],
    ],
  );
  expect(filtersRead(query, { vehicle, rest: '' }).map(({ id }) => id)).toEqual(['read-vehicle', 'stock-in']);
  expect(filtersRead(query, { corrected: 'discs', rest: 'disk' })).toEqual(filtersOf(query));
});

test.each([
  [{ search: 'disc' }, 'No parts match “disc”.'],
  [{ search: 'disc', need: 2 }, 'Nothing matches both of your conditions.'],
  [{ search: 'disc', stock: ['in', 'low', 'out'], need: 2 }, 'Nothing matches all five of your conditions.'],
  [
    { search: 'disc', stock: ['in', 'low', 'out'], need: 2, brand: 'Norda', minPrice: 2 },
    'Nothing matches all of your conditions.',
  ],
] satisfies Array<[CatalogueQuery, string]>)('says that nothing matches %j', (query, words) => {
  expect(nothingWords(filtersOf(query))).toBe(words);
});
