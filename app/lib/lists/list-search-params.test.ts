import { expect, test } from 'vitest';
import { orderReaders, partReaders } from '#contract/filter-readers.ts';
import type { OrderFilters } from '#contract/list-filters.ts';
import { listSearchParams } from './list-search-params.ts';

const orders = listSearchParams(orderReaders, 12);
const parts = listSearchParams(partReaders, 24);

const readOrders = (search: string) => orders.parse(new URLSearchParams(search));
const readParts = (search: string) => parts.parse(new URLSearchParams(search));

test.each<OrderFilters>([
  {},
  { search: 'Göteborg & 50 %', status: 'unpaid', sort: '-totalPrice', page: 84 },
  { search: 'disc', sort: 'createdAt' },
])('a URL contains what the list is asked for: %o', (filters) => {
  expect(readOrders(orders.serialize(filters).toString())).toEqual(filters);
});

test('the whole list has the plain URL', () => {
  expect(orders.serialize({ search: '  ', page: 1 }).toString()).toBe('');
});

test.each([
  'status=refunded',
  'sort=email',
  'sort=--totalPrice',
  'page=0',
  'page=1.5',
  'page=-3',
  'page=85',
  'page=1e9',
  'page=1e2',
  'page=x',
  'page=',
  'page=%D9%A1%D9%A2',
  'unknown=1',
])('an invalid parameter is ignored: %s', (search) => {
  expect(orders.serialize(readOrders(search)).toString()).toBe('');
  expect(orders.serialize(readOrders(`${search}&search=disc`)).toString()).toBe('search=disc');
});

test.each(['stock=gone', 'stock=in,gone', 'stock=', 'maxPrice=', 'maxPrice=%20', 'need=0'])(
  'an invalid filter of parts is ignored: %s',
  (search) => expect(readParts(search)).toEqual({}),
);

test('of several values each is kept once, however they are repeated', () => {
  expect(readParts('stock=out,low,out').stock).toEqual(['low', 'out']);
  expect(readParts('stock=out&stock=low').stock).toEqual(['low', 'out']);
});

test('typed text is cut where the server would reject it', () => {
  const written = (search: string) => orders.serialize({ search }).get('search');
  expect(written('a'.repeat(5000))).toHaveLength(100);
  expect(written('🔧'.repeat(101))).toBe('🔧'.repeat(100));
  expect(written('di\0sc ')).toBe('disc');
});

test('a link with a search that the server would reject opens the whole list', () => {
  expect(readOrders(`search=${'a'.repeat(101)}`)).toEqual({});
});
