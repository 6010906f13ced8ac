import * as z from 'zod/mini';
import { cleanLine, cleanLines } from '#contract/clean-text.ts';
import { isWorthCharging, limits } from '#contract/limits.ts';
import type { Part } from '#contract/parts.ts';
import * as product from '#messages/product.js';
import * as m from '#messages/part-values.js';
import { parseDollars, parseWhole } from '#ui/components/NumberInput/parse-number.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';

/** The values of a part form. Numbers are text until they are sent. */
export interface PartTexts {
  name: string;
  minQuantity: string;
  quantity: string;
  price: string;
  description: string;
  /** Whether the form has a picture, uploaded or uploading. */
  image: boolean;
}

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

const fields = {
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
};

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
