import type { Meta } from '@storybook/react-vite';
import type { ProblemCode } from '#contract/problem.ts';
import * as product from '#messages/product.ts';
import { purchaseFailure } from '#app/features/purchase/purchase-failure.ts';
import { ApiError } from '#app/lib/http/api-error.ts';
import { buildPart, parts } from '#mocks/fixtures/parts.ts';
import { changedByOther } from '#mocks/handlers/admin-parts.ts';
import { Problem } from '#server/core/problem.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import {
  addPart,
  addReview,
  blockUser,
  cancelOrder,
  changeStock,
  choosePicture,
  deletePart,
  logIn,
  makeAdmin,
  pay,
  placeOrder,
  removeAdmin,
} from '#workbench/pages/steps.ts';
import type { CallName } from '#workbench/scenario/calls.ts';
import { refusedBy, type ProblemOptions } from './causes.ts';
import { message, type Message } from './message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/Refusals', tags: ['!autodocs'] } satisfies Meta;

/** A call and the steps that make it. */
interface Action extends Pick<Message, 'page' | 'steps'>, Partial<Pick<Message, 'in'>> {
  call: CallName;
}

interface Options extends ProblemOptions {
  /** The app's own text. Default: the server's. */
  shows?: string;
}

const refused = (code: ProblemCode, { call, ...action }: Action, { shows, ...options }: Options = {}) =>
  message({
    in: 'alert',
    ...action,
    cause: refusedBy(call, code, options),
    shows: shows ?? new Problem(code, options).message,
  });

const logsIn: Action = { page: 'login', call: 'saveUser', steps: logIn };
const orders: Action = { page: 'purchase', call: 'placeOrder', steps: placeOrder };
const ordersQuantity: Action = { ...orders, in: { field: 'Quantity' } };
const preparesPayment: Action = { page: 'payment', call: 'createPayment' };
const pays: Action = { page: 'payment', call: 'updatePayment', steps: pay };
const reviews: Action = { page: 'addReview', call: 'addReview', steps: addReview };
const promotes: Action = { page: 'adminUsers', call: 'makeAdmin', steps: makeAdmin };
const uploads: Action = { page: 'addProduct', call: 'storeImage', steps: [choosePicture], in: 'status' };

const newTotal = { totalPrice: 7920 };
const [firstPart = buildPart()] = parts;

export const Invalid = refused('INVALID', reviews);
export const BelowMinimum = refused('BELOW_MINIMUM', ordersQuantity, {
  message: product.belowMinimum({ minimum: 40 }),
});
export const UnknownTransaction = refused('UNKNOWN_TRANSACTION', pays);
export const Unauthenticated = refused('UNAUTHENTICATED', logsIn);
export const AppCheckFailed = refused('APP_CHECK_FAILED', logsIn);
export const PaymentNotSucceeded = refused('PAYMENT_NOT_SUCCEEDED', pays);
export const Forbidden = refused('FORBIDDEN', orders);
export const EmailNotVerified = refused('EMAIL_NOT_VERIFIED', promotes, { status: 409 });
export const AccountBlocked = refused('ACCOUNT_BLOCKED', logsIn);
export const NotFound = refused('NOT_FOUND', promotes);
export const PartNotFound = refused('PART_NOT_FOUND', orders);
export const AboveStock = refused('ABOVE_STOCK', ordersQuantity, {
  message: product.aboveStock({ stock: 36 }),
  status: 409,
});

/** The app shows the server's total in a text of its own. */
export const PriceChanged = refused('PRICE_CHANGED', orders, {
  extra: newTotal,
  shows: purchaseFailure(new ApiError('', { status: 409, code: 'PRICE_CHANGED', ...newTotal })).message,
});
export const AlreadyPaid = refused('ALREADY_PAID', preparesPayment);
export const OrderNotDeletable = refused('ORDER_NOT_DELETABLE', {
  page: 'myOrders',
  call: 'deleteOrder',
  steps: cancelOrder,
});
export const OrderNotPayable = refused('ORDER_NOT_PAYABLE', preparesPayment);
export const PaymentMismatch = refused('PAYMENT_MISMATCH', pays);

/** With the changed part, the app offers a choice between both versions. */
export const PartChanged = refused(
  'PART_CHANGED',
  { page: 'manageProducts', call: 'changePart', steps: changeStock },
  { extra: { part: { ...firstPart, ...changedByOther } }, shows: 'Somebody else has changed this part' },
);
export const NameTaken = refused('NAME_TAKEN', {
  page: 'addProduct',
  call: 'addPart',
  steps: addPart,
  in: { field: 'Product name' },
});
export const LastAdmin = refused('LAST_ADMIN', {
  page: 'adminUsers',
  call: 'removeAdmin',
  steps: removeAdmin,
});
export const OwnAccount = refused('OWN_ACCOUNT', { page: 'adminUsers', call: 'blockUser', steps: blockUser });
export const TooLarge = refused('TOO_LARGE', uploads);
export const UnsupportedMedia = refused('UNSUPPORTED_MEDIA', uploads);
export const InFlight = refused('IN_FLIGHT', reviews);
export const KeyReused = refused('KEY_REUSED', reviews);
export const TooManyOpenOrders = refused('TOO_MANY_OPEN_ORDERS', orders);
export const TooManyPayments = refused('TOO_MANY_PAYMENTS', preparesPayment);
export const RateLimited = refused('RATE_LIMITED', reviews);
export const Unavailable = refused('UNAVAILABLE', { page: 'myOrders', call: 'listOwnOrders' });
export const Internal = refused('INTERNAL', {
  page: 'manageProducts',
  call: 'deletePart',
  steps: deletePart,
});
