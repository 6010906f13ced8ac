import * as z from 'zod/mini';
import * as m from '#messages/validation.ts';

/** Converts dollars to cents by their decimal notation. Returns null for more than two decimals. */
export function toCents(dollars: number): number | null {
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(String(dollars));
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Converts cents to dollars. The floating-point number is exact enough to print two decimals. */
export const toDollars = (cents: number): number => cents / 100;

/** An amount of dollars in the API, with at most two decimals. */
export const dollars = ({ min, max }: { min: number; max: number }) =>
  z.number().check(
    z.minimum(min),
    z.maximum(max),
    z.refine((value) => toCents(value) !== null, m.useAtMostTwoDecimals()),
  );
