import * as z from 'zod/mini';
import * as m from '#messages/validation.js';
import { limits } from './limits.ts';
import { lines } from './text.ts';

const noteText = lines({ min: 1, max: limits.noteMax });

/** POST /order-notes/{id}. */
export const NewOrderNote = z.object({ text: noteText });
export type NewOrderNote = z.infer<typeof NewOrderNote>;

/** A note of an admin, or a question of a customer. */
export const OrderNote = z.object({
  _id: z.string(),
  kind: z.enum(['note', 'question']),
  /** The names in the profiles of today. */
  author: z.object({ name: z.string(), email: z.string() }),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type OrderNote = z.infer<typeof OrderNote>;

/** POST /questions: the id of an order of the caller, or of a part. */
export const NewQuestion = z
  .object({
    text: noteText,
    orderId: z.optional(z.string()),
    partId: z.optional(z.string()),
  })
  .check(
    z.refine(({ orderId, partId }) => (orderId === undefined) !== (partId === undefined), {
      path: ['orderId'],
      error: m.orderOrPart(),
    }),
  );
export type NewQuestion = z.infer<typeof NewQuestion>;

export const AskedQuestion = z.object({ acknowledged: z.literal(true), insertedId: z.string() });
export type AskedQuestion = z.infer<typeof AskedQuestion>;
