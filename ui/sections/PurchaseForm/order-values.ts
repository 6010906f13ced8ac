import * as z from 'zod/mini';
import { cleanLine, cleanLines, countCharacters } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/purchase-form.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';

/** Reports the length of text above a limit. A field with `maxlength` would cut it silently. */
const atMost = (max: number, what: string) =>
  z.maxLength(max, {
    error: ({ input }) =>
      m.whatCanHaveAtMostMaxCharacters({ what, max, count: formatCount(countCharacters(String(input))) }),
  });

/** The fields that a customer fills in. */
export const OrderValues = z.object({
  phone: z.string().check(z.overwrite(cleanLine), atMost(limits.phoneMax, m.aPhoneNumber())),
  address: z
    .string()
    .check(
      z.overwrite(cleanLines),
      z.minLength(1, m.addressIsRequired()),
      atMost(limits.addressMax, m.anAddress()),
    ),
  // Validated against the current stock, which may change while the form is open. NaN is text that is not a number.
  quantity: z.union([z.number(), z.nan(), z.null()]),
});
export type OrderValues = z.infer<typeof OrderValues>;
