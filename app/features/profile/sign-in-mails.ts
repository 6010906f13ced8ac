import { authMessage } from '#app/lib/auth-message.ts';
import { session } from '#app/lib/session.ts';

/** Why a mail was not sent; null once it is on its way. */
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
