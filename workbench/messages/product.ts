import { HttpResponse } from 'msw';
import { limits } from '#contract/limits.ts';
import * as product from '#messages/product.ts';
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
  requiredName: {
    route: 'signup',
    cause: leftEmpty,
    steps: [press('Sign up')],
    shows: product.requiredName(),
    in: { field: 'Full name' },
  },
  requiredEmail: {
    route: 'login',
    cause: leftEmpty,
    steps: [press('Login')],
    shows: product.requiredEmail(),
    in: { field: 'Email' },
  },
  requiredPassword: {
    route: 'login',
    cause: leftEmpty,
    steps: [press('Login')],
    shows: product.requiredPassword(),
    in: { field: 'Password' },
  },
  requiredRating: {
    route: 'addReview',
    cause: { person: 'No star is chosen' },
    steps: [press('Add review')],
    shows: product.requiredRating(),
    in: { field: 'Rating' },
  },
  requiredReviewDescription: {
    route: 'addReview',
    cause: leftEmpty,
    steps: [press('Add review')],
    shows: product.requiredReviewDescription(),
    in: { field: 'Description' },
  },
  requiredProductName: emptyPart('Product name', product.requiredProductName()),
  requiredMinQuantity: emptyPart('Minimum quantity', product.requiredMinQuantity()),
  requiredImage: {
    ...emptyPart('Image', product.requiredImage()),
    cause: { person: 'No picture is chosen' },
  },
  requiredQuantity: emptyPart('Quantity', product.requiredQuantity()),
  requiredPrice: emptyPart('Price', product.requiredPrice()),
  requiredProductDescription: emptyPart('Description', product.requiredProductDescription()),
  passwordTooShort: {
    route: 'signup',
    cause: { person: `The password has fewer than ${limits.passwordMin} characters` },
    steps: [fill('Password', 'gears'), press('Sign up')],
    shows: product.passwordTooShort(),
    in: { field: 'Password' },
  },
  // There are five stars to choose from: only the server can say this.
  ratingTooHigh: {
    route: 'addReview',
    cause: {
      call: 'addReview',
      refusedBy: 'INVALID',
      options: { message: `rating: ${product.ratingTooHigh()}` },
    },
    steps: addReview,
    shows: product.ratingTooHigh(),
    in: 'alert',
  },
  reviewTooShort: {
    route: 'addReview',
    cause: { person: `The review has fewer than ${limits.review.min} characters` },
    steps: [fill('Description', 'Fits.'), press('Add review')],
    shows: product.reviewTooShort(),
    in: { field: 'Description' },
  },
  reviewTooLong: {
    route: 'addReview',
    cause: { person: `The review has more than ${limits.review.max} characters` },
    steps: [fill('Description', 'Fits. '.repeat(50)), press('Add review')],
    shows: product.reviewTooLong(),
    in: { field: 'Description' },
  },
  belowMinimum: {
    route: 'purchase',
    cause: { person: 'The quantity is below the smallest order' },
    steps: [fill('Quantity', '1')],
    shows: product.belowMinimum({ minimum: parts[0]?.minQuantity ?? 0 }),
    in: { field: 'Quantity' },
  },
  aboveStock: {
    route: 'purchase',
    cause: { person: 'The quantity is more than there is in stock' },
    steps: [fill('Quantity', '100000')],
    shows: product.aboveStock({ stock: parts[0]?.quantity ?? 0 }),
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
    shows: product.cancelQuestion(),
    in: 'dialog',
  },
  productAdded: {
    route: 'addProduct',
    cause: { person: 'A part is put on sale' },
    steps: addPart,
    shows: product.productAdded(),
    in: 'toast',
  },
  orderDeleted: {
    route: 'myOrders',
    cause: { person: 'An unpaid order is cancelled' },
    steps: cancelOrder,
    shows: product.orderDeleted(),
    in: 'toast',
  },
  orderAccepted: {
    route: 'adminOrders',
    cause: { person: 'A paid order is confirmed' },
    // Ahead of a customer's mock, which knows that customer's orders alone.
    fixture: { api: adminOrdersHandlers },
    steps: confirmOrder,
    shows: product.orderAccepted(),
    in: 'toast',
  },
  productDeleted: {
    route: 'manageProducts',
    cause: { person: 'A part is taken off sale' },
    steps: deletePart,
    shows: product.productDeleted(),
    in: 'toast',
  },
  madeAdmin: {
    route: 'adminUsers',
    cause: { person: 'A customer is made an admin' },
    steps: makeAdmin,
    shows: product.madeAdmin(),
    in: 'toast',
  },
  profileUpdated: {
    route: 'myProfile',
    cause: { person: 'A changed profile is saved' },
    steps: [fill('City', 'Lysekil'), press('Save changes')],
    shows: product.profileUpdated(),
    in: 'toast',
  },
  orderPlaced: {
    route: 'purchase',
    cause: { person: 'An order is placed' },
    steps: placeOrder,
    shows: product.orderPlaced(),
    in: 'toast',
  },
  paymentCompleted: {
    route: 'payment',
    cause: { person: 'An order is paid' },
    steps: pay,
    shows: product.paymentCompleted(),
    in: 'toast',
  },
  paymentCongratulations: {
    route: 'payment',
    cause: { person: 'An order is paid' },
    steps: pay,
    shows: product.paymentCongratulations(),
    in: 'heading',
  },
  reviewAdded: {
    route: 'addReview',
    cause: { person: 'A review is added' },
    steps: addReview,
    shows: product.reviewAdded(),
    in: 'toast',
  },
  resetEmailSent: {
    route: 'reset',
    cause: { person: 'A mail for a new password is asked for' },
    steps: askForReset,
    shows: product.resetEmailSent(),
    in: 'status',
  },
  productNotAdded: {
    route: 'addProduct',
    cause: { call: 'addPart', refusedBy: 'INTERNAL' },
    steps: addPart,
    shows: product.productNotAdded(),
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
    shows: product.orderNotAccepted(),
    in: 'alert',
  },
  profileUnchanged: {
    route: 'myProfile',
    cause: { person: 'A profile is saved in which nothing was changed' },
    steps: [press('Save changes')],
    shows: product.profileUnchanged(),
    in: 'toast',
  },
  alreadyPaid: {
    route: 'payment',
    cause: { person: 'The page of an order that was paid earlier is opened' },
    fixture: { path: paths.payment.to(paidOrder?._id ?? '') },
    shows: product.alreadyPaid(),
    in: 'heading',
  },
  noUserFound: {
    route: 'login',
    cause: { sign: 'logIn', refusedBy: 'user-not-found' },
    steps: logIn,
    shows: product.noUserFound(),
    in: { field: 'Email' },
  },
  wrongPassword: {
    route: 'login',
    cause: { sign: 'logIn', refusedBy: 'wrong-password' },
    steps: logIn,
    shows: product.wrongPassword(),
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
    shows: product.reviewFailed(),
    in: 'toast',
  },
} as const satisfies Record<string, Entry>;

const stands = { person: 'It stands there from the start' };

/** What buttons and links are called. */
export const labels = {
  learnMore: { route: 'home', cause: stands, shows: product.learnMore(), in: 'link' },
  ourParts: { route: 'home', cause: stands, shows: product.ourParts(), in: 'link' },
  forgotPassword: {
    route: 'login',
    cause: stands,
    shows: product.forgotPassword(),
    in: 'link',
  },
  continueWithGoogle: {
    route: 'login',
    cause: stands,
    shows: product.continueWithGoogle(),
    in: 'button',
  },
  backToHome: { route: 'notFound', cause: stands, shows: product.backToHome(), in: 'link' },
} as const satisfies Record<string, Entry>;
