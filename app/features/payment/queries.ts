import { queryOptions } from '@tanstack/react-query';
import { Order } from '#contract/orders.ts';
import { PaymentSecret } from '#contract/payments.ts';
import { request } from '#app/lib/api.ts';
import { leaveOnExpiry, privateKey } from '#app/lib/query-client.ts';

/** One order, as its payment page shows it. */
export const orderQuery = (uid: string, orderId: string) =>
  queryOptions({
    queryKey: privateKey(uid, 'payment', orderId),
    queryFn: ({ signal }) => request(Order, { path: `/payment/${encodeURIComponent(orderId)}`, signal }),
    staleTime: 0,
    meta: leaveOnExpiry,
  });

/**
 * What the card provider takes a payment of this order with. The server keeps to one payment an order;
 * being a query with a key of its own, it is also asked for once by one page.
 */
export const secretQuery = (uid: string, order: Order, idempotencyKey: string) =>
  queryOptions({
    queryKey: privateKey(uid, 'payment-secret', order._id),
    queryFn: ({ signal }) =>
      request(PaymentSecret, {
        method: 'POST',
        path: '/create-payment',
        body: { orderId: order._id, totalPrice: order.totalPrice },
        idempotencyKey,
        signal,
      }),
    enabled: !order.paid,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: leaveOnExpiry,
  });
