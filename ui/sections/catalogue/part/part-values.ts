import * as z from 'zod/mini';
import { cleanLine, cleanLines } from '#contract/clean-text.ts';
import { isWorthCharging, limits } from '#contract/limits.ts';
import type { PartDetails } from '#contract/catalogue/part-details.ts';
import {
  namesOf,
  partFieldNames,
  pick,
  recordOf,
  type PartFieldName,
} from '#contract/catalogue/part-fields.ts';
import { inputOf, partInputs } from '#contract/catalogue/part-inputs.ts';
import { numberSegment } from '#contract/catalogue/number-key.ts';
import { Reference } from '#contract/catalogue/part-number.ts';
import type { Part, PartChange } from '#contract/catalogue/parts.ts';
import { hasDecimals, Spec, type SpecValue } from '#contract/catalogue/specifications.ts';
import * as product from '#messages/product.js';
import * as m from '#messages/part-values.js';
import { parseDollars, parseNumber, parseWhole } from '#ui/components/NumberInput/parse-number.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import type { ActionError } from '../../form/action-error.ts';
import { fitmentOf, fitmentTextOf } from './fitment-texts.ts';

/** A refused part. The message is shown at the field, or in the row of another number. */
export type PartFieldError = ActionError<keyof PartTexts | `references.${number}.${'maker' | 'number'}`>;

/** What is typed for a spec: a number, the slug of a choice, `yes` or `no`. Empty if nothing is known. */
export interface SpecText {
  spec: Spec;
  text: string;
}

/** The specs of a category with what is known of a part. */
export const specTextsOf = (specs: readonly Spec[], texts: ReadonlyMap<string, string>): SpecText[] =>
  specs.map((spec) => ({ spec, text: texts.get(spec.slug) ?? '' }));

const textOf = ({ value }: SpecValue) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** Returns the message for an invalid stock, or null. It may be 0 and below the minimum quantity. */
export function stockError(text: string): string | null {
  if (text.trim() === '') return product.requiredQuantity();
  const quantity = parseWhole(text);
  if (quantity === null) return m.invalidQuantity();
  if (quantity > limits.stockMax) return m.quantityTooLarge({ stockMax: formatCount(limits.stockMax) });
  return null;
}

function minimumError(text: string): string | null {
  if (text.trim() === '') return product.requiredMinQuantity();
  const minimum = parseWhole(text);
  if (minimum === null) return m.invalidMinimum();
  if (minimum < 1) return m.minimumTooSmall();
  if (minimum > limits.stockMax) return m.minimumTooLarge({ stockMax: formatCount(limits.stockMax) });
  return null;
}

function priceError(text: string): string | null {
  if (text.trim() === '') return product.requiredPrice();
  const { min, max } = limits.price;
  const price = parseDollars(text);
  if (price === null) return m.invalidPrice();
  if (price < min) return m.priceTooLow({ min: formatMoney(min) });
  if (price > max) return m.priceTooHigh({ max: formatMoney(max) });
  return null;
}

const figure = (problem: (text: string) => string | null) =>
  z.string().check(
    z.refine((text) => problem(text) === null, {
      error: ({ input }) => problem(String(input)) ?? undefined,
    }),
  );

/** An order of the minimum quantity must reach the smallest charge of the card provider. */
const isChargeable = (texts: PartTexts) =>
  priceError(texts.price) !== null ||
  minimumError(texts.minQuantity) !== null ||
  isWorthCharging(numbersOf(texts));

const coversOneOrder = (texts: PartTexts) => {
  if (stockError(texts.quantity) !== null || minimumError(texts.minQuantity) !== null) return true;
  const { quantity, minQuantity } = numbersOf(texts);
  return quantity >= minQuantity;
};

function specError({ spec, text }: SpecText): string | null {
  if (spec.kind !== 'number' || text.trim() === '') return null;
  const value = parseNumber(text);
  if (value === null) return m.specNumber({ unit: spec.unit ?? 'none' });
  return hasDecimals(value, spec.decimals) ? null : m.specDecimals(spec);
}

const specText = z.object({ spec: Spec, text: z.string() }).check(({ value, issues }) => {
  const message = specError(value);
  if (message !== null) issues.push({ code: 'custom', message, input: value, path: ['text'] });
});

const line = z.string().check(z.overwrite(cleanLine));

/** A row is checked where the vehicles are loaded. */
const fitmentText = z.object({
  ...{ make: z.string(), model: z.string(), fromYear: z.string(), toYear: z.string(), engine: z.string() },
  ...{ position: line, quantity: z.string(), conditions: line, note: line, source: line },
});

/** Fields that are sent as they are typed. */
const plainFields = namesOf({ kind: 'text' });

