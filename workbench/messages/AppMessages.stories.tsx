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
import { sessionEndedWords } from '#app/lib/auth/session-machine.ts';
import { adminOrders } from '#mocks/fixtures/admin-orders.ts';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { problemResponse } from '#mocks/handlers/mock.ts';
import { Problem } from '#server/core/problem.ts';
import { nameOf } from '#ui/sections/order/order-view.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { fill, press } from '#workbench/harness/steps.ts';
import { pages } from '#workbench/pages/pages.ts';
import * as actions from './actions.ts';
import { firebaseRefuses, refusedBy, responds, respondsAfter, respondsWith } from './causes.ts';
import { alert, atField, dialog, text, toast } from './message.ts';

export default { ...appMeta, title: 'Workbench/Messages/App messages', tags: ['!autodocs'] };

const { addReview, changeStock, confirmOrder, openPayment, pay } = actions;

const refusal = (code: ProblemCode) => {
  const { status, body } = new Problem(code);
  return problemResponse(status, body);
};

const redirected = (page: 'purchase' | 'payment' | 'myOrders') =>
  text({ page }, 'A visitor opens a page for customers', pages[page].loginText ?? '', { as: 'visitor' });

export const LoginToOrder = redirected('purchase');
export const LoginToPay = redirected('payment');
export const LoginToSee = redirected('myOrders');
export const ForCustomers = toast(
  { page: 'purchase' },
  'An admin opens a page for customers',
  guards.thatPageIsForCustomers(),
  { as: 'admin' },
);
export const NoLongerAdmin = toast(
  confirmOrder,
  refusedBy('confirmOrder', 'FORBIDDEN'),
  app.youAreNoLongerAnAdmin(),
  respondsAfter('confirmOrder', 'isAdmin', '', () => Response.json({ admin: false })).fixture,
);
export const SessionEndedByPart = text(
  { page: 'purchase' },
  refusedBy('findPart', 'UNAUTHENTICATED'),
  pages.purchase.loginText ?? '',
);
export const SessionEndedByMakeAdmin = text(
  actions.makeAdmin,
  refusedBy('makeAdmin', 'FORBIDDEN'),
  sessionEndedWords,
);
export const WrongEmailOrPassword = alert(
  actions.logIn,
  firebaseRefuses('logIn', 'invalid-credential'),
  authMessage.wrongEmailOrPassword(),
);

const fileNotMade = 'The file could not be created.';
const exportFile = [press(/^Export/)];

export const OrdersFileNotMade = alert(
  { page: 'adminOrders', steps: exportFile },
  responds('listAllOrders', 'returns 500 INTERNAL to a request for a file', ({ request }) =>
    new URL(request.url).searchParams.has('format') ? refusal('INTERNAL') : undefined,
  ),
  fileNotMade,
);
export const PartsFileNotMade = alert(
  { page: 'manageProducts', steps: exportFile },
  refusedBy('exportParts', 'INTERNAL'),
  fileNotMade,
);

const paidOrder = adminOrders.find(({ status }) => status === 'pending');

export const OrderDeletedByOther = toast(
  confirmOrder,
  refusedBy('confirmOrder', 'NOT_FOUND'),
  `Somebody else has deleted the order of ${paidOrder ? nameOf(paidOrder) : ''}.`,
);

const changesNothing = (action: actions.Calling, shows: string) =>
  toast(
    action,
    respondsWith(action.call, 'changes nothing, because somebody else was faster', {
      acknowledged: true,
      matchedCount: 1,
      modifiedCount: 0,
    }),
    shows,
  );

/** The text of a toast after the name of the user. */
const afterName = (message: typeof users.nameIsBlocked) => message({ name: '' }).trim();

export const AdminAlready = changesNothing(actions.makeAdmin, afterName(users.nameWasAnAdminAlready));
export const CustomerAgain = toast(
  actions.removeAdmin,
  'An admin removes the role of another admin',
  afterName(users.nameIsACustomerAgain),
);
export const CustomerAlready = changesNothing(actions.removeAdmin, afterName(users.nameWasACustomerAlready));
export const SignedOutEverywhere = toast(
  actions.signOutUser,
  'An admin signs a user out on all devices',
  afterName(users.nameIsSignedOutEverywhere),
);
export const SignedInNowhere = changesNothing(
  actions.signOutUser,
  afterName(users.nameWasNotSignedInAnywhere),
);
export const BlockedAlready = changesNothing(actions.blockUser, afterName(users.nameWasBlockedAlready));

