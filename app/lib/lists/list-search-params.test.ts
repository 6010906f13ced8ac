import { expect, test } from 'vitest';
import type { SortOrder } from '#ui/components/Table/Table.tsx';
import {
  listSearchParams,
  oneOf,
  pageNumber,
  someOf,
  sortedBy,
  typedNumber,
  words,
} from './list-search-params.ts';

interface Query {
  search: string;
  status: 'all' | 'unpaid' | 'shipped';
  stock: readonly ('in' | 'low' | 'out')[];
  sort: SortOrder | null;
  maxPrice: number | string | null;
  page: number;
}

const usual: Query = {
  search: '',
  status: 'all',
  stock: [],
  sort: null,
  maxPrice: null,
  page: 1,
};

const address = listSearchParams(usual, {
  search: words,
  status: oneOf(['all', 'unpaid', 'shipped']),
  stock: someOf(['in', 'low', 'out']),
  sort: sortedBy(['createdAt', 'totalPrice']),
  maxPrice: typedNumber((text) => (text === '19.50' || text === '19.5' ? 19.5 : null)),
  page: pageNumber(12),
});

const read = (search: string) => address.parse(new URLSearchParams(search));

test.each<Query>([
  usual,
  {
    search: 'Göteborg & 50 %',
    status: 'unpaid',
    stock: ['low', 'out'],
    sort: { by: 'totalPrice', isDescending: true },
    maxPrice: 19.5,
    page: 84,
  },
  { ...usual, search: 'disc ', sort: { by: 'createdAt', isDescending: false } },
])('an address says what the list is asked for: %o', (query) => {
  expect(read(address.serialize(query).toString())).toEqual(query);
});

test('the usual list has the plain address', () => {
  expect(address.serialize({ ...usual, search: '  ' }).toString()).toBe('');
});

test.each([
  'status=refunded',
  'sort=email',
  'sort=--totalPrice',
  'stock=gone',
  'maxPrice=',
  'maxPrice=%20',
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
])('what makes no sense in an address is left out: %s', (search) => expect(read(search)).toEqual(usual));

test('of several values those that make sense are kept, each once', () => {
  expect(read('stock=out,gone,low,out').stock).toEqual(['low', 'out']);
});

test('the text of a number is parsed, or else kept for its field', () => {
  expect(read('maxPrice=19.50').maxPrice).toBe(19.5);
  expect(read('maxPrice=60,5').maxPrice).toBe('60,5');
  expect(read(`maxPrice=${'x'.repeat(5000)}`).maxPrice).toHaveLength(100);
});

test('a search is cut where the server would refuse it', () => {
  expect(address.parse(new URLSearchParams({ search: 'a'.repeat(5000) })).search).toHaveLength(100);
  expect(read(`search=${encodeURIComponent('🔧'.repeat(101))}`).search).toBe('🔧'.repeat(100));
  expect(read('search=di%00sc').search).toBe('disc');
});
