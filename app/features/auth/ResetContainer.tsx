import { authMessage } from '#app/lib/auth-message.ts';
import { useMailboxHref } from '#app/lib/mailbox.ts';
import { session } from '#app/lib/session.ts';
import { showToast } from '#app/lib/toasts.ts';
import { paths } from '#app/paths.ts';
import { AuthLayout } from '#ui/layouts/AuthLayout/AuthLayout.tsx';
import { ResetForm } from '#ui/sections/ResetForm/ResetForm.tsx';

async function sendReset({ email }: { email: string }): Promise<boolean> {
  try {
    await session.sendReset(email);
    return true;
  } catch (error) {
    showToast({ id: 'reset', tone: 'critical', text: authMessage(error) });
    return false;
  }
}

export function ResetContainer() {
  return (
    <AuthLayout
      title="Reset password"
      lead="Enter your email and we will send you a link to set a new one."
      drawing="clutch"
    >
      <ResetForm loginHref={paths.login} onReset={sendReset} mailboxHref={useMailboxHref()} />
    </AuthLayout>
  );
}
