import type { QueryClient } from '@tanstack/react-query';
import { ordersLeft, type Checkout } from '#contract/orders/checkouts.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { CreatePayment } from '#contract/payments/payments.ts';
import { checkoutQuery, orderQuery } from '#app/lib/queries/order.ts';
import type { CardFormProps } from '#ui/sections/payments/CardForm/CardForm.tsx';
import { totalOf } from '#ui/sections/orders/order/total-of.ts';

/** What one payment pays: an order, or the unpaid orders of a checkout. */
export interface Payable {
  /** Another payment has another id. */
  id: string;
  request: CreatePayment;
  item: CardFormProps['item'];
  /** Dollars. */
  amount: number;
  isPaid: boolean;
  /** Reads it again: whether it is paid by now. Rejects if it cannot be paid any more. */
  isPaidNow(client: QueryClient): Promise<boolean>;
  /** Reads what is on the page again. */
  refresh(client: QueryClient): void;
}

export const payableOrder = (uid: string, order: Order): Payable => ({
  id: order._id,
  request: { orderId: order._id, totalPrice: order.totalPrice },
  item: { name: order.productName, quantity: order.productQuantity },
  amount: order.totalPrice,
  isPaid: order.paid,
  isPaidNow: async (client) => (await client.fetchQuery(orderQuery(uid, order._id))).paid,
  refresh: (client) => void client.invalidateQueries(orderQuery(uid, order._id)),
});

const unpaidOf = (checkout: Checkout) => ordersLeft(checkout).filter(({ paid }) => !paid);

export function payableCheckout(uid: string, checkout: Checkout): Payable {
  const unpaid = unpaidOf(checkout);
  const query = checkoutQuery(uid, checkout._id);
  return {
    id: [checkout._id, ...unpaid.map(({ _id }) => _id)].join(),
    request: { checkoutId: checkout._id },
    item: { orders: unpaid.length },
    amount: totalOf(unpaid),
    isPaid: unpaid.length === 0,
    isPaidNow: async (client) => unpaidOf(await client.fetchQuery(query)).length === 0,
    refresh: (client) => void client.invalidateQueries(query),
  };
}
