import { delay, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import * as authText from '#messages/auth-message.js';
import * as product from '#messages/product.js';
import { sentences } from '#app/lib/auth/auth-message.ts';
import { buildAuthUser } from '#app/lib/auth/build-auth-user.ts';
import * as apiError from '#messages/api-error.js';
import { AuthError } from '#workbench/harness/auth-mock.ts';
import { fill, press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';
import { demoPassword, logIn, longEmail } from './steps.ts';

export default { ...pageMeta('login'), title: 'Pages/Login' };

const { story, state, refused, offline, slow, wrongRole } = pageStories('login');
const exchangePending = { api: [http.put('*/api/user/:email', () => delay('infinite'))] };
export const Empty = state({ shows: 'Create an account' });
export const Long = state({
  steps: [fill('Email', longEmail), fill('Password', demoPassword), press('Login')],
  shows: 'No user found',
});
export const Failed = state({
  auth: { logIn: () => Promise.reject(new AuthError('auth/wrong-password')) },
  steps: logIn,
  shows: 'Wrong password',
});
export const WrongRole = wrongRole;
export const Offline = offline({
  auth: { logIn: () => Promise.reject(new AuthError('auth/network-request-failed')) },
  steps: logIn,
  shows: 'The sign-in service could not be reached.',
});
export const Slow = slow({ ...exchangePending, steps: logIn, shows: 'Your account could not be reached.' });

export const NothingFilledIn = story({
  steps: [press('Login')],
  shows: [product.requiredEmail(), product.requiredPassword()],
});
export const WrongEmailOrPassword = story({
  auth: { logIn: () => Promise.reject(new AuthError('auth/invalid-credential')) },
  steps: logIn,
  shows: authText.wrongCredentials(),
});
export const Unauthenticated = refused('saveUser', 'UNAUTHENTICATED', { steps: logIn });
export const AppCheckFailed = refused('saveUser', 'APP_CHECK_FAILED', { steps: logIn });
export const AccountBlocked = refused('saveUser', 'ACCOUNT_BLOCKED', { steps: logIn });

const withoutToken = buildAuthUser('uid', { idToken: () => Promise.reject(new Error('No token')) });
export const OwnFault = story({
  auth: { logIn: () => Promise.resolve(withoutToken) },
  steps: logIn,
  shows: apiError.pageFault(),
});

let code = '';
/** Each message about a sign-in that fails. */
export const EveryFailure = story({
  auth: { withGoogle: () => Promise.reject(new AuthError(`auth/${code}`)) },
  shows: product.continueWithGoogle(),
  play: async ({ canvas }) => {
    for (const [next, sentence] of Object.entries(sentences)) {
      code = next;
      await userEvent.click(canvas.getByRole('button', { name: product.continueWithGoogle() }));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(sentence));
    }
  },
});
