import * as product from '#messages/product.ts';
import { problemStatuses, type Problem as ProblemBody, type ProblemCode } from '#contract/problem.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as m from '#messages/problem.ts';

const defaultMessages: Record<ProblemCode, string> = {
  INVALID: m.theRequestIsNotValid(),
  BELOW_MINIMUM: m.belowTheMinimumOrder(),
  UNKNOWN_TRANSACTION: m.unknownTransaction(),
  UNAUTHENTICATED: m.signInFirst(),
  APP_CHECK_FAILED: m.thisBrowserCouldNotBeVerified(),
  PAYMENT_NOT_SUCCEEDED: m.thePaymentHasNotSucceeded(),
  FORBIDDEN: m.forbidden(),
  EMAIL_NOT_VERIFIED: m.theEmailAddressIsNotVerified(),
  ACCOUNT_BLOCKED: m.thisAccountIsBlocked(),
  NOT_FOUND: m.notFound(),
  PART_NOT_FOUND: m.partNotFound(),
  ABOVE_STOCK: m.moreThanThereIsInStock(),
  PRICE_CHANGED: m.thePriceHasChanged(),
  ALREADY_PAID: product.alreadyPaid(),
  ORDER_NOT_DELETABLE: m.thisOrderCanNoLongerBeDeleted(),
  ORDER_NOT_PAYABLE: m.thisOrderCanNoLongerBePaid(),
  PAYMENT_MISMATCH: m.thePaymentDoesNotBelongToThisOrder(),
  PART_CHANGED: m.thePartHasChanged(),
  NAME_TAKEN: m.aPartWithThisNameAlreadyExists(),
  LAST_ADMIN: m.thisIsTheLastAdmin(),
  OWN_ACCOUNT: m.youCannotBlockYourOwnAccount(),
  TOO_LARGE: m.theRequestIsTooLarge(),
  UNSUPPORTED_MEDIA: m.sendApplicationJson(),
  IN_FLIGHT: m.theSameRequestIsStillBeingProcessed(),
  KEY_REUSED: m.thisIdempotencyKeyBelongsToAnotherRequest(),
  TOO_MANY_OPEN_ORDERS: m.payOrCancelOne(),
  TOO_MANY_PAYMENTS: m.tooManyPaymentAttemptsForThisOrder(),
  RATE_LIMITED: m.tooManyRequests(),
  UNAVAILABLE: m.notAvailableRightNow(),
  INTERNAL: m.somethingWentWrongOnOurSide(),
};

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
    super(message ?? defaultMessages[code], { cause });
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
