import * as z from 'zod/mini';
import { draft } from '#app/lib/storage/drafts.ts';

const text = z.optional(z.string());
const PartDraft = z.object({
  name: text,
  minQuantity: text,
  quantity: text,
  price: text,
  description: text,
});

export const newPartDraft = (uid: string) => draft(PartDraft, uid, 'part');

export const changedPartDraft = (uid: string, id: string) => draft(PartDraft, uid, `part:${id}`);
