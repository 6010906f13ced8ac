import * as z from 'zod/mini';

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
