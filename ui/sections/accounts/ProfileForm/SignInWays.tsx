import { useId, useState, type ReactNode } from 'react';
import * as product from '#messages/product.js';
import * as common from '#messages/common.js';
import * as m from '#messages/profile-form.js';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { MailboxNotice } from '#ui/components/MailboxNotice/MailboxNotice.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { RefusalLine } from '../../form/Refusal.tsx';
import { useRunOnce } from '../../form/use-run-once.ts';
import * as styles from './ProfileForm.css.ts';

export interface SignInWaysProps {
  email: string;
  /** Whether the address is verified. Absent: not shown. */
  isVerified?: boolean;
  /** Shown while the address is not verified. */
  onResendVerification?(): Promise<ActionError | null>;
  onChangePassword?(): Promise<ActionError | null>;
  /** The URL of the mailbox in a run that sends no mail. */
  mailboxHref?: string;
}

/** Sign-in settings: verification and password reset, both by email. */
export function SignInWays(props: SignInWaysProps) {
  const { email, isVerified, onResendVerification, onChangePassword, mailboxHref } = props;
  const titleId = useId();
  if (isVerified === undefined && !onChangePassword) return null;
  return (
    <section className={styles.ways} aria-labelledby={titleId}>
      <Text as="h2" style="title" id={titleId}>
        {m.signIn()}
      </Text>
      {isVerified === true && (
        <Way name={common.email()} badge={<Badge tone="positive">{m.verified()}</Badge>} line={email} />
      )}
      {isVerified === false && (
        <Way
          name={common.email()}
          badge={<Badge tone="caution">{m.notVerified()}</Badge>}
          line={m.verifyHint({ email })}
          done={m.passwordMailSent({ email })}
          label={m.resendVerification()}
          onSend={onResendVerification}
        />
      )}
      {onChangePassword && (
        <Way
          name={common.password()}
          line={m.passwordHint()}
          done={product.resetEmailSent()}
          label={m.changePassword()}
          onSend={onChangePassword}
        />
      )}
      {mailboxHref !== undefined && <MailboxNotice href={mailboxHref} />}
    </section>
  );
}

interface WayProps {
  name: string;
  badge?: ReactNode;
  line: string;
  /** Replaces the line when the mail has been sent. */
  done?: string;
  label?: string;
  onSend?(): Promise<ActionError | null>;
}

function Way({ name, badge, line, done, label, onSend }: WayProps) {
  const [result, setResult] = useState<'sent' | ActionError | null>(null);
  const [isSending, runOnce] = useRunOnce();

  async function send() {
    setResult(null);
    if (onSend) setResult((await onSend()) ?? 'sent');
  }

  const failure = result === 'sent' ? null : result;
  return (
    <div className={styles.way}>
      <div className={styles.wayText}>
        <p className={styles.wayHead}>
          {name} {badge}
        </p>
        {failure ? (
          <RefusalLine of={failure} />
        ) : (
          <p className={styles.wayLine} role="status">
            {result === 'sent' ? done : line}
          </p>
        )}
      </div>
      {onSend && label && (
        <Button isPending={isSending} onPress={() => void runOnce(send)}>
          {label}
        </Button>
      )}
    </div>
  );
}
