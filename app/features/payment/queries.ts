import { queryOptions } from '@tanstack/react-query';
import type { Order } from '#contract/orders.ts';
import { PaymentSecret } from '#contract/payments.ts';
import { request } from '#app/lib/api.ts';
import { leaveOnExpiry, privateKey } from '#app/lib/query-client.ts';

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
