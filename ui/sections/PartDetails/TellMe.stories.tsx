import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { press } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { TellMe } from './TellMe.tsx';

export default {
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

export const NotVerified: Story = {
  args: { onAsk: () => Promise.resolve({ message: 'The email address is not verified' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Tell me');
    await expect(await canvas.findByText('The email address is not verified')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tell me' })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { recipient: { email: `${longWord}@norholt.test` } },
  globals: { viewport: { value: 'narrowest' } },
};
