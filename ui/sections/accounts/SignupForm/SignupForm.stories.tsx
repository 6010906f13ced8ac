import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type Canvas, expectRejected, expectVisible, fill } from '#ui/story/checks.ts';
import { SignupForm, type SignupFormProps } from './SignupForm.tsx';

export default {
  id: 'sections-signupform',
  component: SignupForm,
  args: {
    loginHref: '/login',
    onSignup: fn<SignupFormProps['onSignup']>(() => Promise.resolve(null)),
    onGoogle: () => Promise.resolve(null),
  },
} satisfies Meta<typeof SignupForm>;
type Story = StoryObj<typeof SignupForm>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login'),
};

/** In a local run, which sends no mail. */
export const LocalMailbox: Story = { args: { mailboxHref: 'http://localhost:9099/mailbox' } };

const signUp = (canvas: Canvas, Password: string) =>
  fill(canvas, {
    'Full name': 'Mara Lindqvist',
    Email: 'mara@lindqvist.example',
    Password: `${Password}{Enter}`,
  });

export const ShortPassword: Story = {
  play: async ({ canvas, args }) => {
    await signUp(canvas, 'abcd');
    const field = canvas.getByLabelText('Password');
    await expectRejected(field, 'Minimum length should be 6');
    await userEvent.type(field, 'ef');
    await expect(canvas.queryByText('Minimum length should be 6')).not.toBeInTheDocument();
    await expect(args.onSignup).not.toHaveBeenCalled();
  },
};

const taken =
  'Firebase: The email address is already in use by another account. (auth/email-already-in-use).';

export const Failed: Story = {
  args: { onSignup: fn<SignupFormProps['onSignup']>(() => Promise.resolve({ message: taken })) },
  play: async ({ canvas }) => {
    const topOfButton = () => canvas.getByRole('button', { name: 'Sign up' }).getBoundingClientRect().top;
    const top = topOfButton();
    await signUp(canvas, 'drawing');
    await expectVisible(canvas, taken);
    await expect(topOfButton()).toBe(top);
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Mara Lindqvist');
  },
};

export const Pending: Story = {
  args: { onSignup: fn<SignupFormProps['onSignup']>(() => new Promise<null>(() => undefined)) },
  play: async ({ canvas }) => {
    await signUp(canvas, 'drawing');
    await expect(canvas.getByRole('button', { name: 'Sign up' })).toHaveAttribute('aria-busy', 'true');
  },
};
