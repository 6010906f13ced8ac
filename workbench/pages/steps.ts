import { demoAccounts, demoPassword } from '#mocks/fixtures/users.ts';
import { picture } from '#ui/story/picture.ts';
import { fill, press, type Step } from '#workbench/harness/steps.ts';

export { demoPassword };
export const email = demoAccounts.customer.user.email;
export const longEmail = `${'bestellungen-und-lieferungen.'.repeat(4)}werkstatt@grosse-werkstatt.example`;

const credentials = [fill('Email', email), fill('Password', demoPassword)];
export const logIn = [...credentials, press('Login')];
export const signUp = [fill('Full name', 'Mara Lindqvist'), ...credentials, press('Sign up')];
export const requestReset = [fill('Email', email), press('Reset')];

export const placeOrder = [
  fill('Address', 'Verkstadsgatan 14, 412 51 Göteborg'),
  press('Review order'),
  press('Place order'),
];
export const pay = [press(/^Pay \$/)];
export const requestCancel = [press(/^Cancel the order/)];
export const cancelOrder = [...requestCancel, press('Confirm')];
export const confirmOrder = [press(/^Confirm the order/)];
export const makeAdmin = [press('Make Admin'), press('Confirm')];

const fromMenu = (user: RegExp, item: string): Step[] => [press(user), { pick: item }, press('Confirm')];
export const removeAdmin = fromMenu(/^More for Joel/, 'Remove admin');
export const signOutUser = fromMenu(/^More for/, 'Sign out everywhere');
export const blockUser = fromMenu(/^More for/, 'Block');

export const deletePart = [press(/^Delete (?!this)/), press('Confirm')];
export const changeStock = [
  press(/change the stock of Ventilated brake disc$/),
  fill('Stock of Ventilated brake disc', '500'),
  press('Save stock'),
];

export const addReview: readonly Step[] = [
  { choose: '5 of 5' },
  fill('Description', 'Fits, and runs true from the box.'),
  press('Add review'),
];

export const choosePicture: Step = { attach: picture };
export const fillInPart = [
  choosePicture,
  fill('Product name', 'Timing gear, 48 teeth'),
  fill('Minimum quantity', '2'),
  fill('Quantity', '96'),
  fill('Price', '54.00'),
  fill('Description', 'Hobbed and hardened, bored to H7.'),
];
export const addPart = [...fillInPart, press('Add product')];
