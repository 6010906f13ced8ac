import * as z from 'zod/mini';
import * as product from '#messages/product.js';
import { limits } from '../limits.ts';
import { reviewReaders } from './review-filters.ts';
import { listQuery, pageQuery } from '../list-query.ts';
import { lines, text } from '../text.ts';

/** A public review, without the reviewer's e-mail address. */
export const Review = z.object({
  _id: z.string(),
  name: z.string(),
  photoURL: z.string(),
  /** 0 to 5. */
  rating: z.number(),
  description: z.string(),
});
export type Review = z.infer<typeof Review>;

export const Reviews = z.array(Review);

/**
 * The body of POST /review. The name comes from the profile. The server rejects an e-mail address that is not the
 * caller's.
 */
export const NewReview = z.object({
  rating: z
    .number()
    .check(z.minimum(limits.rating.min), z.maximum(limits.rating.max, product.ratingTooHigh())),
  description: lines(limits.review),
  photoURL: z._default(text({ max: 2048 }), ''),
  email: z.optional(text({ max: limits.emailMax })),
});
export type NewReview = z.infer<typeof NewReview>;

export const AddedReview = z.object({ acknowledged: z.literal(true), insertedId: z.string() });
export type AddedReview = z.infer<typeof AddedReview>;

/** The query of GET /review. Newest first. */
export const ReviewsQuery = z.object(pageQuery);
export type ReviewsQuery = z.infer<typeof ReviewsQuery>;

/** A review as admins see it: with the name of the profile, also where the public sees another one. */
export const ManagedReview = z.extend(Review, {
  email: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether the account has a verified address or has paid an order. */
  isConfirmed: z.boolean(),
  isHidden: z.boolean(),
});
export type ManagedReview = z.infer<typeof ManagedReview>;

/** The query of GET /all-reviews. Newest first. */
export const ManagedReviewsQuery = listQuery(reviewReaders, 'state');
export type ManagedReviewsQuery = z.infer<typeof ManagedReviewsQuery>;

/** PATCH /review/{id}. */
export const ReviewChange = z.object({ isHidden: z.boolean() });
export type ReviewChange = z.infer<typeof ReviewChange>;

/** `modifiedCount` 0 means that nothing had to change. */
export const ChangedReview = z.object({
  acknowledged: z.literal(true),
  matchedCount: z.literal(1),
  modifiedCount: z.union([z.literal(0), z.literal(1)]),
});
export type ChangedReview = z.infer<typeof ChangedReview>;
