import { expect, test } from 'vitest';
import { enginesIn, variantsOf } from './variants.ts';
import type { Engine } from './vehicles.ts';

const tsi: Engine = { slug: '1-4-tsi', name: '1.4 TSI', type: '57', kw: 92, fromYear: 2012, toYear: 2014 };
const strong: Engine = {
  slug: '1-4-tsi-61',
  name: '1.4 TSI',
  type: '61',
  kw: 110,
  fromYear: 2014,
  fromMonth: 5,
};

test('a name alone keeps the other fields of its variant', () => {
  expect(variantsOf(['1.4 tsi', '2.0 TDI'], [tsi])).toEqual({
    engines: [
      { ...tsi, name: '1.4 tsi' },
      { slug: '2-0-tdi', name: '2.0 TDI' },
    ],
  });
  expect(variantsOf(['1.4 TSI', '1.4 TSI'], [tsi, strong])).toEqual({ engines: [tsi, strong] });
});

test('a variant is found by its slug, else by its type, and keeps its slug', () => {
  const renamed = { slug: '1-4-tsi', name: '1.4 TSI BlueMotion', kw: 92 };
  const byType = { name: '1.4 TSI (CZDA)', type: '61' };
  expect(variantsOf([byType, renamed], [tsi, strong])).toEqual({
    engines: [{ slug: '1-4-tsi-61', ...byType }, renamed],
  });
});

test('variants of one name get their type, or a number, in the slug', () => {
  const variants = [
    { name: '1.4 TSI', kw: 92, type: 'K 57' },
    { name: '1.4 TSI', kw: 110, type: 'K 61' },
    { name: '1.4 TSI', kw: 103 },
  ];
  const slugs = ['1-4-tsi', '1-4-tsi-k-61', '1-4-tsi-2'];
  const engines = variants.map((variant, index) => ({ slug: slugs[index], ...variant }));
  expect(variantsOf(variants)).toEqual({ engines });
});

test('what is empty is left out, and so is a month without its year', () => {
  expect(variantsOf([{ name: '1.4 TSI', codes: '', fuel: '', fromMonth: 5 }])).toEqual({
    engines: [{ slug: '1-4-tsi', name: '1.4 TSI' }],
  });
});

test.each([
  [['1.4 TSI', '1.4 tsi'], 1],
  [[{ name: '1.4 TSI', kw: 92 }, '2.0 TDI', { name: '1.4 TSI', kw: 92 }], 2],
  [['2.0 TDI', '–'], 1],
])('%j is refused in row %i', (wanted, row) => expect(variantsOf(wanted)).toEqual({ row }));

test('a variant counts in the years in which it was built', () => {
  const model = { engines: [tsi, strong, { slug: 'any', name: 'Any' }] };
  expect(enginesIn(model, 2013).map(({ slug }) => slug)).toEqual(['1-4-tsi', 'any']);
  expect(enginesIn(model, 2014)).toHaveLength(3);
});
