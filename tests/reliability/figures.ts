import * as z from 'zod/mini';

/** What a test measured under a load: for each figure its value and the most that it may be. */
export const Figures = z.object({
  load: z.string(),
  reached: z.record(z.string(), z.tuple([z.number(), z.number()])),
});
export type Figures = z.infer<typeof Figures>;
