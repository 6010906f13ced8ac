import { HttpResponse } from 'msw';
import { reasonFor } from '#app/features/auth/reason-for.ts';
import * as adminParts from '#messages/admin-parts.ts';
import * as app from '#messages/app.ts';
import * as authMessage from '#messages/auth-message.ts';
import * as guards from '#messages/guards.ts';
import * as orders from '#messages/orders.ts';
import * as partsCatalogue from '#messages/parts-catalogue.ts';
import * as payment from '#messages/payment.ts';
import * as profile from '#messages/profile.ts';
import * as reviews from '#messages/reviews.ts';
import * as users from '#messages/users.ts';
import { adminOrders } from '#mocks/fixtures/admin-orders.ts';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { refuse } from '#mocks/handlers/refuse.ts';
import { Problem } from '#server/core/problem.ts';
import { nameOf } from '#ui/sections/AdminOrderTable/admin-order-view.ts';
import { stateMatrix } from '#workbench/state-matrix/state-matrix.ts';
import { handle, type CallName, type Entry } from './entry.ts';
import { fill, press } from '#workbench/harness/steps.ts';
import {
  addReview,
  block,
  confirmOrder,
  deletePart,
  logIn,
  makeAdmin,
  pay,
  removeAdmin,
  signOutUser,
} from './steps.ts';

const refusal = (code: ConstructorParameters<typeof Problem>[0]) => {
  const { status, body } = new Problem(code);
  return refuse(status, body);
};

/** `then` answers `call` once `first` was asked; a new visit begins with a sign-in, and with neither. */
function once(first: CallName, call: CallName, then: () => Response | Promise<Response>) {
  let wasAsked = false;
  return [
    handle('saveUser', () => void (wasAsked = false)),
    handle(first, () => void (wasAsked = true)),
    handle(call, () => (wasAsked ? then() : undefined)),
  ];
}

const editPart = (name: string) => [
  press(new RegExp(`^(Edit )?${name}$`)),
  fill('Price', '65.00'),
  press('Save changes'),
];

const paidOrder = adminOrders.find(({ status }) => status === 'pending');
const part = { name: 'Ventilated brake disc' };

const turnedAway = (route: 'purchase' | 'payment' | 'myOrders'): Entry => ({
  route,
  cause: { person: 'A page for customers is opened by somebody who is not signed in' },
  fixture: { as: 'visitor' },
  shows:
    reasonFor('at' in stateMatrix[route] ? (stateMatrix[route].at ?? '') : stateMatrix[route].path) ?? '',
  in: 'text',
});

/** What an admin reads after a change that somebody else made first. */
const changedAlready = (
  call: 'removeAdmin' | 'signOutUser' | 'blockUser',
  steps: Entry['steps'],
  shows: string,
): Entry => ({
  route: 'adminUsers',
  cause: {
    call,
    answered: 'changed nothing, because somebody else was faster',
    by: handle(call, () => HttpResponse.json({ acknowledged: true, matchedCount: 1, modifiedCount: 0 })),
  },
  steps,
  shows,
  in: 'toast',
});

const leaving = { follow: 'Blog' };

/** The question of a page that is left with something in it. */
const leavesChanged = (shows: string, route: 'addProduct' | 'myProfile', field: string): Entry => ({
  route,
  cause: { person: 'A form is left in which something was typed' },
  steps: [fill(field, 'Lysekil'), leaving],
  shows,
  in: 'dialog',
});

const leavesCharging = (shows: string): Entry => ({
  route: 'payment',
  cause: {
    call: 'findOrder',
    answered: 'is not answered yet, and the charge waits for it',
    by: handle('findOrder', () => undefined),
  },
  fixture: { api: once('createPayment', 'findOrder', () => new Promise(() => undefined)) },
  steps: [...pay, leaving],
  shows,
  in: 'dialog',
});

