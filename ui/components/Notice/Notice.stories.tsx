import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messages } from '#contract/messages.ts';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { tone: 'info', children: 'Messages are not sent yet.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Positive: Story = { args: { tone: 'positive', children: messages.resetEmailSent } };
export const Caution: Story = {
  args: { tone: 'caution', children: 'Only 18 left. The minimum order is 10.' },
};

export const Critical: Story = {
  args: { tone: 'critical', title: 'Orders could not be loaded.', children: 'Nothing you did is lost.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing you did is lost.');
  },
};

export const LongText: Story = { args: { tone: 'caution', children: 'Bremsscheibenabdeckblech'.repeat(12) } };
