import { groupDigits } from '../Numeric/format-count.ts';

/** Above this amount a number no longer represents cents exactly. */
const exact = Number.MAX_SAFE_INTEGER / 100;

/** Formats 7680 dollars as "$7,680.00". Returns a dash for `NaN`. */
export function formatMoney(amount: number): string {
  if (!Number.isFinite(amount)) return '–';
  return Math.abs(amount) > exact
    ? amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    : groupDigits(amount, 2).replace(/\d/, '$$$&');
}
