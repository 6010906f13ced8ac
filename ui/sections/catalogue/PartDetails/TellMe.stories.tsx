import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { press } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { TellMe } from './TellMe.tsx';

export default {
  id: 'sections-partdetails-tellme',
  component: TellMe,
  args: {
    minQuantity: 4,
    recipient: { email: 'customer@norholt.test' },
    onAsk: () => Promise.resolve(null),
  },
} satisfies Meta<typeof TellMe>;
type Story = StoryObj<typeof TellMe>;

export const Default: Story = {};

export const LoggedOut: Story = {
  args: { recipient: { loginHref: '/login' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in to be told' })).toHaveAttribute('href', '/login');
  },
};

export const Asked: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Tell me');
    await expect(await canvas.findByText('We write to customer@norholt.test when it is back.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

const notVerified = {
  message: 'Your email address is not verified yet.',
  remedy: {
    label: 'Send the mail again',
    done: 'The mail is on its way. Open its link, then try again.',
    onPress: fn(() => Promise.resolve(null)),
  },
};

export const NotVerified: Story = {
  args: { onAsk: () => Promise.resolve(notVerified) },
  play: async ({ canvas }) => {
    await press(canvas, 'Tell me');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(notVerified.message);
    await expect(canvas.getByRole('button', { name: 'Tell me' })).toBeVisible();
    await press(canvas, 'Send the mail again');
    await expect(await within(alert).findByText(notVerified.remedy.done)).toBeVisible();
    await expect(notVerified.remedy.onPress).toHaveBeenCalledOnce();
  },
};

/** The mail could not be sent either. */
export const NotVerifiedNorSent: Story = {
  args: {
    onAsk: () =>
      Promise.resolve({
        ...notVerified,
        remedy: {
          ...notVerified.remedy,
          onPress: () => Promise.resolve({ message: 'The sign-in service could not be reached.' }),
        },
      }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Tell me');
    await press(canvas, 'Send the mail again');
    await expect(await canvas.findByText('The sign-in service could not be reached.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send the mail again' })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { recipient: { email: `${longWord}@norholt.test` } },
  globals: { viewport: { value: 'narrowest' } },
};
