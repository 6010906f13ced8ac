import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as product from '#messages/product.js';
import { expectRejected, expectVisible, fill, press, replace } from '#ui/story/checks.ts';
import { ResetForm, type ResetFormProps } from './ResetForm.tsx';

const email = 'mara@lindqvist-garage.example';

export default {
  id: 'sections-resetform',
  component: ResetForm,
  args: {
    loginHref: '/login',
    onReset: fn<ResetFormProps['onReset']>(() => Promise.resolve(true)),
  },
} satisfies Meta<typeof ResetForm>;
type Story = StoryObj<typeof ResetForm>;

export const Default: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login'),
};

/** Says where the link was sent and how to get another one. Nothing moves. */
export const Sent: Story = {
  play: async ({ canvas, args }) => {
    const topOfLink = () => canvas.getByRole('link', { name: 'Back to login' }).getBoundingClientRect().top;
    const top = topOfLink();
    await fill(canvas, { Email: ` ${email} {Enter}` });
    await expectVisible(canvas, product.resetEmailSent());
    await expect(args.onReset).toHaveBeenCalledWith({ email });
    await expect(canvas.getByRole('status')).toHaveTextContent(`To ${email}.`);
    await expect(canvas.getByRole('status')).toHaveTextContent('press Reset to send it again');
    await expect(topOfLink()).toBe(top);
  },
};

/** In a local run, which sends no mail. */
export const LocalMailbox: Story = {
  args: { mailboxHref: 'http://localhost:9099/mailbox' },
  play: async ({ canvas, args }) => {
    await fill(canvas, { Email: `${email}{Enter}` });
    const link = await canvas.findByRole('link', { name: 'Open the local mailbox' });
    await expect(link).toHaveAttribute('href', args.mailboxHref);
  },
};

/** Another address gets its first email. */
export const SentAgain: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas, { Email: `${email}{Enter}` });
    await expectVisible(canvas, email);
    await replace(canvas.getByLabelText('Email'), 'tomas@okafor.example{Enter}');
    await expectVisible(canvas, 'tomas@okafor.example');
    await expect(canvas.queryByText(/^Sent again/)).not.toBeInTheDocument();
    await press(canvas, 'Reset');
    await expectVisible(canvas, /^Sent again to/);
    await expect(args.onReset).toHaveBeenCalledTimes(3);
  },
};

/** Spaces do not count. */
export const EmptySubmit: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Email');
    for (const typed of ['   {Enter}', '{Enter}']) {
      await replace(field, typed);
      await expectRejected(field, product.requiredEmail());
    }
    await expect(args.onReset).not.toHaveBeenCalled();
  },
};

/** The provider would call such an address unknown. */
export const Malformed: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Email');
    for (const typed of [
      'mara',
      'mara@',
      '@garage.example',
      'mara@garage',
      'mara@@garage.example',
      'ma ra@x.example',
    ]) {
      await replace(field, `${typed}{Enter}`);
      await expectRejected(field, 'Enter an email address, such as you@company.example.');
    }
    await expect(args.onReset).not.toHaveBeenCalled();
    await replace(field, 'märä+1@gärage.example{Enter}');
    await waitFor(() => expect(args.onReset).toHaveBeenCalledWith({ email: 'märä+1@gärage.example' }));
  },
};

/** Nothing was sent: the app shows why, and the field keeps the address. */
export const Refused: Story = {
  args: { onReset: fn<ResetFormProps['onReset']>(() => Promise.resolve(false)) },
  play: async ({ canvas, args }) => {
    await fill(canvas, { Email: `${email}{Enter}` });
    await waitFor(() => expect(args.onReset).toHaveBeenCalledWith({ email }));
    const button = canvas.getByRole('button', { name: 'Reset' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByLabelText('Email')).toHaveValue(email);
    await expect(canvas.queryByText(product.resetEmailSent())).not.toBeInTheDocument();
  },
};

export const Pending: Story = {
  args: { onReset: fn<ResetFormProps['onReset']>(() => new Promise<boolean>(() => undefined)) },
  play: async ({ canvas }) => {
    await fill(canvas, { Email: `${email}{Enter}` });
    await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveAttribute('aria-busy', 'true');
  },
};
