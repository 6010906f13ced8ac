import * as z from 'zod/mini';
import { Problem } from './problem.ts';

/** POST /images, in the shape of the product's image hosting service: one file in the field `image`. */
export const StoredImage = z.object({ success: z.literal(true), data: z.object({ url: z.string() }) });

/** The error of the same call: that service's fields in addition to the problem. */
export const RefusedImage = z.object({
  ...Problem.shape,
  success: z.literal(false),
  error: z.object({ message: z.string() }),
});
