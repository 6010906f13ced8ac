import type { Part } from '#contract/catalogue/parts.ts';
import type { Problem, ProblemCode } from '#contract/problem.ts';
import * as m from '#messages/api-error.js';

/** `NETWORK`: no response. `TIMEOUT`: no response in time. `BROKEN_ANSWER`: a response that violates the contract. */
export type ApiErrorCode = ProblemCode | 'NETWORK' | 'TIMEOUT' | 'BROKEN_ANSWER';

interface Details {
  /** 0 without a response. */
  status: number;
  code: ApiErrorCode;
  /** Identifies the request in the server's log. */
  requestId?: string;
  /** Seconds until the server accepts a retry. */
  retryAfter?: number;
  /** The field at fault, named as in the request; the row of a list from 0, and the field in it. */
  field?: string | undefined;
  row?: number | undefined;
  column?: string | undefined;
  /** The server's total in dollars, with PRICE_CHANGED. */
  totalPrice?: number;
  /** The current part, with PART_CHANGED; the part that was sold, with NOT_SOLD. */
  part?: Part;
  /** What replaces it, with NOT_SOLD. */
  successor?: Part;
  /** What may be meant, with AMBIGUOUS_PART. */
  choices?: Problem['choices'];
  /** The conditions that need an answer, with FIT_OPEN. */
  open?: Problem['open'];
  /** The orders that have changed, with LIST_CHANGED. */
  orders?: Problem['orders'];
  /** The lines at fault, with LINES_REFUSED. */
  lines?: Problem['lines'];
}

/** A failed call. `message` is shown to the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly field: string | undefined;
  readonly row: number | undefined;
  readonly column: string | undefined;
  readonly totalPrice: number | undefined;
  readonly part: Part | undefined;
  readonly successor: Part | undefined;
  readonly choices: Problem['choices'];
  readonly open: Problem['open'];
  readonly orders: Problem['orders'];
  readonly lines: Problem['lines'];

  constructor(message: string, details: Details) {
    super(message);
    this.status = details.status;
    this.code = details.code;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.field = details.field;
    this.row = details.row;
    this.column = details.column;
    this.totalPrice = details.totalPrice;
    this.part = details.part;
    this.successor = details.successor;
    this.choices = details.choices;
    this.open = details.open;
    this.orders = details.orders;
    this.lines = details.lines;
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

/** Whether a retry may succeed, so that this failure is not final. */
export const isPassing = (error: unknown): boolean => error instanceof ApiError && passing.has(error.code);

/** Whether the server rejects the caller: the token is invalid or does not allow this call. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** The message for the user about any failure. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : m.pageFault();
}

/** Whether the requested item does not exist or belongs to another user. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;
