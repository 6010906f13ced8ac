import { authError } from '#app/lib/auth/auth-error.ts';
import { localMailbox } from '#app/lib/browser/settings.ts';
import { session } from '#app/lib/auth/session.ts';
import { dismissToast, showRefusal } from '#app/lib/ui-state/toasts.ts';
import { paths } from '#app/paths.ts';
import * as m from '#messages/auth.js';
import { AuthLayout } from '#ui/layouts/AuthLayout/AuthLayout.tsx';
import { ResetForm } from '#ui/sections/accounts/ResetForm/ResetForm.tsx';

const refused = 'reset';

async function sendReset({ email }: { email: string }): Promise<boolean> {
  // A critical toast stays until dismissed, so it could contradict a later success.
  dismissToast(refused);
  try {
    await session.sendReset(email);
    return true;
  } catch (error) {
    showRefusal(authError(error), refused);
    return false;
  }
}

export function Component() {
  return (
    <AuthLayout title={m.resetPassword()} lead={m.resetLead()} drawing="clutch">
      <ResetForm loginHref={paths.login} onReset={sendReset} mailboxHref={localMailbox()} />
    </AuthLayout>
  );
}
