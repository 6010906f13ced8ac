import type { FormEvent, ReactNode } from 'react';
import * as styles from './AuthForm.css.ts';

export interface AuthFormProps {
  children: ReactNode;
  submit: ReactNode;
  /** The other way in, under the rule that says "or". */
  other: ReactNode;
  /** Where to go for those who came to the wrong form. */
  foot: ReactNode;
  onSubmit(event: FormEvent): void;
}

/** What the login and the sign-up form share: fields, one button, another way in. */
export function AuthForm({ children, submit, other, foot, onSubmit }: AuthFormProps) {
  return (
    <div className={styles.stack}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {children}
        {submit}
      </form>
      <div className={styles.or}>or</div>
      {other}
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}
