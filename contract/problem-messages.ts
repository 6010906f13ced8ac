import * as m from '#messages/problem.js';
import * as product from '#messages/product.js';
import type { ProblemCode } from './problem.ts';

/** The message of each problem code, unless the call has a more exact one. The browser gets it with the response. */
const messages: Record<ProblemCode, string> = {
  INVALID: m.invalid(),
  BELOW_MINIMUM: m.belowMinimum(),
  UNKNOWN_TRANSACTION: m.unknownTransaction(),
  UNAUTHENTICATED: m.signInNeeded(),
  APP_CHECK_FAILED: m.appCheckFailed(),
  PAYMENT_NOT_SUCCEEDED: m.paymentNotSucceeded(),
  FORBIDDEN: m.forbidden(),
  EMAIL_NOT_VERIFIED: m.emailUnverified(),
  ACCOUNT_BLOCKED: m.accountBlocked(),
  NOT_FOUND: m.notFound(),
  NOT_SOLD: m.notSold(),
  PART_NOT_FOUND: m.partNotFound(),
  ABOVE_STOCK: m.aboveStock(),
  PRICE_CHANGED: m.priceChanged(),
  ALREADY_PAID: product.alreadyPaid(),
  ORDER_NOT_DELETABLE: m.orderNotDeletable(),
  ORDER_NOT_PAYABLE: m.orderNotPayable(),
  PAYMENT_MISMATCH: m.foreignPayment(),
  PART_CHANGED: m.partChanged(),
  LIST_CHANGED: m.listChanged(),
  NAME_TAKEN: m.nameTaken(),
  AMBIGUOUS_PART: m.ambiguousPart(),
  NUMBER_TAKEN: m.numberTaken(),
  DOES_NOT_FIT: m.doesNotFit(),
  FIT_OPEN: m.fitOpen(),
  LINES_REFUSED: m.linesRefused(),
  MODEL_IN_USE: m.modelInUse(),
  IMPORT_BUSY: m.importBusy(),
  LAST_ADMIN: m.lastAdmin(),
  OWN_ACCOUNT: m.ownAccount(),
  TOO_LARGE: m.tooLarge(),
  UNSUPPORTED_MEDIA: m.jsonExpected(),
  IN_FLIGHT: m.requestInProgress(),
  KEY_REUSED: m.idempotencyKeyReused(),
  TOO_MANY_OPEN_ORDERS: m.tooManyOpenOrders(),
  TOO_MANY_PAYMENTS: m.tooManyPaymentAttempts(),
  RATE_LIMITED: m.tooManyRequests(),
  UNAVAILABLE: m.unavailable(),
  INTERNAL: m.fault(),
};

/** The message of a problem. `retryAfter` is in seconds. */
export function problemMessage(code: ProblemCode, retryAfter = 0): string {
  const minutes = Math.ceil(retryAfter / 60);
  if (code !== 'RATE_LIMITED' || minutes < 2) return messages[code];
  return minutes <= 90
    ? m.tooManyRequestsMinutes({ minutes })
    : m.tooManyRequestsHours({ hours: Math.ceil(minutes / 60) });
}
