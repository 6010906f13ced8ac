import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { RouteFailure } from './RouteFailure.tsx';

export default {
  component: RouteFailure,
  parameters: { layout: 'fullscreen' },
  args: { requestId: '019a9c40-5e1f-7a10-8a52-0d6c1a4f7b21', onRetry: fn() },
} satisfies Meta<typeof RouteFailure>;
type Story = StoryObj<typeof RouteFailure>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, 'Try again');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongWordsOnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: {
    title: longWord,
    text: 'unbroken'.repeat(40),
    requestId: '0'.repeat(120),
  },
};
