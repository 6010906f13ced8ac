import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** A review as everybody sees it; the reviewer's e-mail address stays on the server. */
export const Review = z.object({
  _id: z.string(),
  name: z.string(),
  photoURL: z.string(),
  /** 0 to 5; whatever renders it clamps. */
  rating: z.number(),
  description: z.string(),
});
export type Review = z.infer<typeof Review>;

export const Reviews = z.array(Review);

/** Optional query of GET /review. */
export const ReviewsQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.pageRows))),
  /** From the `Link` of the page before. */
  cursor: z.optional(z.uuid()),
});
export type ReviewsQuery = z.infer<typeof ReviewsQuery>;
