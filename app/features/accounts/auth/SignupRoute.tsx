import { authError } from '#app/lib/auth/auth-error.ts';
import type { Credentials } from '#app/lib/auth/auth-provider.ts';
import { remedies } from '#app/lib/http/remedy-of.ts';
import { localMailbox } from '#app/lib/browser/settings.ts';
import { session } from '#app/lib/auth/session.ts';
import { showRefusal, showToast } from '#app/lib/ui-state/toasts.ts';
import { paths } from '#app/paths.ts';
import * as m from '#messages/auth.js';
import * as common from '#messages/common.js';
import { AuthLayout } from '#ui/layouts/AuthLayout/AuthLayout.tsx';
import { SignupForm } from '#ui/sections/accounts/SignupForm/SignupForm.tsx';
import { attemptSignIn, continueWithGoogle } from './sign-in.ts';

const signUp = (person: Credentials & { name: string }) =>
  attemptSignIn(async () => {
    const isMailSent = await session.signUp(person);
    if (isMailSent) showToast({ tone: 'info', text: m.verificationSent({ email: person.email }) });
    else showRefusal({ message: m.verificationFailed(), remedy: remedies.EMAIL_NOT_VERIFIED });
  }, authError);

export function Component() {
  const mailboxHref = localMailbox();
  return (
    <AuthLayout title={common.signUp()} drawing="gear">
      <SignupForm
        loginHref={paths.login}
        onSignup={signUp}
        mailboxHref={mailboxHref}
        onGoogle={continueWithGoogle}
      />
    </AuthLayout>
  );
}
