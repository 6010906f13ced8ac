import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { shows } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { RouteFailure } from './RouteFailure.tsx';

export default {
  component: RouteFailure,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
} satisfies Meta<typeof RouteFailure>;
type Story = StoryObj<typeof RouteFailure>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithRequestId: Story = {
  args: { requestId: '019a9c40-5e1f-7a10-8a52-0d6c1a4f7b21' },
  play: shows('019a9c40-5e1f-7a10-8a52-0d6c1a4f7b21'),
};

export const OwnWords: Story = {
  args: { title: 'This order is gone.', text: 'It was cancelled in another window. Nothing was paid.' },
};

export const LongWordsOnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: {
    title: longWord,
    text: 'unbroken'.repeat(40),
    requestId: '0'.repeat(120),
  },
};
