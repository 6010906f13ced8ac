import { demoAccounts, demoPassword } from '#mocks/fixtures/users.ts';
import { fill, picture, press, type Step } from '#workbench/harness/steps.ts';

export const email = demoAccounts.customer.user.email;

export const credentials = [fill('Email', email), fill('Password', demoPassword)];
export const logIn = [...credentials, press('Login')];
export const signUp = [fill('Full name', 'Mara Lindqvist'), ...credentials, press('Sign up')];
export const askForReset = [fill('Email', email), press('Reset')];

export const placeOrder = [
  fill('Address', 'Verkstadsgatan 14, 412 51 Göteborg'),
  press('Review order'),
  press('Place order'),
];
export const pay = [press(/^Pay \$/)];
export const cancelOrder = [press(/^Cancel the order/), press('Confirm')];
export const confirmOrder = [press(/^Confirm the order/)];
export const makeAdmin = [press('Make Admin'), press('Confirm')];
export const removeAdmin: readonly Step[] = [
  press(/^More for Joel/),
  { pick: 'Remove admin' },
  press('Confirm'),
];
export const signOutUser: readonly Step[] = [
  press(/^More for/),
  { pick: 'Sign out everywhere' },
  press('Confirm'),
];
export const block: readonly Step[] = [press(/^More for/), { pick: 'Block' }, press('Confirm')];
export const deletePart = [press(/^Delete (?!this)/), press('Confirm')];

export const addReview: readonly Step[] = [
  { choose: '5 of 5' },
  fill('Description', 'Fits, and runs true from the box.'),
  press('Add review'),
];

export const choosePicture: Step = { attach: picture };

export const addPart = [
  choosePicture,
  fill('Product name', 'Timing gear, 48 teeth'),
  fill('Minimum quantity', '2'),
  fill('Quantity', '96'),
  fill('Price', '54.00'),
  fill('Description', 'Hobbed and hardened, bored to H7.'),
  press('Add product'),
];
