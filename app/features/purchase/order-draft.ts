import * as z from 'zod/mini';
import { draft } from '#app/lib/storage/drafts.ts';

const OrderDraft = z.object({
  phone: z.string(),
  address: z.string(),
  productQuantity: z.nullable(z.number()),
});
type OrderDraft = z.infer<typeof OrderDraft>;

export const orderDraft = (uid: string, partId: string) => draft(OrderDraft, uid, `order:${partId}`);
