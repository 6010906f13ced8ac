import * as z from 'zod/mini';

/** What a customer fills in. */
export const OrderValues = z.object({
  phone: z.string().check(z.trim()),
  address: z.string().check(z.trim(), z.minLength(1, 'Address is required')),
  // Judged against the stock of the moment, which may change while the form is open.
  quantity: z.nullable(z.number()),
});
export type OrderValues = z.infer<typeof OrderValues>;
