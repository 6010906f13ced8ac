import * as z from 'zod/mini';
import * as m from '#messages/validation.js';
import { printable, signs } from '../code-signs.ts';
import { foldText } from '../fold-text.ts';
import { gtinIn, isGtin } from './gtin.ts';
import { limits } from '../limits.ts';
import { numberKey } from './number-key.ts';
import { code, text } from '../text.ts';

const hasLength = (value: string) => numberKey(value).length >= limits.partNumber.min;

const ownNumber = (isValid: (value: string) => boolean) =>
  code({ max: limits.partNumber.max }).check(
    signs(/^[A-Za-z0-9 ./-]$/, m.numberCharacters),
    z.refine((value) => /^([A-Za-z0-9]|$)/.test(value), { error: m.numberStart(), abort: true }),
    z.refine(isValid, m.numberTooShort()),
  );

/** The number of a part. */
export const partNumber = ownNumber(hasLength);

/** The same, or nothing. */
export const partNumberOrNone = ownNumber((value) => value === '' || hasLength(value));

/** The number of another maker's part. */
const otherNumber = code({ max: limits.partNumber.max }).check(
  signs(printable, m.referenceSign),
  z.refine(hasLength, m.numberTooShort()),
);

/** `original`: of the maker of the vehicle. `other`: of another maker of parts. `replaces`: of an earlier part. */
export const referenceKinds = ['original', 'other', 'replaces', 'gtin'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Another number of a part. */
export const Reference = z
  .object({
    kind: z.enum(referenceKinds),
    /** Who gave the number. Empty for a GTIN. */
    maker: text({ max: limits.brandMax }),
    number: otherNumber,
  })
  .check(
    z.refine(({ kind, number }) => kind !== 'gtin' || isGtin(numberKey(number)), {
      path: ['number'],
      error: m.wrongGtin(),
    }),
  );
export type Reference = z.infer<typeof Reference>;

const keyOf = ({ kind, maker, number }: Reference) =>
  kind === 'gtin' ? gtinIn(number) : JSON.stringify([kind, foldText(maker), numberKey(number)]);

/** Keeps the first of references to the same number, such as a GTIN in two forms. */
export function distinctReferences(references: readonly Reference[]): Reference[] {
  const keys = references.map(keyOf);
  return references.filter((_, index) => keys.findIndex((key) => key === keys[index]) === index);
}
