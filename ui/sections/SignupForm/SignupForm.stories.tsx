import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type Canvas, expectVisible } from '#ui/story/checks.ts';
import { SignupForm, type SignupFormProps } from './SignupForm.tsx';

export default {
  component: SignupForm,
  args: {
    loginHref: '/login',
    onSignup: fn<SignupFormProps['onSignup']>(() => Promise.resolve(null)),
    onGoogle: () => Promise.resolve(null),
  },
} satisfies Meta<typeof SignupForm>;
type Story = StoryObj<typeof SignupForm>;

export const Default: Story = {};

/** In a local run, which sends no mail. */
export const LocalMailbox: Story = {
  args: { mailboxHref: 'http://localhost:9099/mailbox' },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Open the local mailbox' });
    await expect(link).toHaveAttribute('href', args.mailboxHref);
  },
};

async function fillIn(canvas: Canvas, password: string) {
  await userEvent.type(canvas.getByLabelText('Full name'), 'Mara Lindqvist');
  await userEvent.type(canvas.getByLabelText('Email'), 'mara@lindqvist.example');
  await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`);
}

export const SignsUp: Story = {
  play: async ({ canvas, args }) => {
    await fillIn(canvas, 'drawing');
    await expect(args.onSignup).toHaveBeenCalledWith({
      name: 'Mara Lindqvist',
      email: 'mara@lindqvist.example',
      password: 'drawing',
    });
  },
};

export const EmptySubmit: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expectVisible(canvas, 'Name is required', 'Email is required', 'Password is required');
    await expect(canvas.getByLabelText('Full name')).toHaveFocus();
    await expect(args.onSignup).not.toHaveBeenCalled();
  },
};

export const ShortPassword: Story = {
  play: async ({ canvas, args }) => {
    await fillIn(canvas, 'abcd');
    await expect(await canvas.findByText('Minimum length should be 6')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Password'), 'ef');
    await expect(canvas.queryByText('Minimum length should be 6')).not.toBeInTheDocument();
    await expect(args.onSignup).not.toHaveBeenCalled();
  },
};

const taken =
  'Firebase: The email address is already in use by another account. (auth/email-already-in-use).';

export const Failed: Story = {
  args: { onSignup: fn<SignupFormProps['onSignup']>(() => Promise.resolve({ message: taken })) },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'drawing');
    await expect(await canvas.findByText(taken)).toBeVisible();
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Mara Lindqvist');
  },
};

export const Pending: Story = {
  args: { onSignup: fn<SignupFormProps['onSignup']>(() => new Promise<null>(() => undefined)) },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'drawing');
    await expect(canvas.getByRole('button', { name: 'Sign up' })).toHaveAttribute('aria-busy', 'true');
  },
};
