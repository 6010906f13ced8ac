import { authMessage } from '#app/lib/auth-message.ts';
import { session } from '#app/lib/session.ts';

/** Opens Google's window. Null once signed in: the guard of the login pages takes it from there. */
export async function continueWithGoogle(): Promise<{ message: string } | null> {
  try {
    await session.withGoogle();
    return null;
  } catch (error) {
    return { message: authMessage(error) };
  }
}
