import * as z from 'zod/mini';
import type { Accepted } from './list-filters.ts';

/*
 * Rules whose messages name the field. `input-fault.ts` writes them, so that browsers do not load them.
 */

export type Rule = Accepted | { rule: 'twoDecimals' };

/** A check that `holds` for valid values. */
export const rule = <Value>(of: Rule, holds: (value: Value) => boolean) =>
  z.refine<Value>(holds, { params: of });
