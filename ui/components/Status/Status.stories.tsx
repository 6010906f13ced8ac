import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Status } from './Status.tsx';

const meta = {
  title: 'Components/Status',
  component: Status,
  args: { status: 'unpaid' },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unpaid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('unpaid')).toBeVisible();
  },
};

export const Pending: Story = {
  args: { status: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible();
  },
};

export const Shipped: Story = {
  args: { status: 'shipped' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shipped')).toBeVisible();
  },
};
