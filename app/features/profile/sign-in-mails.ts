import { authMessage } from '#app/lib/auth/auth-message.ts';
import { session } from '#app/lib/auth/session.ts';

/** The reason why an email was not sent, or null if it was. */
type Sent = Promise<{ message: string } | null>;

export async function resendVerification(): Sent {
  try {
    await session.sendVerification();
    return null;
  } catch (error) {
    return { message: authMessage(error) };
  }
}

export async function changePassword(email: string): Sent {
  try {
    await session.sendReset(email);
    return null;
  } catch (error) {
    return { message: authMessage(error) };
  }
}
