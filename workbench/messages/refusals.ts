import * as product from '#messages/product.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { ApiError } from '#app/lib/http/api-error.ts';
import { purchaseFailure } from '#app/features/purchase/purchase-failure.ts';
import { changedByOther } from '#mocks/handlers/admin-parts.ts';
import { buildPart, parts } from '#mocks/fixtures/parts.ts';
import { Problem } from '#server/core/problem.ts';
import type { Step } from '#workbench/harness/steps.ts';
import type { CallName, Entry, Place } from './entry.ts';
import { fill, press } from '#workbench/harness/steps.ts';
import {
  addPart,
  addReview,
  block,
  cancelOrder,
  choosePicture,
  deletePart,
  logIn,
  makeAdmin,
  pay,
  placeOrder,
  removeAdmin,
} from './steps.ts';

type Words = NonNullable<ConstructorParameters<typeof Problem>[1]>;

interface Deed extends Pick<Entry, 'route'> {
  call: CallName;
  steps?: readonly Step[];
  in?: Place;
}

/** `code` as the answer to what is done in `deed`, in the server's own words. */
const refused = (code: ProblemCode, { call, in: place = 'alert', ...deed }: Deed, options: Words = {}) =>
  ({
    ...deed,
    cause: { call, refusedBy: code, options },
    shows: new Problem(code, options).message,
    in: place,
  }) satisfies Entry;

const ordering: Deed = { route: 'purchase', call: 'placeOrder', steps: placeOrder };
const orderedQuantity: Deed = { ...ordering, in: { field: 'Quantity' } };
const preparing: Deed = { route: 'payment', call: 'createPayment' };
const paying: Deed = { route: 'payment', call: 'updatePayment', steps: pay };
const reviewing: Deed = { route: 'addReview', call: 'addReview', steps: addReview };
const promoting: Deed = { route: 'adminUsers', call: 'makeAdmin', steps: makeAdmin };
const uploading: Deed = {
  route: 'addProduct',
  call: 'storeImage',
  steps: [choosePicture],
  in: 'status',
};

const priceChanged = { extra: { totalPrice: 7920 } };
const [first = buildPart()] = parts;

/** Every code that the server refuses by. */
export const refusals = {
  INVALID: refused('INVALID', reviewing),
  BELOW_MINIMUM: refused('BELOW_MINIMUM', orderedQuantity, {
    message: product.belowMinimum({ minimum: 40 }),
  }),
  UNKNOWN_TRANSACTION: refused('UNKNOWN_TRANSACTION', paying),
  UNAUTHENTICATED: refused('UNAUTHENTICATED', { route: 'login', call: 'saveUser', steps: logIn }),
  APP_CHECK_FAILED: refused('APP_CHECK_FAILED', { route: 'login', call: 'saveUser', steps: logIn }),
  PAYMENT_NOT_SUCCEEDED: refused('PAYMENT_NOT_SUCCEEDED', paying),
  FORBIDDEN: refused('FORBIDDEN', ordering),
  EMAIL_NOT_VERIFIED: refused('EMAIL_NOT_VERIFIED', promoting, { status: 409 }),
  ACCOUNT_BLOCKED: refused('ACCOUNT_BLOCKED', { route: 'login', call: 'saveUser', steps: logIn }),
  NOT_FOUND: refused('NOT_FOUND', promoting),
  PART_NOT_FOUND: refused('PART_NOT_FOUND', ordering),
  ABOVE_STOCK: refused('ABOVE_STOCK', orderedQuantity, {
    message: product.aboveStock({ stock: 36 }),
    status: 409,
  }),
  PRICE_CHANGED: {
    ...refused('PRICE_CHANGED', ordering, priceChanged),
    // The app puts the server's total into its own words.
    shows: purchaseFailure(new ApiError('', { status: 409, code: 'PRICE_CHANGED', ...priceChanged.extra }))
      .message,
  },
  ALREADY_PAID: refused('ALREADY_PAID', preparing),
  ORDER_NOT_DELETABLE: refused('ORDER_NOT_DELETABLE', {
    route: 'myOrders',
    call: 'deleteOrder',
    steps: cancelOrder,
  }),
  ORDER_NOT_PAYABLE: refused('ORDER_NOT_PAYABLE', preparing),
  PAYMENT_MISMATCH: refused('PAYMENT_MISMATCH', paying),
  PART_CHANGED: {
    ...refused(
      'PART_CHANGED',
      {
        route: 'manageProducts',
        call: 'changePart',
        steps: [
          press(/change the stock of Ventilated brake disc$/),
          fill('Stock of Ventilated brake disc', '500'),
          press('Save stock'),
        ],
      },
      { extra: { part: { ...first, ...changedByOther } } },
    ),
    // Where the part came along, the choice between theirs and one's own says it.
    shows: 'Somebody else has changed this part',
  },
  NAME_TAKEN: refused('NAME_TAKEN', {
    route: 'addProduct',
    call: 'addPart',
    steps: addPart,
    in: { field: 'Product name' },
  }),
  LAST_ADMIN: refused('LAST_ADMIN', { route: 'adminUsers', call: 'removeAdmin', steps: removeAdmin }),
  OWN_ACCOUNT: refused('OWN_ACCOUNT', { route: 'adminUsers', call: 'blockUser', steps: block }),
  TOO_LARGE: refused('TOO_LARGE', uploading),
  UNSUPPORTED_MEDIA: refused('UNSUPPORTED_MEDIA', uploading),
  IN_FLIGHT: refused('IN_FLIGHT', reviewing),
  KEY_REUSED: refused('KEY_REUSED', reviewing),
  TOO_MANY_OPEN_ORDERS: refused('TOO_MANY_OPEN_ORDERS', ordering),
  TOO_MANY_PAYMENTS: refused('TOO_MANY_PAYMENTS', preparing),
  RATE_LIMITED: refused('RATE_LIMITED', reviewing),
  UNAVAILABLE: refused('UNAVAILABLE', { route: 'myOrders', call: 'listOwnOrders' }),
  INTERNAL: refused('INTERNAL', { route: 'manageProducts', call: 'deletePart', steps: deletePart }),
} as const satisfies Record<ProblemCode, Entry>;
