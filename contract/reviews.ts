import * as z from 'zod/mini';
import * as product from '#messages/product.ts';
import { limits } from './limits.ts';
import { pageQuery } from './list-query.ts';
import { text } from './text.ts';

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

/** Stands where a reviewer has no photo, or one from a place that the shop does not show pictures from. */
export const placeholderPhoto = '/pictures/reviewer-160.webp';

/**
 * The body of POST /review. The name is the profile's, whatever the body says; an e-mail address that is
 * not the caller's is refused.
 */
export const NewReview = z.object({
  rating: z
    .number()
    .check(z.minimum(limits.rating.min), z.maximum(limits.rating.max, product.ratingTooHigh())),
  description: text(limits.review),
  photoURL: z._default(text({ max: 2048 }), ''),
  email: z.optional(text({ max: limits.emailMax })),
});
export type NewReview = z.infer<typeof NewReview>;

export const AddedReview = z.object({ acknowledged: z.literal(true), insertedId: z.string() });
export type AddedReview = z.infer<typeof AddedReview>;

/** Optional query of GET /review: the newest first. */
export const ReviewsQuery = z.object(pageQuery);
export type ReviewsQuery = z.infer<typeof ReviewsQuery>;
