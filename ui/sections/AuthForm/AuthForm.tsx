import type { FormEvent, ReactNode } from 'react';
import * as m from '#messages/auth-form.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
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
        <Button type="submit" tone="primary" size="lg" isBlock isPending={isPending}>
          {submitLabel}
        </Button>
        <div className={styles.failure}>
          {failure && (
            <p className={styles.failureText} role="alert">
              <Icon name="alert" size={16} />
              {failure}
            </p>
          )}
        </div>
      </form>
      {other && (
        <>
          <div className={styles.or}>{m.or()}</div>
          {other}
        </>
      )}
      <div className={other ? styles.footUnderOther : undefined}>
        <Text as="div" style="small">
          {foot}
        </Text>
      </div>
      {success !== undefined && (
        <div className={styles.success} aria-live="polite">
          {success}
        </div>
      )}
      {notice}
    </div>
  );
}
