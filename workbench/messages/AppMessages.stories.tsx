import type { Meta } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import type { ProblemCode } from '#contract/problem.ts';
import * as adminParts from '#messages/admin-parts.ts';
import * as app from '#messages/app.ts';
import * as authMessage from '#messages/auth-message.ts';
import * as guards from '#messages/guards.ts';
import * as ordersText from '#messages/orders.ts';
import * as partsCatalogue from '#messages/parts-catalogue.ts';
import * as payment from '#messages/payment.ts';
import * as profile from '#messages/profile.ts';
import * as reviews from '#messages/reviews.ts';
import * as users from '#messages/users.ts';
import { adminOrders } from '#mocks/fixtures/admin-orders.ts';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { problemResponse } from '#mocks/handlers/mock.ts';
import { Problem } from '#server/core/problem.ts';
import { nameOf } from '#ui/sections/AdminOrderTable/admin-order-view.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { fill, press, type Step } from '#workbench/harness/steps.ts';
import { pages } from '#workbench/pages/pages.ts';
import {
  addReview,
  blockUser,
  changeStock,
  confirmOrder,
  deletePart,
  logIn,
  makeAdmin,
  pay,
  removeAdmin,
  signOutUser,
} from '#workbench/pages/steps.ts';
import type { CallName } from '#workbench/scenario/calls.ts';
import { firebaseRefuses, handle, refusedBy, responds } from './causes.ts';
import { alert, dialog, message, text, toast } from './message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/App messages', tags: ['!autodocs'] } satisfies Meta;

const refusal = (code: ProblemCode) => {
  const { status, body } = new Problem(code);
  return problemResponse(status, body);
};

/** Responds to `call` with `response` after a request to `first`. A new sign-in resets it. */
function after(first: CallName, call: CallName, response: () => Response | Promise<Response>) {
  let wasRequested = false;
  return [
    handle('saveUser', () => void (wasRequested = false)),
    handle(first, () => void (wasRequested = true)),
    handle(call, () => (wasRequested ? response() : undefined)),
  ];
}

const redirected = (page: 'purchase' | 'payment' | 'myOrders') =>
  text(page, 'A visitor opens a page for customers', [], pages[page].loginText ?? '', { as: 'visitor' });

export const LoginToOrder = redirected('purchase');
export const LoginToPay = redirected('payment');
export const LoginToSee = redirected('myOrders');
export const ForCustomers = toast(
  'purchase',
  'An admin opens a page for customers',
  [],
  guards.thatPageIsForCustomers(),
  { as: 'admin' },
);
export const NoLongerAdmin = toast(
  'adminOrders',
  refusedBy('confirmOrder', 'FORBIDDEN'),
  confirmOrder,
  app.youAreNoLongerAnAdmin(),
  { api: after('confirmOrder', 'isAdmin', () => HttpResponse.json({ admin: false })) },
);
export const WrongEmailOrPassword = alert(
  'login',
  firebaseRefuses('logIn', 'invalid-credential'),
  logIn,
  authMessage.wrongEmailOrPassword(),
);

const exportFails = {
  steps: [press(/^Export/)],
  shows: 'The file could not be created.',
  in: 'alert',
} as const;

export const OrdersFileNotMade = message({
  ...exportFails,
  page: 'adminOrders',
  cause: responds('listAllOrders', 'returns 500 INTERNAL to a request for a file', ({ request }) =>
    new URL(request.url).searchParams.has('format') ? refusal('INTERNAL') : undefined,
  ),
});
export const PartsFileNotMade = message({
  ...exportFails,
  page: 'manageProducts',
  cause: refusedBy('exportParts', 'INTERNAL'),
});

const paidOrder = adminOrders.find(({ status }) => status === 'pending');

export const OrderDeletedByOther = toast(
  'adminOrders',
  refusedBy('confirmOrder', 'NOT_FOUND'),
  confirmOrder,
  `Somebody else has deleted the order of ${paidOrder ? nameOf(paidOrder) : ''}.`,
);

const changesNothing = (call: CallName, steps: readonly Step[], shows: string) =>
  toast(
    'adminUsers',
    responds(call, 'changes nothing, because somebody else was faster', () =>
      HttpResponse.json({ acknowledged: true, matchedCount: 1, modifiedCount: 0 }),
    ),
    steps,
    shows,
  );

