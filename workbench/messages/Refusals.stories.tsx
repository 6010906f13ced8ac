import type { ProblemCode } from '#contract/problem.ts';
import * as product from '#messages/product.ts';
import { purchaseFailure } from '#app/features/purchase/purchase-failure.ts';
import { ApiError } from '#app/lib/http/api-error.ts';
import { buildPart, parts } from '#mocks/fixtures/parts.ts';
import { changedByOther } from '#mocks/handlers/admin-parts.ts';
import { Problem } from '#server/core/problem.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import * as actions from './actions.ts';
import { refusedBy, type ProblemOptions } from './causes.ts';
import { alert, atField, status } from './message.ts';

export default { ...appMeta, title: 'Workbench/Messages/Refusals', tags: ['!autodocs'] };

interface Options extends ProblemOptions {
  /** The app's own text. Default: the server's. */
  shows?: string;
  place?: typeof alert;
}

const refused = (
  code: ProblemCode,
  action: actions.Calling,
  { shows, place = alert, ...options }: Options = {},
) => place(action, refusedBy(action.call, code, options), shows ?? new Problem(code, options).message);

const { addReview, logIn, makeAdmin, openPayment, pay, placeOrder, upload } = actions;
const newTotal = { totalPrice: 7920 };
const [firstPart = buildPart()] = parts;

export const Invalid = refused('INVALID', addReview);
export const BelowMinimum = refused('BELOW_MINIMUM', placeOrder, {
  message: product.belowMinimum({ minimum: 40 }),
  place: atField('Quantity'),
});
export const UnknownTransaction = refused('UNKNOWN_TRANSACTION', pay);
export const Unauthenticated = refused('UNAUTHENTICATED', logIn);
export const AppCheckFailed = refused('APP_CHECK_FAILED', logIn);
export const PaymentNotSucceeded = refused('PAYMENT_NOT_SUCCEEDED', pay);
export const Forbidden = refused('FORBIDDEN', placeOrder);
export const EmailNotVerified = refused('EMAIL_NOT_VERIFIED', makeAdmin, { status: 409 });
export const AccountBlocked = refused('ACCOUNT_BLOCKED', logIn);
export const NotFound = refused('NOT_FOUND', makeAdmin);
export const PartNotFound = refused('PART_NOT_FOUND', placeOrder);
export const AboveStock = refused('ABOVE_STOCK', placeOrder, {
  message: product.aboveStock({ stock: 36 }),
  status: 409,
  place: atField('Quantity'),
});

/** The app shows the server's total in a text of its own. */
export const PriceChanged = refused('PRICE_CHANGED', placeOrder, {
  extra: newTotal,
  shows: purchaseFailure(new ApiError('', { status: 409, code: 'PRICE_CHANGED', ...newTotal })).message,
});
export const AlreadyPaid = refused('ALREADY_PAID', openPayment);
export const OrderNotDeletable = refused('ORDER_NOT_DELETABLE', actions.cancelOrder);
export const OrderNotPayable = refused('ORDER_NOT_PAYABLE', openPayment);
export const PaymentMismatch = refused('PAYMENT_MISMATCH', pay);

/** With the changed part, the app offers a choice between both versions. */
export const PartChanged = refused('PART_CHANGED', actions.changeStock, {
  extra: { part: { ...firstPart, ...changedByOther } },
  shows: 'Somebody else has changed this part',
});
export const NameTaken = refused('NAME_TAKEN', actions.addPart, { place: atField('Product name') });
export const LastAdmin = refused('LAST_ADMIN', actions.removeAdmin);
export const OwnAccount = refused('OWN_ACCOUNT', actions.blockUser);
export const TooLarge = refused('TOO_LARGE', upload, { place: status });
export const UnsupportedMedia = refused('UNSUPPORTED_MEDIA', upload, { place: status });
export const InFlight = refused('IN_FLIGHT', addReview);
export const KeyReused = refused('KEY_REUSED', addReview);
export const TooManyOpenOrders = refused('TOO_MANY_OPEN_ORDERS', placeOrder);
export const TooManyPayments = refused('TOO_MANY_PAYMENTS', openPayment);
export const RateLimited = refused('RATE_LIMITED', addReview);
export const Unavailable = refused('UNAVAILABLE', actions.openOrders);
export const Internal = refused('INTERNAL', actions.deletePart);
