import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { EmailField } from '#ui/components/EmailField/EmailField.tsx';
import { PasswordField } from '#ui/components/PasswordField/PasswordField.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { useSubmitOnce } from '#ui/use-submit-once.ts';
import { AuthForm } from '../AuthForm/AuthForm.tsx';
import type { Failure } from '../failure.ts';

const SignupValues = z.object({
  name: z.string().check(z.trim(), z.minLength(1, messages.required.name)),
  email: z.string().check(z.trim(), z.minLength(1, messages.required.email)),
  password: z
    .string()
    .check(
      z.minLength(1, { error: messages.required.password, abort: true }),
      z.minLength(limits.passwordMin, messages.passwordTooShort),
    ),
});
export type SignupValues = z.infer<typeof SignupValues>;

export interface SignupFormProps {
  loginHref: string;
  /** Resolves to the provider's message when no account was made. */
  onSignup(values: SignupValues): Promise<Failure | null>;
  google: ReactNode;
}

export function SignupForm({ loginHref, onSignup, google }: SignupFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<SignupValues>({
    resolver: zodResolver(SignupValues),
    mode: 'onTouched',
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const onSubmit = useSubmitOnce(
    handleSubmit(async (values) => {
      const failure = await onSignup(values);
      if (failure) setError('root', { message: failure.message });
    }),
  );

  return (
    <AuthForm
      onSubmit={onSubmit}
      submit={
        <Button type="submit" tone="primary" size="lg" isBlock isPending={isSubmitting}>
          Sign up
        </Button>
      }
      other={google}
      foot={
        <Text as="p" style="small">
          Already have an account? <TextLink href={loginHref}>Login</TextLink>
        </Text>
      }
    >
      <TextField
        label="Full name"
        name="name"
        registration={register('name')}
        error={errors.name?.message}
        autoComplete="name"
        maxLength={limits.nameMax}
      />
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
        autoComplete="new-password"
      />
      {errors.root?.message && <Notice tone="critical">{errors.root.message}</Notice>}
    </AuthForm>
  );
}
