// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { message } from '../message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/Sign-in', tags: ['!autodocs'] } satisfies Meta;

export const AccountExistsWithDifferentCredential = message(
  'signIn',
  'account-exists-with-different-credential',
);
export const CancelledPopupRequest = message('signIn', 'cancelled-popup-request');
export const EmailAlreadyInUse = message('signIn', 'email-already-in-use');
export const InternalError = message('signIn', 'internal-error');
export const InvalidEmail = message('signIn', 'invalid-email');
export const NetworkRequestFailed = message('signIn', 'network-request-failed');
export const PopupBlocked = message('signIn', 'popup-blocked');
export const PopupClosedByUser = message('signIn', 'popup-closed-by-user');
export const TooManyRequests = message('signIn', 'too-many-requests');
export const UserDisabled = message('signIn', 'user-disabled');
export const UserNotFound = message('signIn', 'user-not-found');
export const WeakPassword = message('signIn', 'weak-password');
export const UnknownCode = message('signIn', 'unknownCode');
export const NoWords = message('signIn', 'noWords');
