import { expect, test } from 'vitest';
import { formatCount } from '../Numeric/format-count.ts';
import { formatMoney } from './format-money.ts';

test.each([
  [0, '$0.00'],
  [7680, '$7,680.00'],
  [0.5, '$0.50'],
  [999_999.99, '$999,999.99'],
  [-12.3, '-$12.30'],
  [-9_999_999_999.99, '-$9,999,999,999.99'],
  [1e21, '$1,000,000,000,000,000,000,000.00'],
  [Number.NaN, '–'],
  [Number.POSITIVE_INFINITY, '–'],
])('%d dollars read %s', (amount, text) => expect(formatMoney(amount)).toBe(text));

test.each([
  [0, '0'],
  [1400, '1,400'],
  [1_000_000, '1,000,000'],
  [-1234, '-1,234'],
  [-1e21, '-1,000,000,000,000,000,000,000'],
  [Number.NaN, '–'],
])('a count of %d reads %s', (count, text) => expect(formatCount(count)).toBe(text));
