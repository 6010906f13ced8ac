import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as product from '#messages/product.js';
import { paidOrders } from '#mocks/fixtures/checkouts.ts';
import { longWord } from '#ui/story/long-content.ts';
import { PaidTogether } from './PaidTogether.tsx';

export default {
  id: 'sections-paidtogether',
  component: PaidTogether,
  args: {
    transactionId: paidOrders[0]?.transactionId ?? '',
    orders: paidOrders,
    ordersHref: '/user-dashboard/my-orders',
    isEarlier: false,
  },
} satisfies Meta<typeof PaidTogether>;
type Story = StoryObj<typeof PaidTogether>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveFocus();
    await expect(title).toHaveTextContent(product.paymentCongratulations().trim());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(paidOrders.length);
  },
};

export const Earlier: Story = { args: { isEarlier: true } };

export const OnPhone: Story = {
  args: { orders: paidOrders.map((order) => ({ ...order, productName: longWord, totalPrice: 999_999.99 })) },
  globals: { viewport: { value: 'narrowest' } },
};
