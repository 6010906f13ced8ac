import type { Meta, StoryObj } from '@storybook/react-vite';
import { shows } from '#ui/story/checks.ts';
import { Status } from './Status.tsx';
import docs from './Status.docs.tsx';

export default {
  title: 'Text and values/Status',
  id: 'components-status',
  component: Status,
  args: { status: 'unpaid' },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof Status>;
type Story = StoryObj<typeof Status>;

export const Unpaid: Story = { play: shows('unpaid') };

export const Pending: Story = { args: { status: 'pending' }, play: shows('Pending') };

export const Shipped: Story = { args: { status: 'shipped' }, play: shows('Shipped') };
