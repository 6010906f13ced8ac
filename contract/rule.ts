import * as z from 'zod/mini';
import type { Accepted } from './list-filters.ts';
import { toCents } from './money.ts';

/*
 * Rules whose messages name the field. `input-fault.ts` writes them, so that browsers do not load them.
 */

export type Rule = Accepted | { rule: 'twoDecimals' };

/** A check that `holds` for valid values. */
export const rule = <Value>(of: Rule, holds: (value: Value) => boolean) =>
  z.refine<Value>(holds, { params: of });

/** An amount of dollars in the API, with at most two decimals. */
export const dollars = ({ min, max }: { min: number; max: number }) =>
  z.number().check(
    z.minimum(min),
    z.maximum(max),
    rule({ rule: 'twoDecimals' }, (value: number) => toCents(value) !== null),
  );
