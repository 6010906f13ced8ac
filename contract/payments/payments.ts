import * as z from 'zod/mini';
import * as m from '#messages/validation.js';
import { limits } from '../limits.ts';
import { dollars } from '../rule.ts';
import { text } from '../text.ts';

/**
 * The body of POST /create-payment. With `checkoutId`, its unpaid orders are paid together. Without it and `orderId`, the newest
 * unpaid order with this total is paid.
 */
export const CreatePayment = z
  .object({
    totalPrice: z.optional(dollars({ min: 0, max: limits.charge.max })),
    orderId: z.optional(text({ min: 1, max: 64 })),
    checkoutId: z.optional(text({ min: 1, max: 64 })),
  })
  .check(
    z.refine((body) => [body.orderId, body.checkoutId, body.totalPrice].some((one) => one !== undefined), {
      path: ['totalPrice'],
      error: m.totalOrOrder(),
    }),
  );
export type CreatePayment = z.infer<typeof CreatePayment>;

export const PaymentSecret = z.object({ clientSecret: z.string() });

/** The body of PATCH /payment-update/{id}. `productPay` repeats the order's id. */
export const PaymentUpdate = z.object({
  productPay: z.optional(text({ min: 1, max: 64 })),
  transactionId: text({ min: 1, max: 255 }),
});

/** With status 200 if the order is paid, 202 and `paid: false` while the provider is processing the payment. */
export const PaymentUpdated = z.object({
  matchedCount: z.int(),
  modifiedCount: z.int(),
  paid: z.boolean(),
  transactionId: z.string(),
});
export type PaymentUpdated = z.infer<typeof PaymentUpdated>;
