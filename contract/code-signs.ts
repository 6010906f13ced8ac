import * as z from 'zod/mini';

/** Letters, digits and signs of every script, but no vertical bar, which separates numbers in files. */
export const printable = /^(?!\|)[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;

const isVisible = /^[\p{L}\p{N}\p{P}\p{S}]$/u;

const refusedSign = (code: string, allowed: RegExp) => Array.from(code).find((sign) => !allowed.test(sign));

/** As people see it, or as Unicode names it. */
const nameOf = (sign: string) =>
  isVisible.test(sign) ? sign : `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Allows the signs that match. The message names the first one that does not. */
export const signs = (allowed: RegExp, message: (refused: { sign: string }) => string) =>
  z.refine<string>((code) => refusedSign(code, allowed) === undefined, {
    error: ({ input }) => message({ sign: nameOf(refusedSign(String(input), allowed) ?? '') }),
    abort: true,
  });
