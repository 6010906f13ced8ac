import { fill, press, type Step } from '#workbench/harness/steps.ts';
import type { PageName } from '#workbench/pages/pages.ts';
import * as steps from '#workbench/pages/steps.ts';
import type { CallName } from '#workbench/harness/calls.ts';

/** What a user does on a page. */
export interface Action {
  page: PageName;
  steps?: readonly Step[];
}

/** An action and the call that it makes. */
export interface Calling extends Action {
  call: CallName;
}

const calling = (page: PageName, call: CallName, ...taken: readonly Step[]): Calling => ({
  page,
  call,
  steps: taken,
});

const confirm = press('Confirm');
const fromMenu = (user: RegExp, item: string): Step[] => [press(user), { pick: item }, confirm];

export const logIn = calling('login', 'saveUser', ...steps.logIn);
export const placeOrder = calling(
  'purchase',
  'placeOrder',
  fill('Address', 'Verkstadsgatan 14, 412 51 Göteborg'),
  press('Review order'),
  press('Place order'),
);
export const openPayment = calling('payment', 'createPayment');
export const pay = calling('payment', 'updatePayment', press(/^Pay \$/));
export const openOrders = calling('myOrders', 'listOwnOrders');
export const requestCancel = calling('myOrders', 'deleteOrder', press(/^Cancel the order/));
export const cancelOrder = calling('myOrders', 'deleteOrder', press(/^Cancel the order/), confirm);
export const addReview = calling(
  'addReview',
  'addReview',
  { choose: '5 of 5' },
  fill('Description', 'Fits, and runs true from the box.'),
  press('Add review'),
);

export const confirmOrder = calling('adminOrders', 'confirmOrder', press(/^Confirm the order/));
export const addPart = calling('addProduct', 'addPart', ...steps.addPart);
export const upload = calling('addProduct', 'storeImage', steps.choosePicture);
export const deletePart = calling('manageProducts', 'deletePart', press(/^Delete (?!this)/), confirm);
export const changeStock = calling(
  'manageProducts',
  'changePart',
  press(/change the stock of Ventilated brake disc$/),
  fill('Stock of Ventilated brake disc', '500'),
  press('Save stock'),
);
export const makeAdmin = calling('adminUsers', 'makeAdmin', press('Make Admin'), confirm);
export const removeAdmin = calling(
  'adminUsers',
  'removeAdmin',
  ...fromMenu(/^More for Joel/, 'Remove admin'),
);
export const signOutUser = calling(
  'adminUsers',
  'signOutUser',
  ...fromMenu(/^More for/, 'Sign out everywhere'),
);
export const blockUser = calling('adminUsers', 'blockUser', ...fromMenu(/^More for/, 'Block'));
