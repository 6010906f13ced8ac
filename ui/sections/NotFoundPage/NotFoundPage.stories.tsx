import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { longWord } from '#ui/story/long-content.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export default {
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'This order is gone.',
    text: 'It was cancelled in another window. Nothing was paid.',
    drawing: 'gear',
    action: (
      <LinkButton href="#orders" tone="primary" size="lg">
        My Orders
      </LinkButton>
    ),
  },
  argTypes: { action: { control: false }, note: { control: false } },
} satisfies Meta<typeof NotFoundPage>;
type Story = StoryObj<typeof NotFoundPage>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This order is gone.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toBeVisible();
  },
};

export const WithNote: Story = { args: { note: 'Request 019a9c40-5e1f-7a10-8a52-0d6c1a4f7b21' } };

export const LongWordsOnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: {
    title: longWord,
    text: 'unbroken'.repeat(40),
    note: 'W'.repeat(60),
  },
};
