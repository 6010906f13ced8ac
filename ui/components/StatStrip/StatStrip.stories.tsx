import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatStrip } from './StatStrip.tsx';

export default {
  title: 'Tables and data/StatStrip',
  id: 'components-statstrip',
  component: StatStrip,
  args: {
    tiles: [
      { label: 'To confirm', figure: 3, amount: 2729 },
      { label: 'Unpaid', figure: 2, amount: 7996 },
      { label: 'Shipped', figure: 4 },
      { label: 'All orders', figure: 9 },
    ],
  },
} satisfies Meta<typeof StatStrip>;
type Story = StoryObj<typeof StatStrip>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('2$7,996.00');
  },
};

export const Loading: Story = {
  args: {
    tiles: ['To confirm', 'Unpaid', 'Shipped', 'All orders'].map((label) => ({ label, figure: null })),
  },
};

export const Large: Story = {
  args: { tiles: [{ label: 'Unpaid', figure: 1_000_000, amount: 999_999.99 }] },
};
