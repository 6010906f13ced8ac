import * as z from 'zod/mini';
import { cleanLine } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import * as product from '#messages/product.js';
import * as common from '#messages/common.js';
import * as m from '#messages/signup-form.js';
import { PasswordField } from '#ui/components/PasswordField/PasswordField.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { AuthForm } from '../AuthForm/AuthForm.tsx';
import { GoogleButton } from '../AuthForm/GoogleButton.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { useSentForm } from '../../form/use-sent-form.ts';

const SignupValues = z.object({
  name: z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, product.requiredName()),
      z.maxLength(limits.nameMax, common.nameTooLong({ nameMax: limits.nameMax })),
    ),
  email: z.string().check(z.overwrite(cleanLine), z.minLength(1, product.requiredEmail())),
  password: z
    .string()
    .check(
      z.minLength(1, { error: product.requiredPassword(), abort: true }),
      z.minLength(limits.passwordMin, product.passwordTooShort()),
    ),
});
export type SignupValues = z.infer<typeof SignupValues>;

export interface SignupFormProps {
  loginHref: string;
  /** Resolves to the provider's message when the account was not created. */
  onSignup(values: SignupValues): Promise<ActionError<keyof SignupValues> | null>;
  onGoogle(): Promise<ActionError | null>;
  /** The URL of the mailbox in a run that sends no mail. */
  mailboxHref?: string;
}

/** Creates an account, by email address and password or with Google. */
export function SignupForm({ loginHref, onSignup, onGoogle, mailboxHref }: SignupFormProps) {
  const { field, submit } = useSentForm({
    rules: SignupValues,
    defaultValues: { name: '', email: '', password: '' },
    send: onSignup,
  });

  return (
    <AuthForm
      {...submit}
      submitLabel={common.signUp()}
      google={<GoogleButton onPress={onGoogle} />}
      foot={
        <>
          {m.haveAccount()} <TextLink href={loginHref}>{common.login()}</TextLink>
        </>
      }
      mailboxHref={mailboxHref}
    >
      <TextField {...field('name')} label={m.fullName()} autoComplete="name" />
      <TextField type="email" {...field('email')} label={common.email()} autoComplete="username" />
      <PasswordField {...field('password')} label={common.password()} autoComplete="new-password" />
    </AuthForm>
  );
}
