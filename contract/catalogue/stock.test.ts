import { expect, test } from 'vitest';
import { isOutOfStock, stockState } from './stock.ts';

test.each([
  [480, 10, 'in'],
  [50, 10, 'in'],
  [49, 10, 'low'],
  [10, 10, 'low'],
  [9, 10, 'out'],
  [0, 10, 'out'],
  [0, 0, 'out'],
  [-3, 1, 'out'],
] as const)('%d in stock with a minimum quantity of %d is %s', (quantity, minQuantity, state) => {
  expect(stockState({ quantity, minQuantity })).toBe(state);
  expect(isOutOfStock({ quantity, minQuantity })).toBe(state === 'out');
});
