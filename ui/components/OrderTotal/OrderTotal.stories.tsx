import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderTotal } from './OrderTotal.tsx';

export default {
  title: 'Tables and data/OrderTotal',
  id: 'components-ordertotal',
  component: OrderTotal,
  args: { amount: 7680 },
} satisfies Meta<typeof OrderTotal>;
type Story = StoryObj<typeof OrderTotal>;

export const Default: Story = {};

export const Live: Story = {
  args: { isLive: true },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('$7,680.00'),
};

export const Largest: Story = { args: { amount: 999_999.99 } };
export const Unknown: Story = { args: { amount: null } };

/** The quantity is invalid, so there is no total. */
export const None: Story = { args: { amount: 'none' } };
