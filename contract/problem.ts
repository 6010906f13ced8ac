import * as z from 'zod/mini';
import { adminOrderStatuses } from './orders/order-status.ts';
import { Part } from './catalogue/parts.ts';
import { Condition } from './fitment/fitment.ts';

/** The HTTP statuses of each problem code, the usual one first. */
export const problemStatuses = {
  INVALID: [400],
  BELOW_MINIMUM: [400],
  UNKNOWN_TRANSACTION: [400],
  /** 409 if another order got the stock first. */
  ABOVE_STOCK: [400, 409],
  UNAUTHENTICATED: [401],
  /** Only if Firebase App Check is configured. */
  APP_CHECK_FAILED: [401],
  PAYMENT_NOT_SUCCEEDED: [402],
  FORBIDDEN: [403],
  /** At sign-in; 409 at promotion. */
  EMAIL_NOT_VERIFIED: [403, 409],
  /** At sign-in. */
  ACCOUNT_BLOCKED: [403],
  NOT_FOUND: [404],
  /** With the `part`, and its `successor` if it has one. */
  NOT_SOLD: [404],
  PART_NOT_FOUND: [404],
  /** With the server's `totalPrice`. */
  PRICE_CHANGED: [409],
  ALREADY_PAID: [409],
  ORDER_NOT_DELETABLE: [409],
  ORDER_NOT_PAYABLE: [409],
  PAYMENT_MISMATCH: [409],
  /** With the current `part`. */
  PART_CHANGED: [409],
  /** Orders have another status than when they were shown. With these `orders`. */
  LIST_CHANGED: [409],
  NAME_TAKEN: [409],
  /** Several parts have this name or number. With these `choices`. */
  AMBIGUOUS_PART: [409],
  /** Another part of the brand has this number. */
  NUMBER_TAKEN: [409],
  /** The part does not fit the vehicle of the order, and the customer was not asked. */
  DOES_NOT_FIT: [409],
  /** The part fits the vehicle of the order under conditions that the customer was not asked about. With what is `open`. */
  FIT_OPEN: [409],
  /** Lines of a checkout cannot be ordered as they are. With these `lines`. */
  LINES_REFUSED: [409],
  /** Parts are stated to fit the model. */
  MODEL_IN_USE: [409],
  /** The import is not in a state in which this can be done. */
  IMPORT_BUSY: [409],
  /** No admin who can sign in would remain. */
  LAST_ADMIN: [409],
  /** Admins cannot block themselves. */
  OWN_ACCOUNT: [409],
  /** A request with the same idempotency key is in progress. With Retry-After. */
  IN_FLIGHT: [409],
  TOO_LARGE: [413],
  UNSUPPORTED_MEDIA: [415],
  KEY_REUSED: [422],
  TOO_MANY_OPEN_ORDERS: [429],
  TOO_MANY_PAYMENTS: [429],
  /** With Retry-After. */
  RATE_LIMITED: [429],
  INTERNAL: [500],
  /** With Retry-After. */
  UNAVAILABLE: [503],
} as const;

export type ProblemCode = keyof typeof problemStatuses;
export const problemCodes = Object.keys(problemStatuses) as ProblemCode[];

/** Why a line of a checkout cannot be ordered. Its `index` is from 0. */
export const RefusedLine = z.object({ index: z.int(), code: z.enum(problemCodes), message: z.string() });
export type RefusedLine = z.infer<typeof RefusedLine>;

/**
 * The body of every error response (after RFC 9457): a message for people and a code for programs. It also has the
 * counter of the call's response at 0, because the product's client reads only that.
 */
export const Problem = z.object({
  message: z.string(),
  code: z.enum(problemCodes),
  /** The field at fault, named as in the request. A field of an object has a dot: `filters.status`. */
  field: z.optional(z.string()),
  /** The row at fault of a list, from 0; the field in the row is the `column`. If the body is a list, it is the `field`. */
  row: z.optional(z.int()),
  column: z.optional(z.string()),
  modifiedCount: z.optional(z.number()),
  matchedCount: z.optional(z.number()),
  deletedCount: z.optional(z.number()),
  /** With PUT /user/{email}, whose counter is nested. */
  result: z.optional(z.object({ modifiedCount: z.literal(0) })),
  /** The server's total in dollars, with PRICE_CHANGED. */
  totalPrice: z.optional(z.number()),
  /** The current part, with PART_CHANGED; the part that was sold, with NOT_SOLD. */
  part: z.optional(Part),
  /** What replaces the part, with NOT_SOLD. */
  successor: z.optional(Part),
  /** What may be meant, with AMBIGUOUS_PART. */
  choices: z.optional(
    z.array(z.object({ address: z.string(), number: z.string(), brand: z.string(), name: z.string() })),
  ),
  /** The conditions that need an answer, with FIT_OPEN. */
  open: z.optional(z.array(Condition)),
  /** The orders that have changed, with LIST_CHANGED. */
  orders: z.optional(z.array(z.object({ _id: z.string(), status: z.enum(adminOrderStatuses) }))),
  /** The lines at fault, with LINES_REFUSED. */
  lines: z.optional(z.array(RefusedLine)),
  /** With POST /images, whose clients read these. */
  success: z.optional(z.literal(false)),
  error: z.optional(z.object({ message: z.string() })),
});
export type Problem = z.infer<typeof Problem>;
