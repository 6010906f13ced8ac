import { numberKey } from './catalogue/number-key.ts';

/**
 * Equal for numbers that look alike on worn metal, where O is 0 and I and l are 1, or that lost their first zeros in a
 * spreadsheet. `look_alike_key` is the same in SQL.
 */
export const lookAlikeKey = (number: string): string =>
  numberKey(number).replaceAll('O', '0').replace(/[IL]/g, '1').replace(/^0+/, '');

/** The number that looks like what was typed, or its start. */
export function startLike(number: string, typed: string): string {
  const wanted = lookAlikeKey(typed);
  if (lookAlikeKey(number) === wanted) return number;
  const signs = Array.from(number);
  const end = signs.findIndex((_, at) => lookAlikeKey(signs.slice(0, at + 1).join('')) === wanted);
  return signs.slice(0, end + 1).join('');
}
