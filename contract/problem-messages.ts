import * as m from '#messages/problem.ts';
import * as product from '#messages/product.ts';
import type { ProblemCode } from './problem.ts';

/** The message of each problem code, unless the call has a more exact one. The browser gets it with the response. */
export const problemMessages: Record<ProblemCode, string> = {
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
