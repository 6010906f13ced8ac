import { messages } from '#contract/messages.ts';
import type { Order } from '#contract/orders.ts';
import { paths } from '#app/paths.ts';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { CheckoutLayout } from '#ui/layouts/CheckoutLayout/CheckoutLayout.tsx';
import { PaymentResult } from '#ui/sections/PaymentResult/PaymentResult.tsx';

/** The payment page of an order that was paid before: its receipt, and no card form. */
export function AlreadyPaid({ order }: { order: Order }) {
  return (
    <CheckoutLayout step="ship">
      <Notice tone="positive">{messages.alreadyPaid}</Notice>
      <PaymentResult transactionId={order.transactionId ?? ''} order={order} ordersHref={paths.myOrders} />
    </CheckoutLayout>
  );
}
