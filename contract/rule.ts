import * as z from 'zod/mini';

/*
 * Rules whose messages name the field. `input-fault.ts` writes them, so that browsers do not load them.
 */

/** Patterns of text. */
export const patterns = {
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  dollars: /^\d{1,7}(\.\d{1,2})?$/,
  /** Digits only, so neither `1e3` nor an empty value. */
  wholeNumber: /^\d{1,15}$/,
} as const;

export type RuleName = 'day' | 'specs' | 'twoDecimals';

/** A check that `holds` for valid values. */
export const rule = <Value>(name: RuleName, holds: (value: Value) => boolean) =>
  z.refine<Value>(holds, { params: { rule: name } });
