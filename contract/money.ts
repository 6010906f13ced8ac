import * as z from 'zod/mini';
import * as m from '#messages/validation.ts';

/** Dollars to whole cents by their decimal notation; null when there are more than two decimals. */
export function toCents(dollars: number): number | null {
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(String(dollars));
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Whole cents to the wire's JSON number of dollars, which holds two decimals exactly enough to print. */
export const toDollars = (cents: number): number => cents / 100;

/** An amount of dollars with at most two decimals, as money travels on the wire. */
export const dollars = ({ min, max }: { min: number; max: number }) =>
  z.number().check(
    z.minimum(min),
    z.maximum(max),
    z.refine((value) => toCents(value) !== null, m.useAtMostTwoDecimals()),
  );
