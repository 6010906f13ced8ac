import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { demoAccounts, demoPassword } from '#mocks/fixtures/users.ts';
import { expectRejected, expectVisible, fill, submitTwice } from '#ui/story/checks.ts';
import type { ActionError } from '../../form/action-error.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

const { email } = demoAccounts.customer.user;

export default {
  id: 'sections-loginform',
  component: LoginForm,
  args: {
    resetHref: '/reset',
    signupHref: '/signup',
    onLogin: fn<LoginFormProps['onLogin']>(() => Promise.resolve(null)),
    onGoogle: () => Promise.resolve(null),
  },
} satisfies Meta<typeof LoginForm>;
type Story = StoryObj<typeof LoginForm>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = { 'Create an account': '/signup', 'Forgot password': '/reset' };
    for (const [name, href] of Object.entries(links))
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(canvas.getByRole('button', { name: 'Continue With Google' })).toBeVisible();
  },
};

/** The link is a target for fingers and ends above the field. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Forgot password' }).getBoundingClientRect();
    const field = canvas.getByLabelText('Password').getBoundingClientRect();
    await expect(link.height).toBeGreaterThanOrEqual(44);
    await expect(link.bottom).toBeLessThanOrEqual(field.top + 1);
  },
};

/** Spaces around the address do not count. */
export const SignsIn: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await fill(canvas, { Email: `  ${email} `, Password: `${demoPassword}{Enter}` });
    await expect(args.onLogin).toHaveBeenCalledWith({ email, password: demoPassword });
    await expect(canvas.queryByRole('alert', { name: /./ })).not.toBeInTheDocument();
  },
};

/** A field is validated on blur, then on every keystroke until it is valid. */
export const ValidatesOnBlur: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.click(field);
    await expect(canvas.queryByText('Email is required')).not.toBeInTheDocument();
    await userEvent.tab();
    await expectVisible(canvas, 'Email is required');
    await userEvent.type(field, 'm');
    await expect(canvas.queryByText('Email is required')).not.toBeInTheDocument();
  },
};

/** The message is at its field, which gets the focus, or above the button. The form keeps its values. */
const fails = (failure: ActionError<'email' | 'password'>): Story => ({
  args: { onLogin: fn<LoginFormProps['onLogin']>(() => Promise.resolve(failure)) },
  play: async ({ canvas }) => {
    const fields = { email: canvas.getByLabelText('Email'), password: canvas.getByLabelText('Password') };
    await fill(canvas, { Email: email, Password: 'something{Enter}' });
    await expectVisible(canvas, failure.message);
    if (failure.field) await expectRejected(fields[failure.field], failure.message);
    await expect(fields.email).toHaveValue(email);
    await expect(fields.password).toHaveValue('something');
  },
});

export const UnknownUser: Story = fails({ field: 'email', message: 'No user found' });
export const Failed: Story = fails({ message: 'Sign-in is not reachable. Try again in a minute.' });

/** Two submits within one frame are one login. The button keeps the focus. */
export const Pending: Story = {
  args: { onLogin: fn<LoginFormProps['onLogin']>(() => new Promise<null>(() => undefined)) },
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvas, { Email: email, Password: 'something' });
    const button = canvas.getByRole('button', { name: 'Login' });
    button.focus();
    await submitTwice(canvasElement);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};
