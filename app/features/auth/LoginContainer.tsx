import { useSyncExternalStore } from 'react';
import { loginFailure } from '#app/lib/auth/auth-message.ts';
import { returnTo } from '#app/lib/routing/return-to.ts';
import { session, useSession } from '#app/lib/auth/session.ts';
import { paths } from '#app/paths.ts';
import * as common from '#messages/common.ts';
import { AuthLayout } from '#ui/layouts/AuthLayout/AuthLayout.tsx';
import { LoginForm } from '#ui/sections/LoginForm/LoginForm.tsx';
import { attemptSignIn } from './attempt-sign-in.ts';
import { continueWithGoogle } from './google.ts';
import { reasonFor } from './reason-for.ts';

const never = () => () => undefined;

/** `entryState` returns the state of the history entry. */
export function LoginContainer({ entryState }: { entryState(): unknown }) {
  // The server renders the page without the state of the history entry.
  const origin = useSyncExternalStore(
    never,
    () => returnTo(entryState()),
    () => null,
  );
  const current = useSession();
  const ended = current.status === 'signed-out' ? current.reason : undefined;
  return (
    <AuthLayout title={common.login()} lead={ended ?? reasonFor(origin)}>
      <LoginForm
        resetHref={paths.reset}
        signupHref={paths.signup}
        onLogin={(credentials) => attemptSignIn(() => session.logIn(credentials), loginFailure)}
        onGoogle={continueWithGoogle}
      />
    </AuthLayout>
  );
}
