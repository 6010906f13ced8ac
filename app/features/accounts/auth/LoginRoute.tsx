import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { loginError } from '#app/lib/auth/auth-error.ts';
import { ApiError } from '#app/lib/http/api-error.ts';
import { shownError } from '#app/lib/http/attempt.ts';
import { returnTo } from '#app/lib/routing/return-to.ts';
import { session, useSession } from '#app/lib/auth/session.ts';
import { pageOf, paths } from '#app/paths.ts';
import { pages } from '#contract/pages.ts';
import * as m from '#messages/auth.js';
import * as common from '#messages/common.js';
import { AuthLayout } from '#ui/layouts/AuthLayout/AuthLayout.tsx';
import { Refusal } from '#ui/sections/form/Refusal.tsx';
import { LoginForm } from '#ui/sections/accounts/LoginForm/LoginForm.tsx';
import { attemptSignIn, continueWithGoogle } from './sign-in.ts';

const never = () => () => undefined;

export function Component() {
  const { state }: { state: unknown } = useLocation();
  // The server renders the page without the state of the history entry.
  const origin = useSyncExternalStore(
    never,
    () => returnTo(state),
    () => null,
  );
  const current = useSession();
  const ended = current.status === 'signed-out' ? current.reason : undefined;
  return (
    <AuthLayout title={common.login()} lead={typeof ended === 'string' ? ended : reasonFor(origin)}>
      {ended instanceof ApiError && <Refusal of={shownError(ended)} />}
      <LoginForm
        resetHref={paths.reset}
        signupHref={paths.signup}
        onLogin={(credentials) => attemptSignIn(() => session.logIn(credentials), loginError)}
        onGoogle={continueWithGoogle}
      />
    </AuthLayout>
  );
}

/** The reason to log in after a guard redirected from `origin`. Public pages have none. */
function reasonFor(origin: string | null): string | undefined {
  const page = pageOf(origin ?? '');
  if (page === pages.purchase) return m.loginToOrder();
  if (page === pages.basket) return m.loginToPlace();
  if (page === pages.payment || page === pages.paymentTogether) return m.loginToPay();
  return page && ['customer', 'admin', 'signedIn'].includes(page.audience) ? m.loginToSee() : undefined;
}
