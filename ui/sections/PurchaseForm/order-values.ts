import * as z from 'zod/mini';
import { limits } from '#contract/limits.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';

/** A limit that is reported, with the length of what was typed: a field with `maxlength` would cut it silently. */
const atMost = (max: number, what: string) =>
  z.maxLength(max, {
    error: ({ input }) =>
      `${what} can have ${max} characters at most; this one has ${formatCount(String(input).length)}`,
  });

/** What a customer fills in. */
export const OrderValues = z.object({
  phone: z.string().check(z.trim(), atMost(limits.phoneMax, 'A phone number')),
  address: z
    .string()
    .check(z.trim(), z.minLength(1, 'Address is required'), atMost(limits.addressMax, 'An address')),
  // Judged against the stock of the moment, which may change while the form is open.
  quantity: z.nullable(z.number()),
});
export type OrderValues = z.infer<typeof OrderValues>;
