import { beforeEach, describe, expect, test } from 'vitest';
import { orderReaders, type OrderFilters } from '#contract/orders/order-filters.ts';
import { partReaders, type PartFilters } from '#contract/catalogue/part-filters.ts';
import type { ListFilters } from '#contract/list-filters.ts';
import type { PageSize } from '#contract/limits.ts';
import { listSearchParams } from './list-search-params.ts';

let usual: PageSize | undefined;
const orders = listSearchParams<OrderFilters>({
  readers: orderReaders,
  pageSize: 25,
  usualSize: () => usual,
});
const parts = listSearchParams<PartFilters>({ readers: partReaders, pageSize: 24 });

beforeEach(() => (usual = undefined));

const readOrders = (search: string) => orders.parse(new URLSearchParams(search));
const readParts = (search: string) => parts.parse(new URLSearchParams(search));

test.each<OrderFilters>([
  {},
  { search: 'Göteborg & 50 %', status: 'unpaid', sort: '-totalPrice', page: 40 },
  { search: 'disc', sort: 'createdAt' },
])('a URL contains what the list is asked for: %o', (filters) => {
  expect(readOrders(orders.serialize(filters).toString())).toEqual(filters);
});

test('the whole list has the plain URL', () => {
  expect(orders.serialize({ search: '  ', page: 1 }).toString()).toBe('');
});

test.each([
  'limit=30',
  'limit=25',
  'limit=1e2',
  'status=refunded',
  'sort=email',
  'sort=--totalPrice',
  'page=0',
  'page=1.5',
  'page=-3',
  'page=41',
  'page=1e9',
  'page=1e2',
  'page=x',
  'page=',
  'page=%D9%A1%D9%A2',
  'unknown=1',
])('an invalid or usual parameter is left out: %s', (search) => {
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

describe('the rows on a page', () => {
  test('are in the URL, and bound the page', () => {
    expect(readOrders('limit=100&page=10')).toEqual({ limit: 100, page: 10 });
    expect(readOrders('limit=100&page=11')).toEqual({ limit: 100, page: 1 });
    const of50: OrderFilters & ListFilters = { limit: 50 };
    expect(orders.serialize(of50).toString()).toBe('limit=50');
    usual = 50;
    for (const size of ['limit=25', 'limit=50'])
      expect(orders.serialize(readOrders(size)).toString()).toBe(size);
    expect(readParts('limit=50')).toEqual({});
  });

  test('are those chosen last when the URL names neither them nor a page', () => {
    usual = 50;
    expect(readOrders('status=unpaid')).toEqual({ status: 'unpaid', limit: 50 });
    expect(readOrders('page=30')).toEqual({ page: 30 });
    expect(readOrders('limit=25')).toEqual({ limit: 25 });
    expect(readParts('')).toEqual({});
  });
});

describe('what a URL asks for in vain', () => {
  const unreadIn = (search: string) =>
    orders.findUnread(new URLSearchParams(search)).map(({ name, text, instead }) => [name, text, instead]);

  test.each([
    ['status=refunded', ['status', 'refunded', 'nothing']],
    ['status=unpaid&status=pending', ['status', 'unpaid,pending', 'nothing']],
    ['sort=email', ['sort', 'email', 'usualOrder']],
    ['page=x', ['page', 'x', 'firstPage']],
    ['page=41', ['page', '41', 'firstPage']],
    ['limit=30', ['limit', '30', 'usualSize']],
    ['from=2026-11-01', ['from', '2026-11-01', 'nothing']],
    [`search=${'a'.repeat(101)}`, ['search', 'a'.repeat(100), 'nothing']],
  ])('is said: %s', (search, unread) => {
    expect(unreadIn(search)).toEqual([unread]);
    expect(unreadIn(`${search}&utm_source=mail`)).toEqual([unread]);
  });

  test.each([
    '',
    'status=unpaid&page=2&limit=50&sort=-createdAt',
    'search=&status=&page=%20',
    'utm_source=x&gclid=y',
  ])('is nothing: %s', (search) => expect(unreadIn(search)).toEqual([]));

  test('leaves out what other pages of the shop add to the addresses of the catalogue', () => {
    const inParts = (search: string) => parts.findUnread(new URLSearchParams(search)).map(({ name }) => name);
    expect(inParts('stock=gone&maxPrice=cheap&brand=Norda&from=mail&limit=50')).toEqual([
      'stock',
      'maxPrice',
    ]);
  });
});
