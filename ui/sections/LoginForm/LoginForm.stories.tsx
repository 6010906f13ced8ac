import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { demoAccounts, demoPassword } from '#mocks/fixtures/users.ts';
import { type Canvas, submitTwice, expectVisible } from '#ui/story/checks.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

const { email } = demoAccounts.customer.user;

export default {
  component: LoginForm,
  args: {
    resetHref: '/reset',
    signupHref: '/signup',
    onLogin: fn<LoginFormProps['onLogin']>(() => Promise.resolve(null)),
    onGoogle: () => Promise.resolve(null),
  },
} satisfies Meta<typeof LoginForm>;
type Story = StoryObj<typeof LoginForm>;

export const Default: Story = {};

/** Spaces around the address do not count. */
export const SignsIn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), `  ${email} `);
    await userEvent.type(canvas.getByLabelText('Password'), `${demoPassword}{Enter}`);
    await expect(args.onLogin).toHaveBeenCalledWith({ email, password: demoPassword });
    await expect(canvas.queryByRole('alert', { name: /./ })).not.toBeInTheDocument();
  },
};

/** Every empty field has a message. The first has the focus. */
export const EmptySubmit: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expectVisible(canvas, 'Email is required', 'Password is required');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

/** A field is validated on blur, then on every keystroke until it is valid. */
export const ValidatesOnBlur: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.click(field);
    await expect(canvas.queryByText('Email is required')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('Email is required');
    await userEvent.type(field, 'm');
    await expect(canvas.queryByText('Email is required')).not.toBeInTheDocument();
  },
};

async function logIn(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Password'), 'something{Enter}');
}

const failsWith = (failure: Awaited<ReturnType<LoginFormProps['onLogin']>>) =>
  fn<LoginFormProps['onLogin']>(() => Promise.resolve(failure));

/** The message is at its field, which gets the focus. */
export const UnknownUser: Story = {
  args: { onLogin: failsWith({ field: 'email', message: 'No user found' }) },
  play: async ({ canvas }) => {
    await logIn(canvas);
    const field = canvas.getByLabelText('Email');
    await waitFor(() => expect(field).toHaveAccessibleDescription('No user found'));
    await expect(field).toHaveFocus();
  },
};

export const WrongPassword: Story = {
  args: { onLogin: failsWith({ field: 'password', message: 'Wrong password' }) },
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByText('Wrong password')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveValue(email);
  },
};

/** The form keeps its values. */
export const Failed: Story = {
  args: { onLogin: failsWith({ message: 'Sign-in is not reachable. Try again in a minute.' }) },
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByText('Sign-in is not reachable. Try again in a minute.')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue('something');
  },
};

/** Two submits within one frame are one login. The button keeps the focus. */
export const Pending: Story = {
  args: { onLogin: fn<LoginFormProps['onLogin']>(() => new Promise<null>(() => undefined)) },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), email);
    await userEvent.type(canvas.getByLabelText('Password'), 'something');
    const button = canvas.getByRole('button', { name: 'Login' });
    button.focus();
    await submitTwice(canvasElement);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};
