import { delay, http } from 'msw';
import { AuthError } from '#workbench/harness/auth-mock.ts';
import { fill, press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';
import { demoPassword, logIn, longEmail } from './steps.ts';

export default { ...pageMeta('login'), title: 'Pages/Login' };

const { state, offline, slow, wrongRole } = pageStories('login');
const exchangePending = { api: [http.put('*/api/user/:email', () => delay('infinite'))] };

export const Loading = state({ ...exchangePending, steps: logIn, shows: 'Create an account' });
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