const fields = {
  ...inputOf(plainFields),
  name: z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, product.requiredProductName()),
      z.maxLength(limits.partNameMax, m.nameTooLong({ partNameMax: limits.partNameMax })),
    ),
  minQuantity: figure(minimumError),
  quantity: figure(stockError),
  price: figure(priceError),
  description: z.string().check(
    z.overwrite(cleanLines),
    z.minLength(1, product.requiredProductDescription()),
    z.maxLength(
      limits.partDescriptionMax,
      m.descriptionTooLong({
        partDescriptionMax: formatCount(limits.partDescriptionMax),
      }),
    ),
  ),
  image: z.boolean().check(z.refine((isThere) => isThere, product.requiredImage())),
  /** The slug; empty for none. */
  category: z.string(),
  state: partInputs.state,
  /** The number of what replaces a discontinued part. */
  successor: partInputs.successor,
  morePictures: z.array(z.object({ image: z.string(), alt: partInputs.imageAlt })),
  references: z.array(Reference),
  /** All of the category, in order. */
  specifications: z.array(specText),
  fitments: z.array(fitmentText),
  isFitComplete: z.boolean(),
};

/** What is typed in the form of a part. Numbers are text until they are sent; of the picture, whether there is one. */
export type PartTexts = { [Name in keyof typeof fields]: z.input<(typeof fields)[Name]> };

export const emptyPart: PartTexts = {
  ...recordOf([...plainFields, ...namesOf({ kind: 'figure' })], () => ''),
  ...{ image: false, category: '', state: 'onSale', successor: '', isFitComplete: false },
  ...{ morePictures: [], references: [], specifications: [], fitments: [] },
};

/** The number of a part where it means this part, else its address. */
const spellingOf = ({ number, address }: { number: string; address?: string | undefined }) =>
  address === undefined || address === numberSegment(number) ? number : address;

/** What the form shows of a part as it is. `specs` are those of its category. */
export const textsOf = (part: PartDetails, specs: readonly Spec[]): PartTexts => ({
  ...emptyPart,
  ...pick(part, plainFields),
  minQuantity: String(part.minQuantity),
  quantity: String(part.quantity),
  price: part.price.toFixed(2),
  category: part.category ?? '',
  state: part.state,
  successor: part.successor === null ? '' : spellingOf(part.successor),
  morePictures: part.morePictures,
  references: part.references,
  specifications: specTextsOf(specs, new Map(part.specifications.map((one) => [one.spec, textOf(one)]))),
  fitments: part.fitments.map(fitmentTextOf),
  isFitComplete: part.isFitComplete,
});

const chargeable = z.refine<PartTexts>(isChargeable, {
  path: ['price'],
  error: m.totalTooSmall({ min: formatMoney(limits.charge.min) }),
});

/** The schema of a new part. */
export const NewPartTexts = z.object(fields).check(
  z.refine(coversOneOrder, {
    path: ['quantity'],
    error: m.quantityBelowMinimum(),
  }),
  chargeable,
);

/** The schema of a part on sale: any stock is valid, and a picture is optional. */
export const ChangedPartTexts = z.object({ ...fields, image: z.boolean() }).check(chargeable);

/** The messages of rules that have none of their own. */
export const tooLong: z.core.$ZodErrorMap = ({ code, maximum }) =>
  code === 'too_big' ? m.tooLong({ max: Number(maximum) }) : undefined;

/** Parses the numbers of valid values. */
export const numbersOf = ({
  minQuantity,
  quantity,
  price,
}: PartTexts): Pick<Part, 'minQuantity' | 'quantity' | 'price'> => ({
  minQuantity: parseWhole(minQuantity) ?? 0,
  quantity: parseWhole(quantity) ?? 0,
  price: parseDollars(price) ?? 0,
});

const toSpecValue = ({ spec: { slug, kind }, text }: SpecText): SpecValue[] => {
  if (text.trim() === '') return [];
  const value = kind === 'number' ? (parseNumber(text) ?? 0) : kind === 'flag' ? text === 'yes' : text;
  return [{ spec: slug, value }];
};

type ValueName = Exclude<PartFieldName, 'image'>;
type Values = Pick<PartChange, ValueName>;
const isValue = (name: PartFieldName): name is ValueName => name !== 'image';

const valuesOf = (texts: PartTexts): Record<ValueName, unknown> & Values => ({
  ...pick(texts, plainFields),
  ...numbersOf(texts),
  category: texts.category === '' ? null : texts.category,
  state: texts.state,
  successor: texts.state === 'discontinued' ? texts.successor : '',
  morePictures: texts.morePictures,
  references: texts.references.map((one) => (one.kind === 'gtin' ? { ...one, maker: '' } : one)),
  specifications: texts.specifications.flatMap(toSpecValue),
  fitments: texts.fitments.map(fitmentOf),
  isFitComplete: texts.isFitComplete,
});

/** What valid texts change of a part, without its picture. The rest is undefined. */
export function changedValues(texts: PartTexts, before: PartTexts): Values {
  const changed = valuesOf(texts);
  const seen = valuesOf(before);
  for (const name of partFieldNames.filter(isValue)) {
    if (JSON.stringify(changed[name]) === JSON.stringify(seen[name])) changed[name] = undefined;
  }
  return changed;
}
