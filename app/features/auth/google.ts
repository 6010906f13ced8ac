import { authMessage } from '#app/lib/auth/auth-message.ts';
import { session } from '#app/lib/auth/session.ts';

/** Opens Google's popup. Resolves to null after sign-in; `RequireVisitor` then redirects. */
export async function continueWithGoogle(): Promise<{ message: string } | null> {
  try {
    await session.withGoogle();
    return null;
  } catch (error) {
    return { message: authMessage(error) };
  }
}
