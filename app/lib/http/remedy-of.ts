import { paths } from '#app/paths.ts';
import * as m from '#messages/remedy.js';
import type { Remedy } from '#ui/remote.ts';
import { ApiError, type ApiErrorCode } from './api-error.ts';

const contact: Remedy = { label: m.contactUs(), href: paths.contact };
const catalogue: Remedy = { label: m.seeParts(), href: paths.parts };
const orders: Remedy = { label: m.seeOrders(), href: paths.myOrders };

const verification: Remedy = {
  label: m.sendMail(),
  done: m.sent(),
  // Most pages do not need the provider's messages.
  onPress: async () => (await import('../auth/send-verification.ts')).sendVerification(),
};

/** Codes that another page or an action helps with. For any other, the message says what to do, such as trying again. */
export const remedies: Partial<Record<ApiErrorCode, Remedy>> = {
  EMAIL_NOT_VERIFIED: verification,
  UNAUTHENTICATED: { label: m.logIn(), href: paths.login },
  ACCOUNT_BLOCKED: contact,
  PAYMENT_MISMATCH: contact,
  UNKNOWN_TRANSACTION: contact,
  NOT_SOLD: catalogue,
  PART_NOT_FOUND: catalogue,
  ALREADY_PAID: orders,
  ORDER_NOT_PAYABLE: orders,
  TOO_MANY_OPEN_ORDERS: orders,
};

/** What a person can do about an error. At a 409, the address is that of another user. */
export const remedyOf = (error: unknown): { remedy?: Remedy } => {
  const remedy =
    error instanceof ApiError && !(error.code === 'EMAIL_NOT_VERIFIED' && error.status === 409)
      ? remedies[error.code]
      : undefined;
  return remedy === undefined ? {} : { remedy };
};
