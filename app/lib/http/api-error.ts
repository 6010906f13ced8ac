import type { Part } from '#contract/parts.ts';
import type { ProblemCode } from '#contract/problem.ts';
import * as m from '#messages/api-error.ts';

/** `NETWORK`: no answer. `TIMEOUT`: none in time. `BROKEN_ANSWER`: one that is not the contract's. */
export type ApiErrorCode = ProblemCode | 'NETWORK' | 'TIMEOUT' | 'BROKEN_ANSWER';

/** What people are told of an answer that is not the contract's, and of a failure of the page's own. */
export const failureWords = {
  brokenAnswer: m.theShopSentAResponse(),
  ownFault: m.somethingWentWrongOnThisPage(),
};

interface Details {
  /** 0 when there was no answer. */
  status: number;
  code: ApiErrorCode;
  /** Finds the request in the server's log. */
  requestId?: string;
  /** Seconds that the server asks to wait. */
  retryAfter?: number;
  /** The server's own total in dollars, with PRICE_CHANGED. */
  totalPrice?: number;
  /** The part as it is now, with PART_CHANGED. */
  part?: Part;
}

/** A call that did not give what it was made for; `message` is words for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly totalPrice: number | undefined;
  readonly part: Part | undefined;

  constructor(message: string, details: Details) {
    super(message);
    this.status = details.status;
    this.code = details.code;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.totalPrice = details.totalPrice;
    this.part = details.part;
  }
}

const passing: ReadonlySet<ApiErrorCode> = new Set<ApiErrorCode>([
  'NETWORK',
  'TIMEOUT',
  'UNAVAILABLE',
  'IN_FLIGHT',
  'RATE_LIMITED',
  'INTERNAL',
]);

/** Whether the same call may well succeed later, so that nothing is settled by this failure. */
export const isPassing = (error: unknown): boolean => error instanceof ApiError && passing.has(error.code);

/** Whether the server does not accept who asks: the token is not good, or not good for this. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Words for people about any failure. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : failureWords.ownFault;
}

/** Whether what was asked for is not there, or not this user's. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;
