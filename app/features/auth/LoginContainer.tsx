import { useLocation } from 'react-router-dom';
import { loginFailure, type LoginFailure } from '#app/lib/auth/auth-message.ts';
import type { Credentials } from '#app/lib/auth/auth-provider.ts';
import { returnTo } from '#app/lib/routing/return-to.ts';
import { session, useSession } from '#app/lib/auth/session.ts';
import { paths } from '#app/paths.ts';
import * as common from '#messages/common.ts';
import { AuthLayout } from '#ui/layouts/AuthLayout/AuthLayout.tsx';
import { GoogleButton } from '#ui/sections/GoogleButton/GoogleButton.tsx';
import { LoginForm } from '#ui/sections/LoginForm/LoginForm.tsx';
import { continueWithGoogle } from './google.ts';
import { reasonFor } from './reason-for.ts';

async function logIn(credentials: Credentials): Promise<LoginFailure | null> {
  try {
    await session.logIn(credentials);
    return null;
  } catch (error) {
    return loginFailure(error);
  }
}

export function LoginContainer() {
  const origin = returnTo(useLocation().state);
  const current = useSession();
  const ended = current.status === 'signed-out' ? current.reason : undefined;
  return (
    <AuthLayout title={common.login()} lead={ended ?? reasonFor(origin)}>
      <LoginForm
        resetHref={paths.reset}
        signupHref={paths.signup}
        onLogin={logIn}
        google={<GoogleButton onPress={continueWithGoogle} />}
      />
    </AuthLayout>
  );
}
