import { HttpResponse } from 'msw';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { paths } from '#app/paths.ts';
import { orders } from '#mocks/fixtures/orders.ts';
import { parts } from '#mocks/fixtures/parts.ts';
import { adminOrdersHandlers } from '#mocks/handlers/admin-orders.ts';
import { handle, type Entry } from './entry.ts';
import { fill, press } from '#workbench/harness/steps.ts';
import {
  addPart,
  addReview,
  askForReset,
  cancelOrder,
  confirmOrder,
  deletePart,
  logIn,
  makeAdmin,
  pay,
  placeOrder,
} from './steps.ts';

const leftEmpty = { person: 'The field is left empty' };

const emptyPart = (field: string, shows: string): Entry => ({
  route: 'addProduct',
  cause: leftEmpty,
  steps: [press('Add product')],
  shows,
  in: { field },
});

/** What the fields of forms say. */
export const fields = {
  'required.name': {
    route: 'signup',
    cause: leftEmpty,
    steps: [press('Sign up')],
    shows: messages.required.name,
    in: { field: 'Full name' },
  },
  'required.email': {
    route: 'login',
    cause: leftEmpty,
    steps: [press('Login')],
    shows: messages.required.email,
    in: { field: 'Email' },
  },
  'required.password': {
    route: 'login',
    cause: leftEmpty,
    steps: [press('Login')],
    shows: messages.required.password,
    in: { field: 'Password' },
  },
  'required.rating': {
    route: 'addReview',
    cause: { person: 'No star is chosen' },
    steps: [press('Add review')],
    shows: messages.required.rating,
    in: { field: 'Rating' },
  },
  'required.reviewDescription': {
    route: 'addReview',
    cause: leftEmpty,
    steps: [press('Add review')],
    shows: messages.required.reviewDescription,
    in: { field: 'Description' },
  },
  'required.productName': emptyPart('Product name', messages.required.productName),
  'required.minQuantity': emptyPart('Minimum quantity', messages.required.minQuantity),
  'required.image': {
    ...emptyPart('Image', messages.required.image),
    cause: { person: 'No picture is chosen' },
  },
  'required.quantity': emptyPart('Quantity', messages.required.quantity),
  'required.price': emptyPart('Price', messages.required.price),
  'required.productDescription': emptyPart('Description', messages.required.productDescription),
  passwordTooShort: {
    route: 'signup',
    cause: { person: `The password has fewer than ${limits.passwordMin} characters` },
    steps: [fill('Password', 'gears'), press('Sign up')],
    shows: messages.passwordTooShort,
    in: { field: 'Password' },
  },
  // There are five stars to choose from: only the server can say this.
  ratingTooHigh: {
    route: 'addReview',
    cause: {
      call: 'addReview',
      refusedBy: 'INVALID',
      options: { message: `rating: ${messages.ratingTooHigh}` },
    },
    steps: addReview,
    shows: messages.ratingTooHigh,
    in: 'alert',
  },
  reviewTooShort: {
    route: 'addReview',
    cause: { person: `The review has fewer than ${limits.review.min} characters` },
    steps: [fill('Description', 'Fits.'), press('Add review')],
    shows: messages.reviewTooShort,
    in: { field: 'Description' },
  },
  reviewTooLong: {
    route: 'addReview',
    cause: { person: `The review has more than ${limits.review.max} characters` },
    steps: [fill('Description', 'Fits. '.repeat(50)), press('Add review')],
    shows: messages.reviewTooLong,
    in: { field: 'Description' },
  },
  belowMinimum: {
    route: 'purchase',
    cause: { person: 'The quantity is below the smallest order' },
    steps: [fill('Quantity', '1')],
    shows: messages.belowMinimum(parts[0]?.minQuantity ?? 0),
    in: { field: 'Quantity' },
  },
  aboveStock: {
    route: 'purchase',
    cause: { person: 'The quantity is more than there is in stock' },
    steps: [fill('Quantity', '100000')],
    shows: messages.aboveStock(parts[0]?.quantity ?? 0),
    in: { field: 'Quantity' },
  },
} as const satisfies Record<string, Entry>;

const paidOrder = orders.find(({ paid }) => paid);

