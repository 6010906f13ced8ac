import { messages } from '#contract/messages.ts';
import { ApiError } from './api-error.ts';

/**
 * Firebase's own sentences. Its build carries them in a table of all its errors, ten times as long;
 * without it a message reads "Firebase: Error (auth/popup-blocked)."
 */
export const sentences: Record<string, string> = {
  'account-exists-with-different-credential':
    'An account already exists with the same email address but different sign-in credentials. Sign in using a provider associated with this email address.',
  'cancelled-popup-request':
    'This operation has been cancelled due to another conflicting popup being opened.',
  'email-already-in-use': 'The email address is already in use by another account.',
  'internal-error': 'An internal AuthError has occurred.',
  'invalid-email': 'The email address is badly formatted.',
  'network-request-failed':
    'A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred.',
  'popup-blocked':
    'Unable to establish a connection with the popup. It may have been blocked by the browser.',
  'popup-closed-by-user': 'The popup has been closed by the user before finalizing the operation.',
  'too-many-requests':
    'We have blocked all requests from this device due to unusual activity. Try again later.',
  'user-disabled': 'The user account has been disabled by an administrator.',
  'user-not-found':
    'There is no user record corresponding to this identifier. The user may have been deleted.',
  'weak-password': 'The password must be 6 characters long or more.',
};

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code.replace(/^auth\//, '')
    : null;

/** What the provider says about a failed sign-in, without the wrapper that names its library. */
export function authMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const code = codeOf(error);
  const known = code === null ? undefined : sentences[code];
  if (known !== undefined) return known;
  const said = error instanceof Error ? error.message : '';
  const inner = /^Firebase: (.*?)\s*\(auth\/[\w-]+\)\.?$/.exec(said)?.[1];
  if (inner === undefined) return said || 'Signing in failed. Try again.';
  return inner === '' || inner === 'Error' ? `Signing in failed: ${code?.replaceAll('-', ' ')}.` : inner;
}

export interface LoginFailure {
  /** The field at fault, where the provider says which. */
  field?: 'email' | 'password';
  message: string;
}

/** What a project that hides which addresses it knows says for both mistakes. */
const neutral = new Set(['invalid-credential', 'invalid-login-credentials']);

/** A failed login in the product's words. */
export function loginFailure(error: unknown): LoginFailure {
  const code = codeOf(error);
  if (code === 'user-not-found') return { field: 'email', message: messages.noUserFound };
  if (code === 'wrong-password') return { field: 'password', message: messages.wrongPassword };
  if (code !== null && neutral.has(code)) return { message: 'Wrong email or password' };
  return { message: authMessage(error) };
}
