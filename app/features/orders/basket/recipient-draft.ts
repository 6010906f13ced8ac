import * as z from 'zod/mini';
import { draft } from '#app/lib/storage/drafts.ts';

const RecipientDraft = z.object({
  phone: z.string(),
  address: z.string(),
  name: z.optional(z.string()),
  saveAddress: z.optional(z.boolean()),
});

/** What a customer typed of the address of the basket. */
export const recipientDraft = (uid: string) => draft(RecipientDraft, uid, 'checkout');
