import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineTotal } from './money.ts';

test.each([
  [64, 120, 7680],
  [2.1, 3, 6.3],
  [1.1, 3, 3.3],
  [0.1, 3, 0.3],
  [999_999.99, 1, 999_999.99],
  [18.75, 0, 0],
])('%d dollars times %i are %d dollars', (price, quantity, total) => {
  expect(lineTotal(price, quantity)).toBe(total);
});

test('any price times any quantity is a whole number of cents', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (cents, quantity) => {
        fc.pre(cents * quantity <= 99_999_999_00);
        expect(lineTotal(cents / 100, quantity).toFixed(2)).toBe(((cents * quantity) / 100).toFixed(2));
        expect(lineTotal(cents / 100, quantity)).toBe((cents * quantity) / 100);
      },
    ),
  );
});
