import * as z from 'zod/mini';
import { Problem } from './problem.ts';

/** POST /images, in the shape of the product's image hosting service: one file in the field `image`. */
export const StoredImage = z.object({ success: z.literal(true), data: z.object({ url: z.string() }) });
export type StoredImage = z.infer<typeof StoredImage>;

/** The same call's refusal: that service's shape, and in it what every refusal says. */
export const RefusedImage = z.object({
  ...Problem.shape,
  success: z.literal(false),
  error: z.object({ message: z.string() }),
});
export type RefusedImage = z.infer<typeof RefusedImage>;
