import * as z from 'zod/mini';
import * as m from '#messages/validation.js';
import { toCents } from './money.ts';

/** An amount of dollars in the API, with at most two decimals. */
export const dollars = ({ min, max }: { min: number; max: number }) =>
  z.number().check(
    z.minimum(min),
    z.maximum(max),
    z.refine((value) => toCents(value) !== null, m.twoDecimals()),
  );
