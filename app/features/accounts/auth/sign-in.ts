import { authError } from '#app/lib/auth/auth-error.ts';
import { session } from '#app/lib/auth/session.ts';
import { attempt } from '#app/lib/http/attempt.ts';

/** Runs `act`, which signs in. Only a failure resolves: after a success the form waits for the page that replaces it. */
export const attemptSignIn = <Shown>(act: () => Promise<void>, toShown: (error: unknown) => Shown) =>
  attempt(async () => {
    await act();
    await new Promise(() => undefined);
  }, toShown);

/** Opens Google's popup. After sign-in, `RequireVisitor` redirects. */
export const continueWithGoogle = () => attemptSignIn(session.withGoogle, authError);
