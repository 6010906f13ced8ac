import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { buildOrder, pending } from '#mocks/fixtures/orders.ts';
import { longOrder } from '#ui/story/long-content.ts';
import { expectVisible, press } from '#ui/story/checks.ts';
import { PaymentResult } from './PaymentResult.tsx';

const transactionId = 'pi_3QK8xw2eZvKYlo2C0h7b1TfA';

export default {
  id: 'sections-paymentresult',
  component: PaymentResult,
  args: { transactionId, order: buildOrder({ ...pending(transactionId, '2026-11-18T09:15:00.000Z') }) },
} satisfies Meta<typeof PaymentResult>;
type Story = StoryObj<typeof PaymentResult>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(`Congrats! Your payment is completed! ${transactionId}`);
    await waitFor(() => expect(heading).toHaveFocus());
    const receipt = within(canvas.getByRole('region', { name: 'Receipt' }));
    await expect(canvas.getByRole('region', { name: 'Receipt' })).toHaveTextContent(buildOrder().number);
    await expectVisible(receipt, '18 Nov 2026, 09:15 UTC', /^Norholt Parts Ltd\./);
  },
};

export const CopiesAndPrints: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const print = spyOn(window, 'print').mockReturnValue();
    await press(canvas, 'Copy transaction id');
    await expect(write).toHaveBeenCalledWith(transactionId);
    await press(canvas, 'Print');
    await expect(print).toHaveBeenCalledOnce();
  },
};

export const Shipped: Story = {
  args: { order: buildOrder({ paid: true, status: 'shipped', transactionId }) },
};

export const PaidEarlier: Story = {
  args: { isEarlier: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Already paid$/);
    await expect(canvas.getByText(transactionId)).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { transactionId: `pi_${'3QK8xw2eZvKYlo2C0h7b'.repeat(4)}`, order: buildOrder(longOrder) },
};
