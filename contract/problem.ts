import * as z from 'zod/mini';
import { Part } from './parts.ts';

/** What went wrong, for programs. The comment tells the status it travels with. */
export const problemCodes = [
  'INVALID', // 400
  'BELOW_MINIMUM', // 400
  'UNKNOWN_TRANSACTION', // 400
  'UNAUTHENTICATED', // 401
  'PAYMENT_NOT_SUCCEEDED', // 402
  'FORBIDDEN', // 403
  'EMAIL_NOT_VERIFIED', // 403 at sign-in, 409 at promotion
  'ACCOUNT_BLOCKED', // 403 at sign-in
  'NOT_FOUND', // 404
  'PART_NOT_FOUND', // 404
  'ABOVE_STOCK', // 400, or 409 when lost in a race
  'PRICE_CHANGED', // 409, with the server's totalPrice
  'ALREADY_PAID', // 409
  'ORDER_NOT_DELETABLE', // 409
  'ORDER_NOT_PAYABLE', // 409
  'PAYMENT_MISMATCH', // 409
  'PART_CHANGED', // 409, with the current part
  'NAME_TAKEN', // 409
  'LAST_ADMIN', // 409: the shop would be left without an admin who can sign in
  'OWN_ACCOUNT', // 409: an admin blocks themself
  'TOO_LARGE', // 413
  'UNSUPPORTED_MEDIA', // 415
  'IN_FLIGHT', // 409 with Retry-After: the same idempotency key is being worked on
  'KEY_REUSED', // 422
  'TOO_MANY_OPEN_ORDERS', // 429
  'TOO_MANY_PAYMENTS', // 429
  'RATE_LIMITED', // 429 with Retry-After
  'UNAVAILABLE', // 503 with Retry-After
  'INTERNAL', // 500
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/**
 * The body of every answer that is not 2xx: words for people, a code for programs, and the counter
 * that the call's own answer carries, at 0, because the product's client reads nothing else.
 */
export const Problem = z.object({
  message: z.string(),
  code: z.enum(problemCodes),
  modifiedCount: z.optional(z.number()),
  matchedCount: z.optional(z.number()),
  deletedCount: z.optional(z.number()),
  /** With PUT /user/{email}, whose counter stands in here. */
  result: z.optional(z.object({ modifiedCount: z.literal(0) })),
  /** The server's total in dollars, with PRICE_CHANGED. */
  totalPrice: z.optional(z.number()),
  /** The part as it is now, with PART_CHANGED. */
  part: z.optional(Part),
  /** With POST /images, whose clients read these. */
  success: z.optional(z.literal(false)),
  error: z.optional(z.object({ message: z.string() })),
});
export type Problem = z.infer<typeof Problem>;
