import { expect, test } from 'vitest';
import type { CatalogueQuery } from '#ui/sections/catalogue/PartsCatalogue/catalogue-query.ts';
import { catalogueList, categoryHref } from './catalogue-list.ts';
import { categoryList } from './category-list.ts';

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

test.each<CatalogueQuery>([{}, query, { search: '١٢ <b>disc</b> 🔧' }, { minPrice: 0 }])(
  'an address that is sent to somebody shows them the same parts: %o',
  (shown) => {
    expect(parse(new URLSearchParams(serialize(shown).toString()))).toEqual(shown);
  },
);

test('the address of the whole catalogue is the plain one, and others can be read', () => {
  expect(serialize({}).toString()).toBe('');
  expect(serialize({ ...query, search: 'disc' }).toString()).toBe(
    'search=disc&stock=in%2Cout&minPrice=12.5&maxPrice=999999.99&need=1200&sort=-price&page=3&view=list',
  );
});

// The tests of list-search-params.ts have more.
test.each(['sort=quantity', 'page=500', 'stock=', 'view=cards', 'search=%00'])(
  'what makes no sense in an address is left out: %s',
  (search) => expect(serialize(parse(new URLSearchParams(search))).toString()).toBe(''),
);

test.each([
  ['minPrice=%24 1,200', { minPrice: 1200 }],
  ['maxPrice=60.5', { maxPrice: 60.5 }],
  ['need=1 400', { need: 1400 }],
  ['minPrice=60,5', { minPrice: '60,5' }],
  ['minPrice=-1', { minPrice: '-1' }],
  ['maxPrice=99999999', { maxPrice: '99999999' }],
  ['need=0', { need: '0' }],
  ['need=1000001', { need: '1000001' }],
  ['need=2.5', { need: '2.5' }],
])('a typed number is read, or kept as text: %s', (search, amounts) => {
  expect(parse(new URLSearchParams(search))).toEqual(amounts);
});

test('text that is not a number does not filter', () => {
  const query = { minPrice: '60,5', maxPrice: '99999999', need: '2.5' };
  expect(catalogueList.pageQuery(query).queryKey).toEqual(catalogueList.pageQuery({}).queryKey);
});

const discs = categoryList('brake-discs');
const discsAt = (search: string) => discs.searchOf(new URLSearchParams(search));

test.each([
  'specs=axle:front|rear,diameter:280..312',
  'specs=diameter:280..312,axle:rear|front|rear',
  'specs=diameter:280..,axle:front,axle:rear,diameter:..312',
  'specs=axle:front&specs=axle:rear&specs.diameter.min=280&specs.diameter.max=312&need=',
  'category=engine&specs=axle:front|rear&specs.diameter.min=280&specs.diameter.max=+312&specs.width.min=wide',
])('filters by specs have one spelling: %s', (search) => {
  expect(discsAt(search)).toBe('specs=axle%3Afront%7Crear%2Cdiameter%3A280..312');
});

test.each(['specs=axle', 'specs=', 'specs=axle:', 'specs=diameter:..'])(
  'filters by specs that make no sense are left out: %s',
  (search) => expect(discsAt(search)).toBe(''),
);

test('all parts have no specs, and their category is in the path', () => {
  expect(catalogueList.searchOf(new URLSearchParams('category=engine&specs=axle:front&brand=Norda'))).toBe(
    'brand=Norda',
  );
});

test('another category keeps the filters that every category has', () => {
  const shown = { ...query, specs: 'axle:front', page: 3 };
  expect(categoryHref('brake-pads', { search: 'disc', specs: 'axle:front', page: 3 })).toBe(
    '/parts/brake-pads?search=disc',
  );
  expect(categoryHref(null, shown)).toMatch(/^\/parts\?search=.*&sort=-price&view=list$/);
  expect(categoryHref('engine', {})).toBe('/parts/engine');
});
