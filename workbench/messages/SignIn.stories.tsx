import { authMessage, sentences } from '#app/lib/auth/auth-message.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { AuthError } from '#workbench/harness/auth-mock.ts';
import { press } from '#workbench/harness/steps.ts';
import { requestReset, signUp } from '#workbench/pages/steps.ts';
import { logIn, type Action } from './actions.ts';
import { firebaseRefuses, firebaseResponds } from './causes.ts';
import { alert, toast } from './message.ts';

export default { ...appMeta, title: 'Workbench/Messages/Sign-in', tags: ['!autodocs'] };

const actions = {
  logIn,
  signUp: { page: 'signup', steps: signUp },
  withGoogle: { page: 'login', steps: [press('Continue With Google')] },
  sendReset: { page: 'reset', steps: requestReset },
} as const satisfies Record<string, Action>;

const refused = (action: keyof typeof actions, code: string, shows = sentences[code] ?? '') =>
  (action === 'sendReset' ? toast : alert)(actions[action], firebaseRefuses(action, code), shows);

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
export const RequiresRecentLogin = refused('logIn', 'requires-recent-login');
export const Timeout = refused('logIn', 'timeout');
export const TooManyRequests = refused('sendReset', 'too-many-requests');
export const UserDisabled = refused('logIn', 'user-disabled');
export const UserNotFound = refused('sendReset', 'user-not-found');
export const UserTokenExpired = refused('logIn', 'user-token-expired');
export const WeakPassword = refused('signUp', 'weak-password');
export const WebStorageUnsupported = refused('logIn', 'web-storage-unsupported');
export const UnknownCode = refused(
  'logIn',
  'operation-not-allowed',
  authMessage(new AuthError('auth/operation-not-allowed')),
);
export const NoWords = alert(
  logIn,
  firebaseResponds('A login fails without a message', { logIn: () => Promise.reject(new Error('')) }),
  authMessage(new Error('')),
);
