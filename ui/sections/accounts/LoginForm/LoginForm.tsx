import * as z from 'zod/mini';
import { cleanLine } from '#contract/clean-text.ts';
import * as product from '#messages/product.js';
import * as common from '#messages/common.js';
import * as m from '#messages/login-form.js';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { PasswordField } from '#ui/components/PasswordField/PasswordField.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { AuthForm } from '../AuthForm/AuthForm.tsx';
import { GoogleButton } from '../AuthForm/GoogleButton.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { useSentForm } from '../../form/use-sent-form.ts';
import { useShop } from '#ui/shop.ts';

const LoginValues = z.object({
  email: z.string().check(z.overwrite(cleanLine), z.minLength(1, product.requiredEmail())),
  password: z.string().check(z.minLength(1, product.requiredPassword())),
});
export type LoginValues = z.infer<typeof LoginValues>;

export interface LoginFormProps {
  resetHref: string;
  signupHref: string;
  onLogin(values: LoginValues): Promise<ActionError<'email' | 'password'> | null>;
  onGoogle(): Promise<ActionError | null>;
}

/** Signs a user in, by email address and password or with Google. */
export function LoginForm({ resetHref, signupHref, onLogin, onGoogle }: LoginFormProps) {
  const { field, submit } = useSentForm({
    rules: LoginValues,
    defaultValues: { email: '', password: '' },
    send: onLogin,
  });

  return (
    <AuthForm
      {...submit}
      submitLabel={common.login()}
      google={<GoogleButton onPress={onGoogle} />}
      foot={
        <>
          {m.newHere({ shop: useShop().name })} <TextLink href={signupHref}>{m.createAccount()}</TextLink>
        </>
      }
    >
      <TextField type="email" {...field('email')} label={common.email()} autoComplete="username" />
      <PasswordField
        {...field('password')}
        label={common.password()}
        autoComplete="current-password"
        action={<TextLink href={resetHref}>{product.forgotPassword()}</TextLink>}
      />
    </AuthForm>
  );
}
