import { queryOptions } from '@tanstack/react-query';
import type { Order } from '#contract/orders/orders.ts';
import { call } from '#app/lib/http/api.ts';
import { privateKey } from '#app/lib/http/query-client.ts';

/**
 * The client secret of an order's payment. The server keeps one payment per order. As a query with its own key it
 * is requested once per page.
 */
export const secretQuery = (uid: string, order: Order, idempotencyKey: string) =>
  queryOptions({
    queryKey: privateKey(uid, 'payment-secret', order._id, idempotencyKey),
    queryFn: ({ signal }) =>
      call('createPayment', {
        body: { orderId: order._id, totalPrice: order.totalPrice },
        idempotencyKey,
        signal,
      }),
    enabled: !order.paid,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
