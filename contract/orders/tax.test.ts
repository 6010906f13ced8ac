import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTax } from './tax.ts';

test.each([
  [11_900, 19, { net: 10_000, tax: 1_900 }],
  [100, 5.5, { net: 95, tax: 5 }],
  [1, 19, { net: 1, tax: 0 }],
  [3, 20, { net: 2, tax: 1 }],
  [99_999_999, 8.875, { net: 91_848_449, tax: 8_151_550 }],
])('%s cents with %s %%', (gross, rate, split) => {
  expect(splitTax(gross, rate)).toEqual(split);
});

test('net and tax add up in each line and in the sum, and the tax is within half a cent of the exact one', () => {
  const cents = fc.nat({ max: 99_999_999 });
  const rates = fc.integer({ min: 1, max: 99_999 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 100 }), rates, (lines, rate) => {
      const sum = { net: 0, tax: 0 };
      for (const gross of lines) {
        const { net, tax } = splitTax(gross, rate);
        expect(net + tax).toBe(gross);
        expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0);
        expect(Math.abs(tax - (gross * rate) / (100 + rate))).toBeLessThan(0.500001);
        sum.net += net;
        sum.tax += tax;
      }
      expect(sum.net + sum.tax).toBe(lines.reduce((total, gross) => total + gross, 0));
    }),
  );
});
