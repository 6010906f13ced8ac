import { authFailure } from '#app/lib/auth/auth-message.ts';
import { session } from '#app/lib/auth/session.ts';
import { attempt } from '#app/lib/http/attempt.ts';

/** Opens Google's popup. After sign-in, `RequireVisitor` redirects. */
export const continueWithGoogle = () => attempt(session.withGoogle, authFailure);
