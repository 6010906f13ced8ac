import { asciiDigits } from '#contract/plain-code.ts';
import { roundToCents } from '#contract/money.ts';

/** Replaces the other ways to write a character of a number, and removes invisible characters of copied text. */
const plain = (text: string) =>
  asciiDigits(text.replaceAll(/\p{Cf}/gu, ''))
    .replaceAll(/[，٬]/g, ',')
    .replaceAll(/[．٫]/g, '.')
    .replaceAll(/[’＇]/g, "'")
    .replaceAll(/[−－]/g, '-')
    .replaceAll('＋', '+')
    .replaceAll('＄', '$')
    .trim();

/** Groups of thousands have one separator. A comma before other than three digits may be a decimal comma. */
const number =
  /^(?<sign>[+-]?)(?:\$\s*)?(?<whole>\d+|[1-9]\d{0,2}(?:(?<separator>[,'\s])\d{3})(?:\k<separator>\d{3})*|(?=\.\d))(?<decimals>\.\d{0,2})?(?:\s*\$)?$/u;

/**
 * Parses every number that a person types: "1400", "1,400", "1 400", "$64.50", "+5", "-60". Returns null for other
 * text. It never guesses: "60,5" and "1.400" are different numbers in different countries, so neither is one here.
 */
export function parseNumber(text: string): number | null {
  const groups = number.exec(plain(text))?.groups;
  if (!groups) return null;
  const { sign = '', whole = '', decimals = '' } = groups;
  const value = Number(`${sign}${whole.replaceAll(/\D/g, '')}${decimals}`);
  return Number.isFinite(value) ? value : null;
}

/** Parses a count from 0. Returns null for fractions and unsafe integers. */
export function parseWhole(text: string): number | null {
  const count = parseNumber(text);
  return count !== null && count >= 0 && Number.isSafeInteger(count) ? count : null;
}

/** Parses an amount in dollars from 0. */
export function parseDollars(text: string): number | null {
  const amount = parseNumber(text);
  return amount !== null && amount >= 0 && Number.isSafeInteger(roundToCents(amount)) ? amount : null;
}
