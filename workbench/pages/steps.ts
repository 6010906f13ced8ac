import { demoAccounts, demoPassword } from '#mocks/fixtures/users.ts';
import { picture } from '#ui/story/picture.ts';
import { fill, press, type Step } from '#workbench/harness/steps.ts';

export { demoPassword };
const { email } = demoAccounts.customer.user;
export const longEmail = `${'bestellungen-und-lieferungen.'.repeat(4)}werkstatt@grosse-werkstatt.example`;

const credentials = [fill('Email', email), fill('Password', demoPassword)];
export const logIn = [...credentials, press('Login')];
export const signUp = [fill('Full name', 'Mara Lindqvist'), ...credentials, press('Sign up')];
export const requestReset = [fill('Email', email), press('Reset')];

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
