import type { CheckoutRouteProps } from '#app/checkout-pages.ts';
import { PaymentContainer } from './PaymentContainer.tsx';

export const Component = ({ id, openOrders }: CheckoutRouteProps) => (
  <PaymentContainer orderId={id} openOrders={openOrders} />
);
