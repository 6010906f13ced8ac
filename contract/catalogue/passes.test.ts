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
const counted = { choice: 'rear', parts: 3, min: null, max: null };
const facet = { spec: 'axle', name: 'Axle', unit: null, decimals: 0 };
const rear = { value: 'rear', name: 'REAR', parts: 3 };

test('a facet has the choices that parts have, and those that were chosen', () => {
  expect(toFacet(axle, [counted], [])).toEqual([{ ...facet, values: [rear] }]);
  const values = [{ value: 'front', name: 'FRONT', parts: 0 }, rear];
  expect(toFacet(axle, [counted], ['front'])).toEqual([{ ...facet, values }]);
  expect(toFacet(axle, [], [])).toEqual([]);
});

test('a facet of a flag says yes and no', () => {
  const values = [{ value: 'yes', name: 'Yes', parts: 3 }];
  const yes = { ...counted, choice: 'yes' };
  expect(toFacet({ ...axle, kind: 'flag', choices: [] }, [yes], [])).toEqual([{ ...facet, values }]);
});

test('a facet of a number is the range of the parts', () => {
  const number = { ...axle, kind: 'number' } as const;
  const range = { min: 280, max: 330 };
  expect(toFacet(number, [{ choice: null, parts: 2, ...range }], [])).toEqual([{ ...facet, range }]);
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
