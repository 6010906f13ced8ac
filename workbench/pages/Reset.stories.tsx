import { AuthError } from '#workbench/harness/auth-mock.ts';
import { fill, press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';
import { longEmail, requestReset } from './steps.ts';

export default { ...pageMeta('reset'), title: 'Pages/Reset password' };

const { story, state } = pageStories('reset');
const fails = (code: string) => ({
  auth: { sendReset: () => Promise.reject(new AuthError(code)) },
});
export const Empty = state({ shows: 'we will send you a link' });
export const Long = state({
  auth: { sendReset: () => Promise.resolve() },
  steps: [fill('Email', longEmail), press('Reset')],
  shows: 'Password reset email sent!',
});
// Nothing on the page depends on the user.
export const WrongRole = story({ as: 'customer', shows: 'we will send you a link' });

export const UnknownEmail = story({
  ...fails('auth/user-not-found'),
  steps: requestReset,
  shows: 'There is no user record',
});
