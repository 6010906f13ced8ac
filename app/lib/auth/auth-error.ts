import { paths } from '#app/paths.ts';
import * as m from '#messages/auth-message.js';
import * as common from '#messages/common.js';
import * as product from '#messages/product.js';
import * as remedy from '#messages/remedy.js';
import type { Remedy } from '#ui/remote.ts';
import type { ActionError } from '#ui/sections/form/action-error.ts';
import { ApiError } from '../http/api-error.ts';
import { shownError } from '../http/attempt.ts';
import { authMessage, codeOf } from './auth-message.ts';

const logIn: Remedy = { label: remedy.logIn(), href: paths.login };

/** What helps with the provider's errors, by their code. The forms link signing up and resetting the password anyway. */
const remedies: Partial<Record<string, Remedy>> = {
  'email-already-in-use': logIn,
  'requires-recent-login': logIn,
  'user-disabled': { label: remedy.contactUs(), href: paths.contact },
  'user-token-expired': logIn,
};

/** What a section shows of an error of the provider, or of the server at a sign-in. */
export function authError(error: unknown): ActionError {
  if (error instanceof ApiError) return shownError(error);
  return { message: authMessage(error), remedy: remedies[codeOf(error) ?? ''] };
}

/** Projects with email enumeration protection return one code for both mistakes. */
const neutral = new Set(['invalid-credential', 'invalid-login-credentials']);

/** The product's message for a failed login. */
export function loginError(error: unknown): ActionError<'email' | 'password'> {
  const code = codeOf(error);
  if (code === 'user-not-found') return { field: 'email', message: product.noUserFound() };
  if (code === 'invalid-email') return { field: 'email', message: common.invalidEmail() };
  if (code === 'wrong-password') return { field: 'password', message: product.wrongPassword() };
  if (code !== null && neutral.has(code)) return { message: m.wrongCredentials() };
  return authError(error);
}
