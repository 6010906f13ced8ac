import { readNumber } from '#contract/import/cells.ts';
import { cleanLine } from '#contract/clean-text.ts';
import { equalSizes } from '#contract/catalogue/sizes.ts';
import { gtinIn } from '#contract/catalogue/gtin.ts';
import { distinctReferences, Reference, type ReferenceKind } from '#contract/catalogue/part-number.ts';
import { hasDecimals, type Spec } from '#contract/catalogue/specifications.ts';
import { foldText } from '#contract/fold-text.ts';
import * as z from 'zod/mini';
import * as m from '#messages/imports.js';
import type { CellFault } from '../../read-cells.ts';

export const textOf = (values: ReadonlyMap<string, unknown>, field: string): string | undefined => {
  const value = values.get(field);
  return typeof value === 'string' ? value : undefined;
};

export const textsOf = (values: ReadonlyMap<string, unknown>, field: string): string[] =>
  z.array(z.string()).parse(values.get(field) ?? []);

/** A number may have a colon itself: ": 12:34". */
export const referenceText = ({ maker, number }: { maker: string; number: string }) =>
  maker === '' && !number.includes(':') ? number : `${maker}: ${number}`;

/** "MAKER: number", or a number alone. A maker has letters: "51:02" is a number. */
export function referenceOf(kind: ReferenceKind, text: string) {
  const [, maker = '', number = text] =
    (kind === 'gtin' ? null : /^((?:[^:]*\p{L}[^:]*)?):\s*(.+)$/su.exec(text)) ?? [];
  return { kind, maker: cleanLine(maker), number: number.trim() };
}

/** Several GTINs in one field are written with blanks or commas between them. */
const gtinsOf = (text: string): string[] =>
  gtinIn(text) !== null
    ? [text]
    : text.split(/[\s,;/]+/).every((one) => gtinIn(one) !== null)
      ? text.split(/[\s,;/]+/)
      : [text];

const References = z.array(Reference);
export const referenceColumns = { gtin: 'gtin', original: 'original', references: 'other' } as const;

/** Reads a list of references, as the values that `valuesOf` has. */
export function readReferences(
  field: keyof typeof referenceColumns,
  value: unknown,
): { texts: string[] } | { fault: CellFault } {
  const kind = referenceColumns[field];
  const list = z.array(z.string()).parse(value ?? []);
  const texts = kind === 'gtin' ? list.flatMap(gtinsOf) : list;
  const parsed = z.safeParse(
    References,
    texts.map((text) => referenceOf(kind, text)),
  );
  if (parsed.success) return { texts: distinctReferences(parsed.data).map(referenceText) };
  const [issue] = parsed.error.issues;
  const at = typeof issue?.path[0] === 'number' ? issue.path[0] : 0;
  const fault = {
    kind: 'value',
    column: field,
    value: texts[at] ?? '',
    rule: issue?.message ?? '',
    remedy: m.valueRemedy(),
  } as const;
  return { fault };
}

/** Reads the text of a specification: a number with or without its unit, the name of a choice, yes or no. Undefined: it is none. */
export function readSpec({ kind, unit, decimals, choices }: Spec, text: string): string | number | undefined {
  if (kind === 'choice')
    return choices.find(({ slug, name }) => slug === text || foldText(name) === foldText(text))?.slug;
  if (kind === 'flag')
    return { yes: 'yes', no: 'no', true: 'yes', false: 'no', 1: 'yes', 0: 'no' }[foldText(text)];
  const [, number = '', rest = ''] = /^([-+]?[\d.,\s]*\d)\s*(.*)$/s.exec(text) ?? [];
  const value = readNumber(number, number.includes(',') && !number.includes('.') ? ',' : '.');
  if (value === null) return undefined;
  const own = unit?.toLowerCase() ?? '';
  if (rest === '' || rest.toLowerCase() === own) return hasDecimals(value, decimals) ? value : undefined;
  const converted = equalSizes(`${value}${rest}`)?.find((size) => size.unit === own);
  return converted === undefined ? undefined : Number(converted.value);
}
