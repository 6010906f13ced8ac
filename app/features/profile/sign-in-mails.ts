import { messages } from '#contract/messages.ts';
import { authMessage } from '#app/lib/auth-message.ts';
import { session } from '#app/lib/session.ts';
import { showToast } from '#app/lib/toasts.ts';

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
    showToast({ id: 'reset-mail', tone: 'positive', text: messages.resetEmailSent });
    return null;
  } catch (error) {
    return { message: authMessage(error) };
  }
}
