import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import * as styles from './AuthForm.css.ts';

export interface AuthFormProps {
  /** The fields. */
  children: ReactNode;
  submitLabel: string;
  isPending: boolean;
  /** Why the last attempt came to nothing, where no field is at fault. */
  failure?: string;
  /** What the last attempt came to, for a form that stays after it. */
  success?: ReactNode;
  /** The other way in, under the rule that says "or". */
  other?: ReactNode;
  /** Where to go for those who came to the wrong form. */
  foot: ReactNode;
  /** What to know about mails that this form sends. */
  notice?: ReactNode;
  onSubmit(event: FormEvent): void;
}

/** What the login, the sign-up and the reset form share: fields, one button, another way. */
export function AuthForm(props: AuthFormProps) {
  const { children, submitLabel, isPending, failure, success, other, foot, notice, onSubmit } = props;
  return (
    <div className={styles.stack}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {children}
        {failure && <Notice tone="critical">{failure}</Notice>}
        <Button type="submit" tone="primary" size="lg" isBlock isPending={isPending}>
          {submitLabel}
        </Button>
      </form>
      {success !== undefined && (
        <div className={styles.success} aria-live="polite">
          {success}
        </div>
      )}
      {other && (
        <>
          <div className={styles.or}>or</div>
          {other}
        </>
      )}
      <div className={other ? styles.footUnderOther : undefined}>
        <Text as="div" style="small">
          {foot}
        </Text>
      </div>
      {notice}
    </div>
  );
}
