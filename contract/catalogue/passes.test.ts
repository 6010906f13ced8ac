import { expect, test } from 'vitest';
import { buildPart, detailsOf } from '#mocks/fixtures/parts.ts';
import { passes, toFacet } from './passes.ts';
import { relaxedFilters } from './relaxed-filters.ts';
import type { Spec } from './specifications.ts';

/** 64 dollars; 480 in stock, at least 10. */
const disc = detailsOf(buildPart({ brand: 'Velmark' }), {
  path: [
    { slug: 'brakes', name: 'Brakes' },
    { slug: 'brake-discs', name: 'Brake discs' },
  ],
  specifications: [
    { spec: 'diameter', name: 'Diameter', unit: 'mm', decimals: 1, value: 330 },
    { spec: 'axle', name: 'Axle', unit: null, decimals: 0, value: 'rear', choice: 'Rear' },
    { spec: 'coated', name: 'Coated', unit: null, decimals: 0, value: true },
  ],
});

test.each([
  [{}, true],
  [{ stock: ['in'] as const }, true],
  [{ stock: ['low', 'out'] as const }, false],
  [{ minPrice: 64, maxPrice: 64 }, true],
  [{ minPrice: 64.01 }, false],
  [{ maxPrice: 63.99 }, false],
  [{ need: 10 }, true],
  [{ need: 480 }, true],
  [{ need: 9 }, false],
  [{ need: 481 }, false],
  [{ category: 'brakes' }, true],
  [{ category: 'brake-discs' }, true],
  [{ category: 'filters' }, false],
  [{ brand: 'Velmark' }, true],
  [{ brand: 'Norda' }, false],
  [{ specs: 'axle:front|rear,diameter:300..330,coated:yes' }, true],
  [{ specs: 'axle:front' }, false],
  [{ specs: 'diameter:..329.9' }, false],
  [{ specs: 'diameter:330.1..' }, false],
  [{ specs: 'coated:no' }, false],
  [{ specs: 'holes:5' }, false],
  [{ specs: 'diameter:330' }, false],
  [{ specs: 'axle:1..2' }, false],
  [{ specs: 'axle' }, false],
])('%j: %s', (filters, isPassed) => {
  const { stock, ...others } = { stock: undefined, ...filters };
  expect(passes(disc, { ...others, ...(stock && { stock: [...stock] }) })).toBe(isPassed);
});

const axle: Spec = {
  ...{ slug: 'axle', name: 'Axle', kind: 'choice', unit: null, decimals: 0 },
  choices: ['front', 'rear'].map((slug) => ({ slug, name: slug.toUpperCase() })),
};
const counted = { choice: 'rear', number: null, parts: 3, stated: 5 };
const facet = { spec: 'axle', name: 'Axle', unit: null, decimals: 0, stated: 5 };
const rear = { value: 'rear', name: 'REAR', parts: 3 };

test('a facet has the choices that parts of the category have, and those that were chosen', () => {
  expect(toFacet(axle, [counted], [])).toEqual([{ ...facet, values: [rear] }]);
  const values = [{ value: 'front', name: 'FRONT', parts: 0 }, rear];
  expect(toFacet(axle, [counted], ['front'])).toEqual([{ ...facet, values }]);
  expect(toFacet(axle, [{ ...counted, parts: 0 }], [])).toEqual([
    { ...facet, values: [{ ...rear, parts: 0 }] },
  ]);
  expect(toFacet(axle, [], [])).toEqual([]);
});

test('a facet of a flag says yes and no', () => {
  const values = [{ value: 'yes', name: 'Yes', parts: 3 }];
  const yes = { ...counted, choice: 'yes' };
  expect(toFacet({ ...axle, kind: 'flag', choices: [] }, [yes], [])).toEqual([{ ...facet, values }]);
});

test('a facet of a number has the sizes of the category, and the range of those that pass the filters', () => {
  const number = { ...axle, kind: 'number' } as const;
  const counts = [
    [330, 1],
    [280, 2],
    [253, 0],
  ].map(([number = 0, parts = 0]) => ({ choice: null, number, parts, stated: 3 }));
  const sizes = [
    { value: 253, parts: 0 },
    { value: 280, parts: 2 },
    { value: 330, parts: 1 },
  ];
  const all = { ...facet, stated: 9 };
  expect(toFacet(number, counts, [])).toEqual([{ ...all, sizes, range: { min: 280, max: 330 } }]);
  const excluded = counts.map((one) => ({ ...one, parts: 0, isThinned: true }));
  expect(toFacet(number, excluded, [])).toEqual([
    { ...all, sizes: sizes.map((size) => ({ ...size, parts: 0 })), isThinned: true },
  ]);
  expect(toFacet(number, [], [])).toEqual([]);
});

test('each filter that is set is left out once, both ends of the price together', () => {
  const filters = { search: 'disc', minPrice: 20, maxPrice: 60 };
  expect(relaxedFilters(filters)).toEqual([
    ['search', { minPrice: 20, maxPrice: 60 }],
    ['price', { search: 'disc' }],
  ]);
  expect(relaxedFilters({ exact: 'yes' })).toEqual([]);
});
