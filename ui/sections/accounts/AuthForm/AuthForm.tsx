import type { FormEvent, ReactNode } from 'react';
import * as m from '#messages/auth-form.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { StillLoading } from '#ui/components/Button/StillLoading.tsx';
import { MailboxNotice } from '#ui/components/MailboxNotice/MailboxNotice.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { ActionError } from '../../form/action-error.ts';
import { RefusalLine } from '../../form/Refusal.tsx';
import * as styles from './AuthForm.css.ts';

export interface AuthFormProps {
  /** The fields. */
  children: ReactNode;
  submitLabel: string;
  isPending: boolean;
  /** Error that belongs to no field. */
  failure?: ActionError;
  /** Success message, for a form that stays on the page. */
  success?: ReactNode;
  /** `GoogleButton`, below the "or" divider. */
  google?: ReactNode;
  /** Links to the other authentication forms. */
  foot: ReactNode;
  /** The URL of the mailbox in a run that sends no mail. */
  mailboxHref?: string;
  onSubmit(event: FormEvent): void;
}

/** The shared layout of the login, sign-up and reset forms. */
export function AuthForm(props: AuthFormProps) {
  const { children, submitLabel, isPending, failure, success, google, foot, mailboxHref, onSubmit } = props;
  const isHydrated = useHydrated();
  return (
    <div className={styles.stack}>
      {/* Until its script has loaded, the form does nothing: the method GET would write the password into the URL. */}
      <form className={styles.form} method="dialog" noValidate onSubmit={onSubmit}>
        {children}
        <Button type="submit" tone="primary" size="lg" isBlock isPending={isPending || !isHydrated}>
          {submitLabel}
        </Button>
        <div className={styles.failure}>
          {failure && <RefusalLine of={failure} />}
          <StillLoading />
        </div>
      </form>
      {google && (
        <>
          <div className={styles.or}>{m.or()}</div>
          {google}
        </>
      )}
      <div className={google ? styles.footUnderGoogle : undefined}>
        <Text as="div" style="small">
          {foot}
        </Text>
      </div>
      {success !== undefined && (
        <div className={styles.success} aria-live="polite">
          {success}
        </div>
      )}
      {mailboxHref !== undefined && <MailboxNotice href={mailboxHref} />}
    </div>
  );
}
