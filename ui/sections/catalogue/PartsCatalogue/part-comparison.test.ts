import { expect, test } from 'vitest';
import type { Specification } from '#contract/catalogue/specifications.ts';
import { compareParts } from './part-comparison.ts';

const mm = (spec: string, value: number): Specification => ({
  ...{ spec, name: spec, unit: 'mm', decimals: 1 },
  value,
});

test('what all parts share is said once, and the rest is a column each', () => {
  const { same, different } = compareParts([
    { specifications: [mm('diameter', 280), mm('bolt-circle', 112)] },
    { specifications: [mm('bolt-circle', 112), mm('height', 49.5)] },
  ]);
  expect(same.map(({ spec, value }) => [spec, value])).toEqual([['bolt-circle', 112]]);
  expect(different.map(({ spec, values }) => [spec, values.map((one) => one?.value)])).toEqual([
    ['diameter', [280, undefined]],
    ['height', [undefined, 49.5]],
  ]);
});

test('one part shares nothing, and a list without specifications has none', () => {
  expect(compareParts([{ specifications: [mm('diameter', 280)] }]).same).toEqual([]);
  expect(compareParts([{}, {}])).toEqual({ same: [], different: [] });
});
