import type { Meta, StoryObj } from '@storybook/react-vite';
import { ordersLeft, type Checkout } from '#contract/orders/checkouts.ts';
import { checkoutId, checkoutOrders } from '#mocks/fixtures/checkouts.ts';
import { basketHandlers, basketScenarios } from '#mocks/handlers/orders/basket.ts';
import { mapRemote } from '#ui/remote.ts';
import { shows } from '#ui/story/checks.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { CheckoutSummary, type CheckoutSummaryProps } from './CheckoutSummary.tsx';

export default {
  id: 'sections-checkoutsummary',
  parameters: { api: basketHandlers },
  args: {},
  render: (args, { id }) => (
    <FromApi<Checkout> story={id} path={`/checkouts/${checkoutId}`}>
      {(checkout) => <CheckoutSummary orders={mapRemote(checkout, ordersLeft)} {...args} />}
    </FromApi>
  ),
} satisfies Meta<Pick<CheckoutSummaryProps, 'refusals'>>;
type Story = StoryObj<Pick<CheckoutSummaryProps, 'refusals'>>;

export const Default: Story = { play: shows('3 orders', '$1,235.00') };

/** Only what is still in stock is counted. */
export const StockGone: Story = {
  args: { refusals: new Map([[checkoutOrders[2]?._id ?? '', 'This is more than there is in stock.']]) },
  play: shows('2 of 3 orders', '$1,025.00'),
};

export const Paid: Story = { parameters: { api: [basketScenarios.checkoutPaid] } };

export const OnPhone: Story = { globals: { viewport: { value: 'narrowest' } } };

export const Loading: Story = { parameters: { api: [basketScenarios.checkoutLoading] } };

export const Failed: Story = { parameters: { api: [basketScenarios.checkoutFailed] } };
