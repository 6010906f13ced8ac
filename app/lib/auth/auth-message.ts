import * as common from '#messages/common.js';
import * as m from '#messages/auth-message.js';
import { ApiError } from '../http/api-error.ts';

/**
 * Firebase's messages about the account and its window, and the shop's own for errors of transport and format. Firebase
 * has its messages in a table of all its errors, ten times as large. Without it, they read "Firebase: Error
 * (auth/popup-blocked)."
 */
export const sentences: Record<string, string> = {
  'account-exists-with-different-credential': m.otherCredential(),
  'cancelled-popup-request': m.popupCancelled(),
  'email-already-in-use': m.emailTaken(),
  'internal-error': m.serviceFault(),
  'invalid-email': common.invalidEmail(),
  'network-request-failed': m.unreachable(),
  'popup-blocked': m.popupBlocked(),
  'popup-closed-by-user': m.popupClosed(),
  'requires-recent-login': m.recentLoginNeeded(),
  timeout: m.unreachable(),
  'too-many-requests': m.tooManyRequests(),
  'user-disabled': m.userDisabled(),
  'user-not-found': m.userNotFound(),
  'user-token-expired': m.recentLoginNeeded(),
  'weak-password': m.weakPassword(),
  'web-storage-unsupported': m.storageBlocked(),
};

/** The provider's code of an error. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code.replace(/^auth\//, '')
    : null;

/** The provider's message about a failed sign-in, without the prefix that names its library. */
export function authMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const code = codeOf(error);
  const known = code === null ? undefined : sentences[code];
  if (known !== undefined) return known;
  // The provider's script or its request did not load.
  if (error instanceof TypeError) return m.unreachable();
  const said = error instanceof Error ? error.message : '';
  const inner = /^Firebase: (.*?)\s*\(auth\/[\w-]+\)\.?$/.exec(said)?.[1];
  if (inner === undefined) return said || m.failed();
  return inner === '' || inner === 'Error'
    ? m.failedBecause({ reason: code?.replaceAll('-', ' ') ?? '' })
    : inner;
}
