import * as z from 'zod/mini';
import type { PriceEdit } from '#contract/catalogue/edited-price.ts';
import type { PartChanges } from '#contract/catalogue/part-edits.ts';
import { partStates } from '#contract/catalogue/part-states.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/bulk-edit.js';
import { parseDollars, parseNumber, parseWhole } from '#ui/components/NumberInput/parse-number.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';

export const changeNames = ['price', 'stockChange', 'minQuantity', 'category', 'state'] as const;

/** What changes, and for a price how. */
export interface ChangeKind {
  what: (typeof changeNames)[number];
  how: PriceEdit['how'];
}

/** What is wrong with the number that is typed, or null. */
function valueError({ what, how }: ChangeKind, text: string): string | null {
  if (what === 'category' || what === 'state') return null;
  if (text.trim() === '') return m.needed();
  const number = parseNumber(text);
  if (what === 'stockChange')
    return number !== null && Number.isInteger(number) && number !== 0 && Math.abs(number) <= limits.stockMax
      ? null
      : m.invalidUnits();
  if (what === 'minQuantity') {
    const quantity = parseWhole(text);
    return quantity !== null && quantity >= 1 && quantity <= limits.stockMax
      ? null
      : m.invalidMinimum({ max: formatCount(limits.stockMax) });
  }
  const { min, max } = limits.price;
  const isWithin = number !== null && Math.abs(number) <= max;
  switch (how) {
    case 'set': {
      const price = parseDollars(text);
      return price !== null && isWithin && price >= min ? null : m.invalidPrice({ min: min.toFixed(2) });
    }
    case 'percent':
      return isWithin && number >= -100 ? null : m.invalidPercent();
    case 'amount':
      return isWithin ? null : m.invalidAmount();
  }
}

const shape = {
  ending: z.enum(['cent', 'ninetyFive']),
  category: z.string(),
  state: z.enum(partStates),
};

export const changeTexts = (kind: ChangeKind) =>
  z.object({
    ...shape,
    value: z.string().check(({ value, issues }) => {
      const message = valueError(kind, value);
      if (message !== null) issues.push({ code: 'custom', message, input: value });
    }),
  });
export type ChangeTexts = z.infer<ReturnType<typeof changeTexts>>;

/** The changes that valid texts say. */
export function changesOf({ what, how }: ChangeKind, texts: ChangeTexts): PartChanges {
  const value = parseNumber(texts.value) ?? 0;
  switch (what) {
    case 'price':
      return { price: { how, value, ending: texts.ending } };
    case 'stockChange':
      return { stockChange: value };
    case 'minQuantity':
      return { minQuantity: value };
    case 'category':
      return { category: texts.category || null };
    case 'state':
      return { state: texts.state };
  }
}
