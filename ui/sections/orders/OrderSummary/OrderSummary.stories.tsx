import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Order } from '#contract/orders/orders.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';
import { paymentsHandlers, paymentsScenarios } from '#mocks/handlers/payments/payments.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { shows } from '#ui/story/checks.ts';
import { NotFound } from '../../NotFound/NotFound.tsx';
import { OrderSummary } from './OrderSummary.tsx';

export default {
  id: 'sections-ordersummary',
  parameters: { api: paymentsHandlers },
  args: { orderId: fixtureId('order', 6) },
  render: ({ orderId }, { id }) => (
    <FromApi<Order> story={id} path={`/payment/${orderId}`}>
      {(order) => <OrderSummary order={order} />}
    </FromApi>
  ),
} satisfies Meta<{ orderId: string }>;
type Story = StoryObj<{ orderId: string }>;

export const Default: Story = { play: shows('$7,680.00', 'unpaid', 'Reserved for 42 more minutes') };

export const Loading: Story = { parameters: { api: [paymentsScenarios.loading] } };

export const Failed: Story = { parameters: { api: [paymentsScenarios.failed] } };

export const LongContent: Story = { parameters: { api: [paymentsScenarios.longContent] } };

/** Replaces the whole page. */
export const Unknown: Story = {
  parameters: { api: [], layout: 'fullscreen' },
  render: () => <NotFound what="order" href="/user-dashboard/my-orders" />,
};
