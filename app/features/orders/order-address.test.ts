import { expect, test } from 'vitest';
import { firstOrders, type OrderQuery } from '#ui/sections/OrderTable/order-query.ts';
import { queryOf, searchOf } from './order-address.ts';

const queries: readonly OrderQuery[] = [
  firstOrders,
  { search: 'Göteborg & 50 %', status: 'unpaid', sort: { by: 'totalPrice', isDescending: true }, page: 7 },
  { search: 'disc', status: 'all', sort: { by: 'productName', isDescending: false }, page: 1 },
];

test.each(queries)('an address says what the list is asked for: %o', (query) => {
  expect(queryOf(new URLSearchParams(searchOf(query).toString()))).toEqual(query);
});

test('the usual list has the plain address', () => {
  expect(searchOf(firstOrders).toString()).toBe('');
});

test.each([
  'status=refunded',
  'sort=email',
  'sort=--totalPrice',
  'page=0',
  'page=1.5',
  'page=-3',
  'page=1e9',
  'page=x',
])('what makes no sense in an address is left out: %s', (search) => {
  expect(queryOf(new URLSearchParams(search))).toEqual(firstOrders);
});

test('a search is cut where the server would refuse it', () => {
  expect(queryOf(new URLSearchParams({ search: 'a'.repeat(5000) })).search).toHaveLength(100);
});
