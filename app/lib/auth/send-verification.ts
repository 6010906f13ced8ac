import type { ActionError } from '#ui/sections/form/action-error.ts';
import { authMessage } from './auth-message.ts';
import { session } from './session.ts';

/** Sends the mail that verifies the address of the signed-in user again. Resolves to the error. */
export async function sendVerification(): Promise<ActionError | null> {
  try {
    await session.sendVerification();
    return null;
  } catch (error) {
    return { message: authMessage(error) };
  }
}
