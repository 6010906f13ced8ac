import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectVisible, press } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { LoadFailed } from './LoadFailed.tsx';

const onRetry = fn();

export default {
  component: LoadFailed,
  args: { title: 'The orders could not be loaded', of: { onRetry } },
} satisfies Meta<typeof LoadFailed>;
type Story = StoryObj<typeof LoadFailed>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Try again');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** The server says more than that nothing is lost, and which request it was. */
export const WithMessage: Story = {
  args: {
    of: {
      onRetry,
      message: 'The shop is busy. Try again in a minute.',
      requestId: '019a9c40-5e1f-7a10-8a52-0d6c1a4f7b21',
    },
  },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'The shop is busy. Try again in a minute.');
  },
};

export const LongWordsOnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: { title: longWord, of: { onRetry, message: longWord } },
};
