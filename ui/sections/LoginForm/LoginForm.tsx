import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { EmailField } from '#ui/components/EmailField/EmailField.tsx';
import { PasswordField } from '#ui/components/PasswordField/PasswordField.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { useSubmitOnce } from '#ui/use-submit-once.ts';
import type { Failure } from '../failure.ts';
import { AuthForm } from '../AuthForm/AuthForm.tsx';

const LoginValues = z.object({
  email: z.string().check(z.trim(), z.minLength(1, messages.required.email)),
  password: z.string().check(z.minLength(1, messages.required.password)),
});
export type LoginValues = z.infer<typeof LoginValues>;

/** A refused login; with `field` the message stands at that field. */
export interface LoginFailure extends Failure {
  field?: 'email' | 'password';
}

export interface LoginFormProps {
  resetHref: string;
  signupHref: string;
  onLogin(values: LoginValues): Promise<LoginFailure | null>;
  /** The other way in, below the form. */
  google: ReactNode;
}

export function LoginForm({ resetHref, signupHref, onLogin, google }: LoginFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<LoginValues>({
    resolver: zodResolver(LoginValues),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const onSubmit = useSubmitOnce(
    handleSubmit(async (values) => {
      const failure = await onLogin(values);
      if (failure) setError(failure.field ?? 'root', { message: failure.message }, { shouldFocus: true });
    }),
  );

  return (
    <AuthForm
      onSubmit={onSubmit}
      submit={
        <Button type="submit" tone="primary" size="lg" isBlock isPending={isSubmitting}>
          Login
        </Button>
      }
      other={google}
      foot={
        <Text as="p" style="small">
          New to Norholt? <TextLink href={signupHref}>Create an account</TextLink>
        </Text>
      }
    >
      <EmailField
        label="Email"
        name="email"
        registration={register('email')}
        error={errors.email?.message}
        autoComplete="username"
        maxLength={limits.emailMax}
      />
      <PasswordField
        label="Password"
        name="password"
        registration={register('password')}
        error={errors.password?.message}
        autoComplete="current-password"
        action={<TextLink href={resetHref}>{messages.labels.forgotPassword}</TextLink>}
      />
      {errors.root?.message && <Notice tone="critical">{errors.root.message}</Notice>}
    </AuthForm>
  );
}
