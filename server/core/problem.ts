import { problemStatuses, type Problem as ProblemBody, type ProblemCode } from '#contract/problem.ts';
import { problemMessage } from '#contract/problem-messages.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Extra = Omit<ProblemBody, 'message' | 'code'>;

interface ProblemOptions {
  message?: string;
  /** For a code with more than one status. */
  status?: ContentfulStatusCode;
  /** Other fields of the body, such as the call's counter with the value 0. */
  extra?: Extra;
  /** Seconds, for the Retry-After header. */
  retryAfter?: number;
  cause?: unknown;
}

/** An error that the caller can act on. Any other error is a bug and becomes a 500 without details. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: ContentfulStatusCode;
  readonly extra: Extra;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ProblemCode,
    { message, status, extra = {}, retryAfter, cause }: ProblemOptions = {},
  ) {
    super(message ?? problemMessage(code, retryAfter), { cause });
    this.status = status ?? problemStatuses[code][0];
    this.extra = extra;
    this.retryAfter = retryAfter;
  }

  /** Returns a copy with more fields in its body. */
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
