import type { Meta } from '@storybook/react-vite';
import { authMessage, sentences } from '#app/lib/auth/auth-message.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { AuthError } from '#workbench/harness/auth-mock.ts';
import { press } from '#workbench/harness/steps.ts';
import { logIn, requestReset, signUp } from '#workbench/pages/steps.ts';
import { firebaseRefuses, firebaseResponds } from './causes.ts';
import { message, type Message } from './message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/Sign-in', tags: ['!autodocs'] } satisfies Meta;

const actions = {
  logIn: { page: 'login', steps: logIn, in: 'alert' },
  signUp: { page: 'signup', steps: signUp, in: 'alert' },
  withGoogle: { page: 'login', steps: [press('Continue With Google')], in: 'alert' },
  sendReset: { page: 'reset', steps: requestReset, in: 'toast' },
} as const satisfies Record<string, Omit<Message, 'cause' | 'shows'>>;

const refused = (action: keyof typeof actions, code: string, shows = sentences[code] ?? '') =>
  message({ ...actions[action], cause: firebaseRefuses(action, code), shows });

export const AccountExistsWithDifferentCredential = refused(
  'withGoogle',
  'account-exists-with-different-credential',
);
export const CancelledPopupRequest = refused('withGoogle', 'cancelled-popup-request');
export const EmailAlreadyInUse = refused('signUp', 'email-already-in-use');
export const InternalError = refused('logIn', 'internal-error');
export const InvalidEmail = refused('signUp', 'invalid-email');
export const NetworkRequestFailed = refused('logIn', 'network-request-failed');
export const PopupBlocked = refused('withGoogle', 'popup-blocked');
export const PopupClosedByUser = refused('withGoogle', 'popup-closed-by-user');
export const TooManyRequests = refused('sendReset', 'too-many-requests');
export const UserDisabled = refused('logIn', 'user-disabled');
export const UserNotFound = refused('sendReset', 'user-not-found');
export const WeakPassword = refused('signUp', 'weak-password');
export const UnknownCode = refused(
  'logIn',
  'operation-not-allowed',
  authMessage(new AuthError('auth/operation-not-allowed')),
);
export const NoWords = message({
  ...actions.logIn,
  cause: firebaseResponds('A login fails without a message', {
    logIn: () => Promise.reject(new Error('')),
  }),
  shows: authMessage(new Error('')),
});
