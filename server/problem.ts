import { messages } from '#contract/messages.ts';
import type { Problem as ProblemBody, ProblemCode } from '#contract/problem.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const usual: Record<ProblemCode, readonly [status: ContentfulStatusCode, message: string]> = {
  INVALID: [400, 'The request is not valid'],
  BELOW_MINIMUM: [400, 'Below the minimum order'],
  UNKNOWN_TRANSACTION: [400, 'Unknown transaction'],
  UNAUTHENTICATED: [401, 'Sign in first'],
  PAYMENT_NOT_SUCCEEDED: [402, 'The payment has not succeeded'],
  FORBIDDEN: [403, 'Forbidden'],
  EMAIL_NOT_VERIFIED: [403, 'The e-mail address is not verified'],
  ACCOUNT_BLOCKED: [403, 'This account is blocked. Please contact us if you think that this is a mistake.'],
  NOT_FOUND: [404, 'Not found'],
  PART_NOT_FOUND: [404, 'Part not found'],
  ABOVE_STOCK: [400, 'More than there is in stock'],
  PRICE_CHANGED: [409, 'The price has changed'],
  ALREADY_PAID: [409, messages.alreadyPaid],
  ORDER_NOT_DELETABLE: [409, 'This order can no longer be deleted'],
  ORDER_NOT_PAYABLE: [409, 'This order can no longer be paid'],
  PAYMENT_MISMATCH: [409, 'The payment does not belong to this order'],
  PART_CHANGED: [409, 'The part has changed'],
  NAME_TAKEN: [409, 'There is a part of this name already'],
  LAST_ADMIN: [409, 'This is the last admin. Make somebody else an admin first.'],
  OWN_ACCOUNT: [409, 'You cannot block your own account.'],
  TOO_LARGE: [413, 'The request is too large'],
  UNSUPPORTED_MEDIA: [415, 'Send application/json'],
  IN_FLIGHT: [409, 'The same request is still being worked on'],
  KEY_REUSED: [422, 'This idempotency key belongs to another request'],
  TOO_MANY_OPEN_ORDERS: [429, 'Pay or cancel one of your open orders first'],
  TOO_MANY_PAYMENTS: [429, 'Too many payment attempts for this order'],
  RATE_LIMITED: [429, 'Too many requests'],
  UNAVAILABLE: [503, 'Not available right now'],
  INTERNAL: [500, 'Something went wrong on our side'],
};

/** Codes that travel with a second status as well, as the contract says. */
const also: Partial<Record<ProblemCode, ContentfulStatusCode>> = {
  EMAIL_NOT_VERIFIED: 409,
  ABOVE_STOCK: 409,
};

/** Every status that a code travels with. */
export const statusesOf = (code: ProblemCode): ContentfulStatusCode[] =>
  [usual[code][0], also[code]].filter((status) => status !== undefined);

type Extra = Omit<ProblemBody, 'message' | 'code'>;

interface ProblemOptions {
  message?: string;
  /** Where a code travels with more than one status. */
  status?: ContentfulStatusCode;
  /** The counter that the call's own answer carries, at 0, and other fields of the body. */
  extra?: Extra;
  /** Seconds, for the Retry-After header. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure the caller can act on. Anything else that is thrown is a bug and becomes a bare 500. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: ContentfulStatusCode;
  readonly extra: Extra;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ProblemCode,
    { message, status, extra = {}, retryAfter, cause }: ProblemOptions = {},
  ) {
    super(message ?? usual[code][1], { cause });
    this.status = status ?? usual[code][0];
    this.extra = extra;
    this.retryAfter = retryAfter;
  }

  /** The same failure with the counter of the call it reached, at 0. */
  with(extra: Extra): Problem {
    return new Problem(this.code, {
      message: this.message,
      status: this.status,
      extra: { ...extra, ...this.extra },
      ...(this.retryAfter === undefined ? {} : { retryAfter: this.retryAfter }),
      cause: this.cause,
    });
  }

  get body(): ProblemBody {
    return { message: this.message, code: this.code, ...this.extra };
  }
}