/** What is said of what a person has done. */
export const outcomes = {
  cancelQuestion: {
    route: 'myOrders',
    cause: { person: 'Cancel is pressed at an unpaid order' },
    steps: cancelOrder.slice(0, 1),
    shows: messages.cancelQuestion,
    in: 'dialog',
  },
  productAdded: {
    route: 'addProduct',
    cause: { person: 'A part is put on sale' },
    steps: addPart,
    shows: messages.productAdded,
    in: 'toast',
  },
  orderDeleted: {
    route: 'myOrders',
    cause: { person: 'An unpaid order is cancelled' },
    steps: cancelOrder,
    shows: messages.orderDeleted,
    in: 'toast',
  },
  orderAccepted: {
    route: 'adminOrders',
    cause: { person: 'A paid order is confirmed' },
    // Ahead of a customer's mock, which knows that customer's orders alone.
    fixture: { api: adminOrdersHandlers },
    steps: confirmOrder,
    shows: messages.orderAccepted,
    in: 'toast',
  },
  productDeleted: {
    route: 'manageProducts',
    cause: { person: 'A part is taken off sale' },
    steps: deletePart,
    shows: messages.productDeleted,
    in: 'toast',
  },
  madeAdmin: {
    route: 'adminUsers',
    cause: { person: 'A customer is made an admin' },
    steps: makeAdmin,
    shows: messages.madeAdmin,
    in: 'toast',
  },
  profileUpdated: {
    route: 'myProfile',
    cause: { person: 'A changed profile is saved' },
    steps: [fill('City', 'Lysekil'), press('Save changes')],
    shows: messages.profileUpdated,
    in: 'toast',
  },
  orderPlaced: {
    route: 'purchase',
    cause: { person: 'An order is placed' },
    steps: placeOrder,
    shows: messages.orderPlaced,
    in: 'toast',
  },
  paymentCompleted: {
    route: 'payment',
    cause: { person: 'An order is paid' },
    steps: pay,
    shows: messages.paymentCompleted,
    in: 'toast',
  },
  paymentCongratulations: {
    route: 'payment',
    cause: { person: 'An order is paid' },
    steps: pay,
    shows: messages.paymentCongratulations,
    in: 'heading',
  },
  reviewAdded: {
    route: 'addReview',
    cause: { person: 'A review is added' },
    steps: addReview,
    shows: messages.reviewAdded,
    in: 'toast',
  },
  resetEmailSent: {
    route: 'reset',
    cause: { person: 'A mail for a new password is asked for' },
    steps: askForReset,
    shows: messages.resetEmailSent,
    in: 'status',
  },
  productNotAdded: {
    route: 'addProduct',
    cause: { call: 'addPart', refusedBy: 'INTERNAL' },
    steps: addPart,
    shows: messages.productNotAdded,
    in: 'alert',
  },
  orderNotAccepted: {
    route: 'adminOrders',
    cause: {
      call: 'confirmOrder',
      answered: 'has changed nothing: somebody else was faster',
      by: handle('confirmOrder', () => HttpResponse.json({ matchedCount: 1, modifiedCount: 0 })),
    },
    steps: confirmOrder,
    shows: messages.orderNotAccepted,
    in: 'alert',
  },
  profileUnchanged: {
    route: 'myProfile',
    cause: { person: 'A profile is saved in which nothing was changed' },
    steps: [press('Save changes')],
    shows: messages.profileUnchanged,
    in: 'toast',
  },
  alreadyPaid: {
    route: 'payment',
    cause: { person: 'The page of an order that was paid earlier is opened' },
    fixture: { path: paths.payment.to(paidOrder?._id ?? '') },
    shows: messages.alreadyPaid,
    in: 'heading',
  },
  noUserFound: {
    route: 'login',
    cause: { sign: 'logIn', refusedBy: 'user-not-found' },
    steps: logIn,
    shows: messages.noUserFound,
    in: { field: 'Email' },
  },
  wrongPassword: {
    route: 'login',
    cause: { sign: 'logIn', refusedBy: 'wrong-password' },
    steps: logIn,
    shows: messages.wrongPassword,
    in: { field: 'Password' },
  },
  reviewFailed: {
    route: 'addReview',
    cause: {
      call: 'addReview',
      answered: 'comes without the id of the review',
      by: handle('addReview', () => HttpResponse.json({ acknowledged: true })),
    },
    steps: addReview,
    shows: messages.reviewFailed,
    in: 'toast',
  },
} as const satisfies Record<string, Entry>;

const stands = { person: 'It stands there from the start' };

/** What buttons and links are called. */
export const labels = {
  'labels.learnMore': { route: 'home', cause: stands, shows: messages.labels.learnMore, in: 'link' },
  'labels.ourParts': { route: 'home', cause: stands, shows: messages.labels.ourParts, in: 'link' },
  'labels.forgotPassword': {
    route: 'login',
    cause: stands,
    shows: messages.labels.forgotPassword,
    in: 'link',
  },
  'labels.continueWithGoogle': {
    route: 'login',
    cause: stands,
    shows: messages.labels.continueWithGoogle,
    in: 'button',
  },
  'labels.backToHome': { route: 'notFound', cause: stands, shows: messages.labels.backToHome, in: 'link' },
} as const satisfies Record<string, Entry>;