export const AdminAlready = changesNothing('makeAdmin', makeAdmin, 'was an admin already.');
export const CustomerAgain = toast(
  'adminUsers',
  'An admin removes the role of another admin',
  removeAdmin,
  users.isACustomerAgain(),
);
export const CustomerAlready = changesNothing('removeAdmin', removeAdmin, users.wasACustomerAlready());
export const SignedOutEverywhere = toast(
  'adminUsers',
  'An admin signs a user out on all devices',
  signOutUser,
  users.isSignedOutEverywhere(),
);
export const SignedInNowhere = changesNothing('signOutUser', signOutUser, users.wasNotSignedInAnywhere());
export const BlockedAlready = changesNothing('blockUser', blockUser, users.wasBlockedAlready());

export const EditedPartGone = alert(
  'manageProducts',
  refusedBy('changePart', 'NOT_FOUND'),
  [press(/^(Edit )?Ventilated brake disc$/), fill('Price', '65.00'), press('Save changes')],
  adminParts.somebodyElseHasDeletedThisPart(),
);
export const StockOfPartGone = toast(
  'manageProducts',
  refusedBy('changePart', 'NOT_FOUND'),
  changeStock,
  'Somebody else has deleted Ventilated brake disc.',
);
export const PartGoneAlready = toast(
  'manageProducts',
  refusedBy('deletePart', 'NOT_FOUND'),
  deletePart,
  'Somebody else had already deleted Ventilated brake disc.',
);
export const OrderCancelled = toast(
  'payment',
  responds('findOrder', 'returns 404 at the charge, for example after a cancellation in another tab'),
  pay,
  payment.thisOrderWasCancelled(),
  { api: after('createPayment', 'findOrder', () => refusal('NOT_FOUND')) },
);

const notPrepared = (shows: string) => alert('payment', refusedBy('createPayment', 'UNAVAILABLE'), [], shows);

export const NotPrepared = notPrepared('Nothing was charged.');
export const PaymentNotPrepared = notPrepared(payment.thePaymentCouldNotBePrepared());

const cardBlocked = (shows: string) =>
  alert('payment', 'The browser blocks the card provider’s script', [], shows, { isCardBlocked: true });

export const CardFormBlocked = cardBlocked(
  'The card provider’s script is blocked or cannot be reached. Nothing was charged, and the order is as you left it.',
);
export const CardFormMissing = cardBlocked(payment.theCardFormCouldNotBeLoaded());
export const ReviewKept = alert(
  'addReview',
  responds('addReview', 'returns no id of the review', () => HttpResponse.json({ acknowledged: true })),
  addReview,
  reviews.theReviewWasNotAdded(),
);
export const AccountNotReached = text(
  'myOrders',
  'The session could not be loaded',
  [],
  guards.yourAccountCouldNotBeReached(),
  { as: 'unreachable' },
);

const leave = { follow: 'Blog' };

const leavesDuringCharge = (shows: string) =>
  dialog(
    'payment',
    responds('findOrder', 'is pending, and the charge waits for it'),
    [...pay, leave],
    shows,
    { api: after('createPayment', 'findOrder', () => new Promise(() => undefined)) },
  );

export const LeaveCharging = leavesDuringCharge(payment.leaveWhileYourCardIsBeingCharged());
export const ChargedWithoutPage = leavesDuringCharge(payment.thePaymentMayBeCompletedWithoutThisPage());

const leavesForm = (page: 'addProduct' | 'myProfile', field: string, shows: string) =>
  dialog(page, 'A user leaves a form with unsaved changes', [fill(field, 'Lysekil'), leave], shows);

export const LeaveNewPart = leavesForm('addProduct', 'Product name', adminParts.leaveWithoutAddingIt());
export const NewPartNotSaved = leavesForm('addProduct', 'Product name', adminParts.theDetailsAndThePicture());
export const LeaveProfile = leavesForm('myProfile', 'City', adminParts.leaveWithoutSaving());
export const ProfileNotSaved = leavesForm('myProfile', 'City', profile.yourChangesToYourProfile());

const opensPart = { page: 'myOrders', steps: [press('Ventilated brake disc')], in: 'text' } as const;

export const BoughtPartGone = message({
  ...opensPart,
  cause: refusedBy('findPart', 'NOT_FOUND'),
  shows: ordersText.thisPartIsNoLongerInTheCatalogue(),
});
export const BoughtPartSoldOut = message({
  ...opensPart,
  cause: responds('findPart', 'returns a part without stock', () =>
    HttpResponse.json(buildPart({ quantity: 0 })),
  ),
  shows: ordersText.thisPartIsOutOfStock(),
});
export const PriceAboveHighest = message({
  page: 'parts',
  cause: 'The lowest price is above the highest',
  steps: [fill('To', '40'), fill(partsCatalogue.from(), '80'), fill(partsCatalogue.iNeed(), '1')],
  shows: partsCatalogue.enterMaxOrLess({ max: '$40.00' }),
  in: { field: partsCatalogue.from() },
});
