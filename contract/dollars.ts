import * as z from 'zod/mini';
import { toCents } from './money.ts';
import { rule } from './rule.ts';

/** An amount of dollars in the API, with at most two decimals. */
export const dollars = ({ min, max }: { min: number; max: number }) =>
  z.number().check(
    z.minimum(min),
    z.maximum(max),
    rule({ rule: 'twoDecimals' }, (value: number) => toCents(value) !== null),
  );
