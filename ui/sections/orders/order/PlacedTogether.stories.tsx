import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Checkout } from '#contract/orders/checkouts.ts';
import { checkoutId, paidOrders } from '#mocks/fixtures/checkouts.ts';
import { basketScenarios } from '#mocks/handlers/orders/basket.ts';
import { expectVisible } from '#ui/story/checks.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { PlacedTogether } from './PlacedTogether.tsx';

export default {
  id: 'sections-order-placedtogether',
  parameters: { api: [basketScenarios.checkoutPaid] },
  render: (_, { id }) => (
    <FromApi<Checkout> story={id} path={`/checkouts/${checkoutId}`}>
      {(checkout) => (
        <PlacedTogether
          checkout={checkout}
          current={paidOrders[1]?._id ?? ''}
          invoicesHref="/user-dashboard/invoice/1?together=yes"
        />
      )}
    </FromApi>
  ),
} satisfies Meta;
type Story = StoryObj;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'One document for all invoices');
    const orders = canvas.getAllByRole('listitem');
    await expect(orders).toHaveLength(3);
    await expect(orders.filter((order) => order.ariaCurrent === 'true')).toHaveLength(1);
  },
};

export const Loading: Story = { parameters: { api: [basketScenarios.checkoutLoading] } };

export const Failed: Story = {
  parameters: { api: [basketScenarios.checkoutFailed] },
  play: ({ canvas }) => expectVisible(canvas, 'The orders could not be loaded'),
};
