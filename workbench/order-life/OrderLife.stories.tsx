import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderLife } from './OrderLife.tsx';
import { movesOf, orderStates, type OrderState } from './order-life.ts';

const meta = {
  title: 'Workbench/Order life',
  component: OrderLife,
  tags: ['!autodocs'],
  argTypes: { state: { control: 'inline-radio', options: orderStates } },
} satisfies Meta<typeof OrderLife>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (state: OrderState): Story => ({
  args: { state },
  play: async ({ canvas }) => {
    for (const { edge, whyNot } of movesOf(state)) {
      const row = canvas.getByRole('row', { name: new RegExp(`^${edge} `) });
      await expect(row).toHaveTextContent(whyNot ?? 'Can happen.');
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
