import { expect, test } from 'vitest';
import { cannotBeOrdered, quantityError } from './quantity-error.ts';

const range = { minimum: 10, stock: 480 };

test.each([10, 11, 120, 480])('%i pieces can be ordered', (quantity) => {
  expect(quantityError(quantity, range)).toBeNull();
});

test.each([
  [9, 'Please order minimum 10'],
  [0, 'Please order minimum 10'],
  [-3, 'Please order minimum 10'],
  [481, 'Maximum order quantity 480'],
  [1e20, 'Maximum order quantity 480'],
  [10.5, 'Only whole numbers can be ordered.'],
  [null, 'Quantity is Required'],
  [Number.NaN, 'Only whole numbers can be ordered.'],
])('%s pieces are refused with "%s"', (quantity, message) => {
  expect(quantityError(quantity, range)).toBe(message);
});

test('a part with fewer pieces than its minimum cannot be ordered at all', () => {
  expect(cannotBeOrdered({ minimum: 8, stock: 6 })).toBe(true);
  expect(cannotBeOrdered({ minimum: 0, stock: 0 })).toBe(true);
  expect(cannotBeOrdered({ minimum: 8, stock: 8 })).toBe(false);
});
