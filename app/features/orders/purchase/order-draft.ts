import * as z from 'zod/mini';
import { draft } from '#app/lib/storage/drafts.ts';

const OrderDraft = z.object({
  phone: z.string(),
  address: z.string(),
  productQuantity: z.nullable(z.number()),
  name: z.optional(z.string()),
  saveAddress: z.optional(z.boolean()),
});
type OrderDraft = z.infer<typeof OrderDraft>;

/** A form that repeats an order has a draft of its own. */
export const draftName = (partId: string, againId: string | null): string =>
  againId === null ? partId : `${partId}:${againId}`;

export const orderDraft = (uid: string, name: string) => draft(OrderDraft, uid, `order:${name}`);
