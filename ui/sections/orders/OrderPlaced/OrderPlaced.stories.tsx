import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { buildOrder } from '#mocks/fixtures/orders.ts';
import { longOrder, longWord } from '#ui/story/long-content.ts';
import { OrderPlaced } from './OrderPlaced.tsx';

export default {
  id: 'sections-orderplaced',
  component: OrderPlaced,
  parameters: { layout: 'fullscreen' },
  args: {
    order: buildOrder(),
    reservedUntil: '2026-11-18T10:12:00.000Z',
    payHref: '/payment/1',
    ordersHref: '/user-dashboard/my-orders',
  },
} satisfies Meta<typeof OrderPlaced>;
type Story = StoryObj<typeof OrderPlaced>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toHaveAttribute('href', '/payment/1');
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toBeVisible();
    await expect(canvas.getByText('Reserved for 42 more minutes')).toBeVisible();
  },
};

/** The page that Back opens after the payment. */
export const Paid: Story = {
  args: { isPaid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', '/payment/1');
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).not.toBeInTheDocument();
  },
};

export const LongContent: Story = { args: { order: buildOrder({ ...longOrder, productName: longWord }) } };
