import * as z from 'zod/mini';
import { cleanLine, cleanLines, countCharacters } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/addresses.js';
import * as common from '#messages/common.js';
import * as product from '#messages/product.js';
import * as purchase from '#messages/purchase-form.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';

const atMost = (max: number, tooLong: typeof purchase.phoneTooLong) =>
  z.maxLength(max, {
    error: ({ input }) => tooLong({ max, count: formatCount(countCharacters(String(input))) }),
  });

/** The fields of a saved address, with their validation messages. */
export const AddressValues = z.object({
  label: z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.maxLength(limits.addressLabelMax, m.labelTooLong({ max: limits.addressLabelMax })),
    ),
  name: z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, product.requiredName()),
      z.maxLength(limits.nameMax, common.nameTooLong({ nameMax: limits.nameMax })),
    ),
  phone: z.string().check(z.overwrite(cleanLine), atMost(limits.phoneMax, purchase.phoneTooLong)),
  address: z
    .string()
    .check(
      z.overwrite(cleanLines),
      z.minLength(1, purchase.addressRequired()),
      atMost(limits.addressMax, purchase.addressTooLong),
    ),
});
export type AddressValues = z.infer<typeof AddressValues>;
