import { expect, test } from 'vitest';
import type { SortOrder } from '#ui/components/Table/Table.tsx';
import {
  countUpTo,
  dollars,
  listSearchParams,
  oneOf,
  pageNumber,
  someOf,
  sortedBy,
  words,
} from './list-search-params.ts';

interface Query {
  search: string;
  status: 'all' | 'unpaid' | 'shipped';
  stock: readonly ('in' | 'low' | 'out')[];
  sort: SortOrder | null;
  maxPrice: number | null;
  need: number | null;
  page: number;
}

const usual: Query = {
  search: '',
  status: 'all',
  stock: [],
  sort: null,
  maxPrice: null,
  need: null,
  page: 1,
};

const address = listSearchParams(usual, {
  search: words,
  status: oneOf(['all', 'unpaid', 'shipped']),
  stock: someOf(['in', 'low', 'out']),
  sort: sortedBy(['createdAt', 'totalPrice']),
  maxPrice: dollars,
  need: countUpTo(1000),
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
    need: 40,
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
  'maxPrice=-1',
  'maxPrice=1.234',
  'maxPrice=1e5',
  'maxPrice=99999999',
  'maxPrice=NaN',
  'need=0',
  'need=1001',
  'need=-4',
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

test('a search is cut where the server would refuse it', () => {
  expect(address.parse(new URLSearchParams({ search: 'a'.repeat(5000) })).search).toHaveLength(100);
  expect(read(`search=${encodeURIComponent('🔧'.repeat(101))}`).search).toBe('🔧'.repeat(100));
  expect(read('search=di%00sc').search).toBe('disc');
});
