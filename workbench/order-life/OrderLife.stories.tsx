import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderLife } from './OrderLife.tsx';
import { transitionsOf, orderStates, type OrderState } from './order-life.ts';

export default {
  title: 'Workbench/Order life',
  component: OrderLife,
  tags: ['!autodocs'],
  argTypes: { state: { control: 'inline-radio', options: orderStates } },
} satisfies Meta<typeof OrderLife>;
type Story = StoryObj<typeof OrderLife>;

const at = (state: OrderState): Story => ({
  args: { state },
  play: async ({ canvas }) => {
    for (const { name, whyNot } of transitionsOf(state)) {
      const row = canvas.getByRole('row', { name: new RegExp(`^${name} `) });
      await expect(row).toHaveTextContent(whyNot ?? 'Possible.');
    }
  },
});

export const Unpaid = at('unpaid');
export const Cancelling = at('cancelling');
export const Cancelled = at('cancelled');
export const Paid = at('paid');
export const Shipped = at('shipped');
export const Refunding = at('refunding');
export const Refunded = at('refunded');
