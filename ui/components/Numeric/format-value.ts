import { groupDigits } from './format-count.ts';

export const mostDecimals = 3;

/** Writes a number with at most so many decimals: "49.5", "1,200". Returns a dash for `NaN`. */
export function formatValue(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = Math.trunc(Math.min(Math.max(decimals, 0), mostDecimals));
  return groupDigits(value, digits)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}
