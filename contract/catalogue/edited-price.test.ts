import { expect, test } from 'vitest';
import { createPriceSums, editedPrice, type PriceEdit } from './edited-price.ts';

const by = (how: PriceEdit['how'], value: number, ending: PriceEdit['ending'] = 'cent'): PriceEdit => ({
  ...{ how, value, ending },
});

test.each([
  [6400, by('set', 59.9), 5990],
  [6400, by('percent', 5), 6720],
  [6400, by('percent', -12.5), 5600],
  [1010, by('percent', 5), 1061],
  [100, by('percent', 0.5), 101],
  [6400, by('amount', 1.15), 6515],
  [6400, by('amount', -0.05), 6395],
])('%d cents with %j are %d cents', (price, edit, next) => expect(editedPrice(price, edit)).toBe(next));

test.each([
  [6400, 6795],
  [4250, 4495],
  [640, 695],
  [990, 1095],
])('%d cents and 5 percent, up to .95, are %d cents', (price, next) =>
  expect(editedPrice(price, by('percent', 5, 'ninetyFive'))).toBe(next),
);

test('a price that ends in .95 stays', () => {
  expect(editedPrice(6495, by('amount', 0, 'ninetyFive'))).toBe(6495);
  expect(editedPrice(6496, by('amount', 0, 'ninetyFive'))).toBe(6595);
});

test('is never below the smallest price, nor above the largest', () => {
  expect(editedPrice(500, by('amount', -10))).toBe(1);
  expect(editedPrice(500, by('percent', -100))).toBe(1);
  expect(editedPrice(500, by('amount', -10, 'ninetyFive'))).toBe(95);
  expect(editedPrice(99_999_999, by('percent', 5, 'ninetyFive'))).toBe(99_999_999);
});

test('sums are of the prices that change', () => {
  const sums = createPriceSums();
  sums.see(64, 67.95);
  sums.see(10, 10);
  sums.see(20, 15);
  expect(sums.value()).toEqual({ averagePercent: -9.41, largestStep: -5 });
});
