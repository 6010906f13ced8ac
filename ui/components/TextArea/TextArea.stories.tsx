import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messages } from '#contract/messages.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Message', name: 'message' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeVisible();
  },
};

export const Invalid: Story = { args: { defaultValue: 'Too short', error: messages.reviewTooShort } };

export const LongText: Story = { args: { rows: 3, defaultValue: 'Bremsscheibenabdeckblech '.repeat(60) } };
