import { messages } from '#contract/messages.ts';
import { problemStatus, type Problem as ProblemBody, type ProblemCode } from '#contract/problem.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const defaultMessages: Record<ProblemCode, string> = {
  INVALID: 'The request is not valid',
  BELOW_MINIMUM: 'Below the minimum order',
  UNKNOWN_TRANSACTION: 'Unknown transaction',
  UNAUTHENTICATED: 'Sign in first',
  APP_CHECK_FAILED: 'This browser could not be verified. Reload the page, and allow reCAPTCHA to load.',
  PAYMENT_NOT_SUCCEEDED: 'The payment has not succeeded',
  FORBIDDEN: 'Forbidden',
  EMAIL_NOT_VERIFIED: 'The email address is not verified',
  ACCOUNT_BLOCKED: 'This account is blocked. Please contact us if you think that this is a mistake.',
  NOT_FOUND: 'Not found',
  PART_NOT_FOUND: 'Part not found',
  ABOVE_STOCK: 'More than there is in stock',
  PRICE_CHANGED: 'The price has changed',
  ALREADY_PAID: messages.alreadyPaid,
  ORDER_NOT_DELETABLE: 'This order can no longer be deleted',
  ORDER_NOT_PAYABLE: 'This order can no longer be paid',
  PAYMENT_MISMATCH: 'The payment does not belong to this order',
  PART_CHANGED: 'The part has changed',
  NAME_TAKEN: 'There is a part of this name already',
  LAST_ADMIN: 'This is the last admin. Make somebody else an admin first.',
  OWN_ACCOUNT: 'You cannot block your own account.',
  TOO_LARGE: 'The request is too large',
  UNSUPPORTED_MEDIA: 'Send application/json',
  IN_FLIGHT: 'The same request is still being worked on',
  KEY_REUSED: 'This idempotency key belongs to another request',
  TOO_MANY_OPEN_ORDERS: 'Pay or cancel one of your open orders first',
  TOO_MANY_PAYMENTS: 'Too many payment attempts for this order',
  RATE_LIMITED: 'Too many requests',
  UNAVAILABLE: 'Not available right now',
  INTERNAL: 'Something went wrong on our side',
};

/** Codes that travel with a second status as well, as the contract says. */
const also: Partial<Record<ProblemCode, ContentfulStatusCode>> = {
  EMAIL_NOT_VERIFIED: 409,
  ABOVE_STOCK: 409,
};

/** Every status that a code travels with. */
export const statusesOf = (code: ProblemCode): ContentfulStatusCode[] =>
  [problemStatus[code], also[code]].filter((status) => status !== undefined);

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
    super(message ?? defaultMessages[code], { cause });
    this.status = status ?? problemStatus[code];
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
