import { expect, test } from 'vitest';
import type { SpecFacet } from '#contract/catalogue/specifications.ts';
import { controlledBy, endsIn, indexAt, nearest, rowsOf, shareOf, ticksOf } from './bench-rows.ts';

const facet = { spec: 'width', name: 'Width', unit: 'mm', decimals: 1, stated: 9 } as const;
const sizesOf = (...values: readonly number[]) => values.map((value, index) => ({ value, parts: index }));
const category = { parts: 9, specs: [] };
const sizes = sizesOf(253, 280, 312, 330, 345);
const kinds = (one: Partial<SpecFacet>) => rowsOf([{ ...facet, ...one }], category).map(({ kind }) => kind);

test('more than four sizes are a ruler, few are buttons, one is a sentence', () => {
  expect(kinds({ sizes })).toEqual(['ruler']);
  expect(kinds({ sizes: sizes.slice(0, 4) })).toEqual(['options']);
  expect(kinds({ values: [...'abcdef'].map((name) => ({ value: name, name, parts: 1 })) })).toEqual([
    'options',
  ]);
  expect(kinds({ sizes: [] })).toEqual([]);
  const [every, some] = [9, 8].flatMap((stated) =>
    rowsOf([{ ...facet, stated, sizes: sizesOf(65) }], category),
  );
  expect(every).toMatchObject({ kind: 'same', words: '65 mm on every part' });
  expect(some).toMatchObject({ kind: 'same', words: '65 mm' });
});

test('the ends that a server of the version before returns are a ruler', () => {
  expect(rowsOf([{ ...facet, range: { min: 1, max: 9 } }], category)).toMatchObject([
    { kind: 'ruler', isThinned: true, sizes: [{ value: 1 }, { value: 9 }] },
  ]);
});

test('a filter whose values have no button is sent by a hidden field', () => {
  const values = [
    { value: 'front', name: 'Front', parts: 1 },
    { value: 'rear', name: 'Rear', parts: 1 },
  ];
  const hasControl = controlledBy(
    rowsOf(
      [
        { ...facet, sizes },
        { ...facet, spec: 'bolt', sizes: sizesOf(100, 112) },
        { ...facet, spec: 'axle', values },
      ],
      category,
    ),
  );
  const filters = [
    'width:1..',
    'bolt:100..112',
    'bolt:100..105',
    'bolt:100..',
    'axle:rear',
    'axle:both',
    'a:b',
  ];
  expect(filters.filter(hasControl)).toEqual(['width:1..', 'bolt:100..112', 'axle:rear']);
});

test('positions and sizes belong to each other', () => {
  expect(sizes.map(({ value }) => shareOf(sizes, value))).toEqual([0, 293.5, 641.3, 837, 1000]);
  expect([0, 0.3, 0.63, 1].map((share) => indexAt(sizes, share))).toEqual([0, 1, 2, 4]);
  expect([1, 267, 345, 900].map((value) => nearest(sizes, value))).toEqual([0, 1, 4, 4]);
});

test.each([
  [{}, { min: 0, max: 4 }],
  [{ min: 281 }, { min: 2, max: 4 }],
  [{ max: 311.9 }, { min: 0, max: 1 }],
  [{ min: 900 }, { min: 4, max: 4 }],
  [
    { min: 281, max: 290 },
    { min: 2, max: 2 },
  ],
])('the handles of %j are at the sizes inside', (range, ends) => expect(endsIn(sizes, range)).toEqual(ends));

test('ticks are as high as their parts are many', () => {
  expect(ticksOf(sizes, { min: 1, max: 3 })).toEqual({
    excluded: 'M0 30V25',
    chosen: 'M293.5 30V21M641.3 30V17M837 30V14',
    other: 'M1000 30V10',
  });
});