export const EditedPartGone = alert(
  {
    page: 'manageProducts',
    steps: [press(/^(Edit )?Ventilated brake disc$/), fill('Price', '65.00'), press('Save changes')],
  },
  refusedBy('changePart', 'NOT_FOUND'),
  adminParts.somebodyElseHasDeletedThisPart(),
);
export const StockOfPartGone = toast(
  changeStock,
  refusedBy('changePart', 'NOT_FOUND'),
  'Somebody else has deleted Ventilated brake disc.',
);
export const PartGoneAlready = toast(
  actions.deletePart,
  refusedBy('deletePart', 'NOT_FOUND'),
  'Somebody else had already deleted Ventilated brake disc.',
);
export const OrderCancelled = toast(
  pay,
  respondsAfter(
    'createPayment',
    'findOrder',
    'returns 404 at the charge, for example after a cancellation in another tab',
    () => refusal('NOT_FOUND'),
  ),
  payment.thisOrderWasCancelled(),
);

const notPrepared = (shows: string) => alert(openPayment, refusedBy('createPayment', 'UNAVAILABLE'), shows);

export const NotPrepared = notPrepared('Nothing was charged.');
export const PaymentNotPrepared = notPrepared(payment.thePaymentCouldNotBePrepared());

const cardBlocked = (shows: string) =>
  alert(openPayment, 'The browser blocks the card provider’s script', shows, { isCardBlocked: true });

export const CardFormBlocked = cardBlocked(
  'The card provider’s script is blocked or cannot be reached. Nothing was charged, and the order is as you left it.',
);
export const CardFormMissing = cardBlocked(payment.theCardFormCouldNotBeLoaded());
export const ReviewKept = alert(
  addReview,
  respondsWith('addReview', 'returns no id of the review', { acknowledged: true }),
  reviews.theReviewWasNotAdded(),
);
export const AccountNotReached = text(
  actions.openOrders,
  'The session could not be loaded',
  guards.yourAccountCouldNotBeReached(),
  { as: 'unreachable' },
);

const leave = { follow: 'Blog' };

const leavesDuringCharge = (shows: string) =>
  dialog(
    { page: 'payment', steps: [...(pay.steps ?? []), leave] },
    respondsAfter(
      'createPayment',
      'findOrder',
      'is pending, and the charge waits for it',
      () => new Promise(() => undefined),
    ),
    shows,
  );

export const LeaveCharging = leavesDuringCharge(payment.leaveWhileYourCardIsBeingCharged());
export const ChargedWithoutPage = leavesDuringCharge(payment.thePaymentMayBeCompletedWithoutThisPage());

const leavesForm = (page: 'addProduct' | 'myProfile', field: string, shows: string) =>
  dialog(
    { page, steps: [fill(field, 'Lysekil'), leave] },
    'A user leaves a form with unsaved changes',
    shows,
  );

export const LeaveNewPart = leavesForm('addProduct', 'Product name', adminParts.leaveWithoutAddingIt());
export const NewPartNotSaved = leavesForm('addProduct', 'Product name', adminParts.theDetailsAndThePicture());
export const LeaveProfile = leavesForm('myProfile', 'City', adminParts.leaveWithoutSaving());
export const ProfileNotSaved = leavesForm('myProfile', 'City', profile.yourChangesToYourProfile());

const openPart = { page: 'myOrders', steps: [press('Ventilated brake disc')] } as const;

export const BoughtPartGone = text(
  openPart,
  refusedBy('findPart', 'NOT_FOUND'),
  ordersText.thisPartIsNoLongerInTheCatalogue(),
);
export const BoughtPartSoldOut = text(
  openPart,
  respondsWith('findPart', 'returns a part without stock', buildPart({ quantity: 0 })),
  ordersText.thisPartIsOutOfStock(),
);
export const PriceAboveHighest = atField(partsCatalogue.from())(
  {
    page: 'parts',
    steps: [fill('To', '40'), fill(partsCatalogue.from(), '80'), fill(partsCatalogue.iNeed(), '1')],
  },
  'The lowest price is above the highest',
  partsCatalogue.mustBeAtMostTheToPrice({ max: '$40.00' }),
);
