import { expect, test } from 'vitest';
import { wholeCatalogue, type CatalogueQuery } from '#ui/sections/PartsCatalogue/catalogue-query.ts';
import { catalogueList } from './catalogue-list.ts';

const { parse, serialize } = catalogueList.searchParams;

const query: CatalogueQuery = {
  search: 'Göteborg & 50 %',
  sort: '-price',
  stock: ['in', 'out'],
  minPrice: 12.5,
  maxPrice: 999_999.99,
  need: 1200,
  page: 3,
  view: 'list',
};

test.each<CatalogueQuery>([
  wholeCatalogue,
  query,
  { ...wholeCatalogue, search: '١٢ <b>disc</b> 🔧' },
  { ...wholeCatalogue, minPrice: 0 },
])('an address that is sent to somebody shows them the same parts: %o', (shown) => {
  expect(parse(new URLSearchParams(serialize(shown).toString()))).toEqual(shown);
});

test('the address of the whole catalogue is the plain one, and others can be read', () => {
  expect(serialize(wholeCatalogue).toString()).toBe('');
  expect(serialize({ ...query, search: 'disc' }).toString()).toBe(
    'search=disc&stock=in%2Cout&minPrice=12.5&maxPrice=999999.99&need=1200&sort=-price&view=list&page=3',
  );
});

// The tests of list-search-params.ts have more.
test.each(['sort=quantity', 'page=500', 'need=1000001', 'minPrice=-1', 'stock=', 'view=cards', 'search=%00'])(
  'what makes no sense in an address is left out: %s',
  (search) => expect(parse(new URLSearchParams(search))).toEqual(wholeCatalogue),
);
