import { delay, http } from 'msw';
import * as product from '#messages/product.js';
import { AuthError } from '#workbench/harness/auth-mock.ts';
import { fill, press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';
import { demoPassword, longEmail, signUp } from './steps.ts';

export default { ...pageMeta('signup'), title: 'Pages/Sign up' };

const { story, state, offline, slow, wrongRole } = pageStories('signup');
const exchangePending = { api: [http.put('*/api/user/:email', () => delay('infinite'))] };
const fails = (code: string) => ({
  auth: { signUp: () => Promise.reject(new AuthError(code)) },
});

export const Loading = state({ ...exchangePending, steps: signUp, shows: 'Sign up' });
export const Empty = state({ shows: ['Full name', 'Continue With Google'] });
export const Long = state({
  ...fails('auth/too-many-requests'),
  steps: [
    fill('Full name', 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis'),
    fill('Email', longEmail),
    fill('Password', demoPassword),
    press('Sign up'),
  ],
  shows: 'We have blocked all requests from this device due to unusual activity.',
});
export const Failed = state({
  ...fails('auth/email-already-in-use'),
  steps: signUp,
  shows: 'already in use by another account',
});
export const WrongRole = wrongRole;
export const Offline = offline({
  ...fails('auth/network-request-failed'),
  steps: signUp,
  shows: 'The sign-in service could not be reached.',
});
export const Slow = slow({ ...exchangePending, steps: signUp, shows: 'Your account could not be reached.' });

export const NothingFilledIn = story({
  steps: [fill('Password', 'gears'), press('Sign up')],
  shows: [product.requiredName(), product.requiredEmail(), product.passwordTooShort()],
});
