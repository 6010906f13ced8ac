import * as z from 'zod/mini';

/** POST /images, in the shape of the product's image hosting service: one file in the field `image`. */
export const StoredImage = z.object({ success: z.literal(true), data: z.object({ url: z.string() }) });
export type StoredImage = z.infer<typeof StoredImage>;

/** The same call's refusal; it travels with a 4xx. */
export const RefusedImage = z.object({
  success: z.literal(false),
  error: z.object({ message: z.string() }),
});
export type RefusedImage = z.infer<typeof RefusedImage>;
