import { maxExactDollars } from '#contract/money.ts';
import { groupDigits } from '../Numeric/format-count.ts';

/** Formats 7680 dollars as "$7,680.00". Returns a dash for `NaN`. */
export function formatMoney(amount: number): string {
  if (!Number.isFinite(amount)) return '–';
  return Math.abs(amount) > maxExactDollars
    ? amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    : groupDigits(amount, 2).replace(/\d/, '$$$&');
}