/** What single places of the app say in words of their own, and of the design system where no story of its own does. */
export const appMessages: Readonly<Record<string, Entry>> = {
  loginToOrder: turnedAway('purchase'),
  loginToPay: turnedAway('payment'),
  loginToSee: turnedAway('myOrders'),
  forCustomers: {
    route: 'purchase',
    cause: { person: 'A page for customers is opened by an admin' },
    fixture: { as: 'admin' },
    shows: guards.thatPageIsForCustomers(),
    in: 'toast',
  },
  noLongerAdmin: {
    route: 'adminOrders',
    cause: { call: 'confirmOrder', refusedBy: 'FORBIDDEN' },
    fixture: { api: once('confirmOrder', 'isAdmin', () => HttpResponse.json({ admin: false })) },
    steps: confirmOrder,
    shows: app.youAreNoLongerAnAdmin(),
    in: 'toast',
  },
  wrongEmailOrPassword: {
    route: 'login',
    cause: { sign: 'logIn', refusedBy: 'invalid-credential' },
    steps: logIn,
    shows: authMessage.wrongEmailOrPassword(),
    in: 'alert',
  },
  ordersFileNotMade: {
    route: 'adminOrders',
    cause: {
      call: 'listAllOrders',
      answered: 'is answered by 500 INTERNAL when it is asked for a file',
      by: handle('listAllOrders', ({ request }) =>
        new URL(request.url).searchParams.has('format') ? refusal('INTERNAL') : undefined,
      ),
    },
    steps: [press(/^Export/)],
    shows: 'The file could not be created.',
    in: 'alert',
  },
  partsFileNotMade: {
    route: 'manageProducts',
    cause: { call: 'exportParts', refusedBy: 'INTERNAL' },
    steps: [press(/^Export/)],
    shows: 'The file could not be created.',
    in: 'alert',
  },
  orderDeletedByOther: {
    route: 'adminOrders',
    cause: { call: 'confirmOrder', refusedBy: 'NOT_FOUND' },
    steps: confirmOrder,
    shows: `Somebody else has deleted the order of ${paidOrder ? nameOf(paidOrder) : ''}.`,
    in: 'toast',
  },
  adminAlready: {
    route: 'adminUsers',
    cause: {
      call: 'makeAdmin',
      answered: 'has changed nothing: somebody else was faster',
      by: handle('makeAdmin', () =>
        HttpResponse.json({ acknowledged: true, matchedCount: 1, modifiedCount: 0 }),
      ),
    },
    steps: makeAdmin,
    shows: 'was an admin already.',
    in: 'toast',
  },
  customerAgain: {
    route: 'adminUsers',
    cause: { person: 'An admin takes the role away from another admin' },
    steps: removeAdmin,
    shows: users.isACustomerAgain(),
    in: 'toast',
  },
  customerAlready: changedAlready('removeAdmin', removeAdmin, users.wasACustomerAlready()),
  signedOutEverywhere: {
    route: 'adminUsers',
    cause: { person: 'An admin signs somebody out on all devices' },
    steps: signOutUser,
    shows: users.isSignedOutEverywhere(),
    in: 'toast',
  },
  signedInNowhere: changedAlready('signOutUser', signOutUser, users.wasNotSignedInAnywhere()),
  blockedAlready: changedAlready('blockUser', block, users.wasBlockedAlready()),
  editedPartGone: {
    route: 'manageProducts',
    cause: { call: 'changePart', refusedBy: 'NOT_FOUND' },
    steps: editPart(part.name),
    shows: adminParts.somebodyElseHasDeletedThisPart(),
    in: 'alert',
  },
  stockOfPartGone: {
    route: 'manageProducts',
    cause: { call: 'changePart', refusedBy: 'NOT_FOUND' },
    steps: [
      press(/change the stock of Ventilated brake disc$/),
      fill(`Stock of ${part.name}`, '500'),
      press('Save stock'),
    ],
    shows: `Somebody else has deleted ${part.name}.`,
    in: 'toast',
  },
  partGoneAlready: {
    route: 'manageProducts',
    cause: { call: 'deletePart', refusedBy: 'NOT_FOUND' },
    steps: deletePart,
    shows: `Somebody else had already deleted ${part.name}.`,
    in: 'toast',
  },
  orderCancelled: {
    route: 'payment',
    cause: {
      call: 'findOrder',
      answered: 'says at the charge that the order is gone, cancelled in another tab perhaps',
      by: handle('findOrder', () => undefined),
    },
    fixture: { api: once('createPayment', 'findOrder', () => refusal('NOT_FOUND')) },
    steps: pay,
    shows: payment.thisOrderWasCancelled(),
    in: 'toast',
  },
  notPrepared: {
    route: 'payment',
    cause: { call: 'createPayment', refusedBy: 'UNAVAILABLE' },
    shows: 'Nothing was charged.',
    in: 'alert',
  },
  cardFormBlocked: {
    route: 'payment',
    cause: { person: 'The card provider’s script is blocked by the browser' },
    fixture: { isCardBlocked: true },
    shows:
      'The card provider’s script is blocked or cannot be reached. Nothing was charged, and the order is as you left it.',
    in: 'alert',
  },
  reviewKept: {
    route: 'addReview',
    cause: {
      call: 'addReview',
      answered: 'comes without the id of the review',
      by: handle('addReview', () => HttpResponse.json({ acknowledged: true })),
    },
    steps: addReview,
    shows: reviews.theReviewWasNotAdded(),
    in: 'alert',
  },
  cardFormMissing: {
    route: 'payment',
    cause: { person: 'The card provider’s script is blocked by the browser' },
    fixture: { isCardBlocked: true },
    shows: payment.theCardFormCouldNotBeLoaded(),
    in: 'alert',
  },
  paymentNotPrepared: {
    route: 'payment',
    cause: { call: 'createPayment', refusedBy: 'UNAVAILABLE' },
    shows: payment.thePaymentCouldNotBePrepared(),
    in: 'alert',
  },
  accountNotReached: {
    route: 'myOrders',
    cause: { person: 'Nobody can say who is signed in' },
    fixture: { as: 'unreachable' },
    shows: guards.yourAccountCouldNotBeReached(),
    in: 'text',
  },
  leaveCharging: leavesCharging(payment.leaveWhileYourCardIsBeingCharged()),
  chargedWithoutPage: leavesCharging(payment.thePaymentMayBeCompletedWithoutThisPage()),
  leaveNewPart: leavesChanged(adminParts.leaveWithoutAddingIt(), 'addProduct', 'Product name'),
  newPartNotSaved: leavesChanged(adminParts.theDetailsAndThePicture(), 'addProduct', 'Product name'),
  leaveProfile: leavesChanged(adminParts.leaveWithoutSaving(), 'myProfile', 'City'),
  profileNotSaved: leavesChanged(profile.yourChangesToYourProfile(), 'myProfile', 'City'),
  boughtPartGone: {
    route: 'myOrders',
    cause: { call: 'findPart', refusedBy: 'NOT_FOUND' },
    steps: [press('Ventilated brake disc')],
    shows: orders.thisPartIsNoLongerInTheCatalogue(),
    in: 'text',
  },
  boughtPartSoldOut: {
    route: 'myOrders',
    cause: {
      call: 'findPart',
      answered: 'has a part of which none is left',
      by: handle('findPart', () => HttpResponse.json(buildPart({ quantity: 0 }))),
    },
    steps: [press('Ventilated brake disc')],
    shows: orders.thisPartIsOutOfStock(),
    in: 'text',
  },
  priceAboveHighest: {
    route: 'parts',
    cause: { person: 'The lowest price is above the highest' },
    steps: [fill('To', '40'), fill(partsCatalogue.from(), '80'), fill(partsCatalogue.iNeed(), '1')],
    shows: partsCatalogue.enterMaxOrLess({ max: '$40.00' }),
    in: { field: partsCatalogue.from() },
  },
};
