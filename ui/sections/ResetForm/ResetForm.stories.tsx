import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as product from '#messages/product.ts';
import { expectVisible, type Canvas, replace } from '#ui/story/checks.ts';
import { ResetForm, type ResetFormProps } from './ResetForm.tsx';

const email = 'mara@lindqvist-garage.example';

export default {
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

const reset = (canvas: Canvas, address: string) =>
  userEvent.type(canvas.getByLabelText('Email'), `${address}{Enter}`);

/** Says where the link was sent and how to get another one. */
export const Sent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), ` ${email} {Enter}`);
    await expect(await canvas.findByText(product.resetEmailSent())).toBeVisible();
    await expect(args.onReset).toHaveBeenCalledWith({ email });
    await expect(canvas.getByRole('status')).toHaveTextContent(`To ${email}.`);
    await expect(canvas.getByRole('status')).toHaveTextContent('press Reset to send it again');
  },
};

/** In a local run, which sends no mail. */
export const LocalMailbox: Story = {
  args: { mailboxHref: 'http://localhost:9099/mailbox' },
  play: async ({ canvas, args }) => {
    await reset(canvas, email);
    await expect(await canvas.findByText(product.resetEmailSent())).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Open the local mailbox' });
    await expect(link).toHaveAttribute('href', args.mailboxHref);
  },
};

export const SentAgain: Story = {
  play: async ({ canvas, args }) => {
    await reset(canvas, email);
    await canvas.findByText(product.resetEmailSent());
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(await canvas.findByText(/^Sent again to/)).toBeVisible();
    await expect(args.onReset).toHaveBeenCalledTimes(2);
  },
};

export const SentElsewhere: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.type(field, `${email}{Enter}`);
    await canvas.findByText(product.resetEmailSent());
    await replace(field, 'tomas@okafor.example{Enter}');
    await expect(await canvas.findByText('tomas@okafor.example')).toBeVisible();
    await expect(canvas.queryByText(/^Sent again/)).not.toBeInTheDocument();
    await expect(args.onReset).toHaveBeenLastCalledWith({ email: 'tomas@okafor.example' });
  },
};

/** Spaces do not count. */
export const EmptySubmit: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.type(field, '   {Enter}');
    await expectVisible(canvas, product.requiredEmail());
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field).toHaveFocus();
    await expect(args.onReset).not.toHaveBeenCalled();
  },
};

/** Nothing was sent: the app shows why, and the field keeps the address. */
export const Refused: Story = {
  args: { onReset: fn<ResetFormProps['onReset']>(() => Promise.resolve(false)) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'mara{Enter}');
    await waitFor(() => expect(args.onReset).toHaveBeenCalledWith({ email: 'mara' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Reset' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue('mara');
    await expect(canvas.queryByText(product.resetEmailSent())).not.toBeInTheDocument();
  },
};

export const Pending: Story = {
  args: { onReset: fn<ResetFormProps['onReset']>(() => new Promise<boolean>(() => undefined)) },
  play: async ({ canvas }) => {
    await reset(canvas, email);
    await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongAddress: Story = {
  play: async ({ canvas }) => {
    const long = `${'werkstatt'.repeat(8)}@schimmelpfennig.example`;
    await userEvent.type(canvas.getByLabelText('Email'), `${long}{Enter}`);
    await expect(await canvas.findByText(long)).toBeVisible();
  },
};
