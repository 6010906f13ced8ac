import * as z from 'zod/mini';

/**
 * How a number is like the one that was searched for, best first: with the same signs, the same without punctuation, beginning
 * with it, or with it elsewhere. "6308-2RS" is exactly that number, and 630/8-2RS is the same without punctuation.
 */
export const NumberMatch = z.enum(['exact', 'same', 'start', 'within']);
export type NumberMatch = z.infer<typeof NumberMatch>;
