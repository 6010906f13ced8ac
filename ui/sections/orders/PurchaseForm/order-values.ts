import * as z from 'zod/mini';
import { cleanLine, cleanLines, countCharacters } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/purchase-form.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';

/** Reports the length of text above a limit. A field with `maxlength` would cut it silently. */
const atMost = (max: number, tooLong: typeof m.phoneTooLong) =>
  z.maxLength(max, {
    error: ({ input }) => tooLong({ max, count: formatCount(countCharacters(String(input))) }),
  });

/** Whom and where orders go to. */
export const RecipientValues = z.object({
  phone: z.string().check(z.overwrite(cleanLine), atMost(limits.phoneMax, m.phoneTooLong)),
  address: z
    .string()
    .check(
      z.overwrite(cleanLines),
      z.minLength(1, m.addressRequired()),
      atMost(limits.addressMax, m.addressTooLong),
    ),
  /** The recipient of a saved address. Absent: the customer. */
  name: z.optional(z.string()),
  saveAddress: z.optional(z.boolean()),
});
export type RecipientValues = z.infer<typeof RecipientValues>;

/** The fields that a customer fills in. */
export const OrderValues = z.object({
  ...RecipientValues.shape,
  // Validated against the current stock, which may change while the form is open. NaN is text that is not a number.
  productQuantity: z.union([z.number(), z.nan(), z.null()]),
});
export type OrderValues = z.infer<typeof OrderValues>;
