import { numberKey } from './number-key.ts';
import { plainCode } from '../plain-code.ts';

/**
 * Whether digits are a GTIN of 8, 12, 13 or 14 digits with the right check digit (GS1 General Specifications, 7.9):
 * the digits weigh 1 and 3 in turns from the right, and their sum is a multiple of 10.
 */
export function isGtin(number: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(number)) return false;
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/**
 * Returns a GTIN in its form of 14 digits, in which all forms of one number are the same. The text may have blanks and
 * hyphens, too few zeros in front, as spreadsheets and scanners leave them, or the 01 with which a barcode announces a GTIN.
 * Null for any other text.
 */
export function gtinIn(text: string): string | null {
  const digits = numberKey(plainCode(text)).replace(/^01(?=\d{14}$)/, '');
  const gtin = digits.padStart(14, '0');
  return digits.length >= 7 && isGtin(gtin) ? gtin : null;
}
