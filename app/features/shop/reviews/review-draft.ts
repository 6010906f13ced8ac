import * as z from 'zod/mini';
import { draft } from '#app/lib/storage/drafts.ts';

const ReviewDraft = z.object({ rating: z.nullable(z.number()), description: z.string() });
export type ReviewDraft = z.infer<typeof ReviewDraft>;

export const reviewDraft = (uid: string) => draft(ReviewDraft, uid, 'review');
