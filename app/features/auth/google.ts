import { authError } from '#app/lib/auth/auth-message.ts';
import { session } from '#app/lib/auth/session.ts';
import { attemptSignIn } from './attempt-sign-in.ts';

/** Opens Google's popup. After sign-in, `RequireVisitor` redirects. */
export const continueWithGoogle = () => attemptSignIn(session.withGoogle, authError);
