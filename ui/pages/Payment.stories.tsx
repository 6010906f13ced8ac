import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buildOrder } from '#mocks/fixtures/orders.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';
import { paymentsHandlers } from '#mocks/handlers/payments.ts';
import { CheckoutLayout } from '../layouts/CheckoutLayout/CheckoutLayout.tsx';
import { CardForm } from '../sections/CardForm/CardForm.tsx';
import { OrderSummary } from '../sections/OrderSummary/OrderSummary.tsx';
import type { DatedOrder } from '../sections/order-course.ts';
import { PaymentResult } from '../sections/PaymentResult/PaymentResult.tsx';
import { CustomerPage } from '../story/CustomerPage.tsx';
import { FromApi } from '../story/FromApi.tsx';
import { ProviderCard } from '../story/ProviderCard.tsx';

const transactionId = 'pi_3QK8xw2eZvKYlo2C0h7b1TfA';

const meta = {
  title: 'Pages/Payment',
  parameters: { layout: 'fullscreen' },
  args: { isReady: true },
  render: ({ isReady }, { id }) => (
    <CustomerPage currentPath="/payment">
      <FromApi<DatedOrder> story={id} path={`/payment/${fixtureId('order', 6)}`}>
        {(order) => (
          <CheckoutLayout step="pay" isAsideFirst aside={<OrderSummary order={order} />}>
            <CardForm
              customer={{ name: 'Mara Lindqvist', email: 'mara@lindqvist-garage.example' }}
              item={{ name: 'Ventilated brake disc', quantity: 120 }}
              amount={7680}
              cardElement={<ProviderCard />}
              isReady={isReady}
              cardError={null}
              onPay={() => Promise.resolve({ message: 'Your card was declined.' })}
            />
          </CheckoutLayout>
        )}
      </FromApi>
    </CustomerPage>
  ),
} satisfies Meta<{ isReady: boolean }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { api: paymentsHandlers },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Ventilated brake disc' }),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Card number'), '4242 4242 4242 4242');
  },
};

export const Preparing: Story = { parameters: { api: paymentsHandlers }, args: { isReady: false } };

export const Success: Story = {
  render: () => (
    <CustomerPage currentPath="/payment">
      <CheckoutLayout step="ship">
        <PaymentResult
          transactionId={transactionId}
          order={buildOrder({ paid: true, status: 'pending', transactionId })}
        />
      </CheckoutLayout>
    </CustomerPage>
  ),
};
