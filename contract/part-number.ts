import * as z from 'zod/mini';
import * as m from '#messages/validation.js';
import { limits } from './limits.ts';
import { numberKey } from './number-key.ts';
import { text } from './text.ts';

const number = (isOptional: boolean) => {
  const rule = (holds: (value: string) => boolean) => (value: string) =>
    (isOptional && value === '') || holds(value);
  return text({ max: limits.partNumber.max }).check(
    z.refine(
      rule((value) => /^([A-Za-z0-9][A-Za-z0-9 ./-]*)?$/.test(value)),
      { error: m.numberCharacters(), abort: true },
    ),
    z.refine(
      rule((value) => numberKey(value).length >= limits.partNumber.min),
      m.numberTooShort(),
    ),
  );
};

/** The number of a part, or of another maker's part. */
export const partNumber = number(false);

/** The same, or nothing. */
export const partNumberOrNone = number(true);

/**
 * Whether digits are a GTIN of 8, 12, 13 or 14 digits with the right check digit (GS1 General Specifications, 7.9):
 * the digits weigh 1 and 3 in turns from the right, and their sum is a multiple of 10.
 */
export function isGtin(number: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(number)) return false;
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** `original`: of the maker of the vehicle. `other`: of another maker of parts. `replaces`: of an earlier part. */
export const referenceKinds = ['original', 'other', 'replaces', 'gtin'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Another number of a part. */
export const Reference = z
  .object({
    kind: z.enum(referenceKinds),
    /** Who gave the number. Empty for a GTIN. */
    maker: text({ max: limits.brandMax }),
    number: partNumber,
  })
  .check(
    z.refine(({ kind, number }) => kind !== 'gtin' || isGtin(numberKey(number)), {
      path: ['number'],
      error: m.wrongGtin(),
    }),
  );
export type Reference = z.infer<typeof Reference>;
