import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shows } from '#ui/story/checks.ts';
import { HeldUntil } from './HeldUntil.tsx';

export default {
  id: 'sections-helduntil',
  component: HeldUntil,
  args: { reservedAt: '2026-11-18T09:12:00.000Z', reservedUntil: '2026-11-18T10:12:00.000Z' },
} satisfies Meta<typeof HeldUntil>;
type Story = StoryObj<typeof HeldUntil>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('timer')).toHaveTextContent('Reserved for 42 more minutes'),
};

/** Screen readers announce the time left at 15, 5 and 1 minute. */
export const FiveMinutes: Story = {
  args: { reservedUntil: '2026-11-18T09:35:00.000Z' },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Reserved for 5 more minutes'),
};

export const Late: Story = {
  args: { reservedUntil: null },
  play: shows('Not reserved. You can pay while stock lasts.'),
};
