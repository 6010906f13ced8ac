import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as product from '#messages/product.ts';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { PasswordField } from '#ui/components/PasswordField/PasswordField.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { expectRunsOnce, shows } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { AuthForm, type AuthFormProps } from './AuthForm.tsx';

type GoogleSignIn = NonNullable<AuthFormProps['onGoogle']>;

export default {
  component: AuthForm,
  args: {
    children: (
      <>
        <TextField type="email" label="Email" name="email" />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
      </>
    ),
    submitLabel: 'Login',
    isPending: false,
    onGoogle: fn<GoogleSignIn>(() => Promise.resolve(null)),
    foot: (
      <>
        New to Norholt? <TextLink href="/signup">Create an account</TextLink>
      </>
    ),
    onSubmit: fn((event: { preventDefault(): void }) => event.preventDefault()),
  },
} satisfies Meta<typeof AuthForm>;
type Story = StoryObj<typeof AuthForm>;

/** Enter in a field submits the form, as the button does. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'mara@lindqvist-garage.example{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** While it is pending a press does nothing and keeps the focus. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Login' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { failure: 'The sign-in service did not answer. Nothing you typed is lost.' },
  play: shows(/The sign-in service did not answer/),
};

/** A form that stays visible after it was sent, such as the password reset. */
export const Succeeded: Story = {
  args: {
    children: <TextField type="email" label="Email" name="email" />,
    submitLabel: 'Send link',
    success: <Notice tone="positive">{product.resetEmailSent()}</Notice>,
    onGoogle: undefined,
    foot: <TextLink href="/login">Login</TextLink>,
  },
};

export const NoOtherWay: Story = { args: { onGoogle: undefined } };

/** Long words break, so that the column stays as wide as the screen. */
export const LongWordsOnNarrow: Story = {
  args: { submitLabel: longWord, failure: longWord.repeat(3), foot: <p>{longWord.repeat(2)}</p> },
  globals: { viewport: { value: 'narrowest' } },
};

/** A second press does not open a second window. */
export const GooglePending: Story = {
  args: { onGoogle: fn<GoogleSignIn>(() => new Promise<null>(() => undefined)) },
  play: ({ canvas, args }) =>
    expectRunsOnce(canvas.getByRole('button', { name: 'Continue With Google' }), args.onGoogle),
};

export const GoogleFailed: Story = {
  args: {
    onGoogle: () =>
      Promise.resolve({
        message: 'Firebase: The popup has been closed by the user (auth/popup-closed-by-user).',
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue With Google' }));
    await expect(await canvas.findByText(/popup has been closed/)).toBeVisible();
  },
};
