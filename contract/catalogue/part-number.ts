import * as z from 'zod/mini';
import * as m from '#messages/validation.js';
import { printable, signs } from '../code-signs.ts';
import { foldText } from '../fold-text.ts';
import { gtinIn, isGtin } from './gtin.ts';
import { limits } from '../limits.ts';
import { numberKey } from './number-key.ts';
import { code, text } from '../text.ts';

const isNumber = (value: string) => value.length >= limits.partNumber.min && numberKey(value) !== '';

/** Makers use every sign. */
const numberWhere = (isValid: (value: string) => boolean) =>
  code({ max: limits.partNumber.max }).check(
    signs(printable, m.referenceSign),
    z.refine(isValid, m.numberTooShort()),
  );

/** The number of a part. */
export const partNumber = numberWhere(isNumber);

/** The same, or nothing. */
export const partNumberOrNone = numberWhere((value) => value === '' || isNumber(value));

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

const keyOf = ({ kind, maker, number }: Reference) =>
  kind === 'gtin' ? gtinIn(number) : JSON.stringify([kind, foldText(maker), numberKey(number)]);

/** Keeps the first of references to the same number, such as a GTIN in two forms. */
export function distinctReferences(references: readonly Reference[]): Reference[] {
  const keys = references.map(keyOf);
  return references.filter((_, index) => keys.findIndex((key) => key === keys[index]) === index);
}
