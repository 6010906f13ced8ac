import { queryOptions } from '@tanstack/react-query';
import * as calls from '#contract/calls.ts';
import type { Order } from '#contract/orders.ts';
import { call } from '#app/lib/http/api.ts';
import { leaveOnExpiry, privateKey } from '#app/lib/http/query-client.ts';

/**
 * What the card provider takes a payment of this order with. The server keeps to one payment an order;
 * being a query with a key of its own, it is also asked for once by one page.
 */
export const secretQuery = (uid: string, order: Order, idempotencyKey: string) =>
  queryOptions({
    queryKey: privateKey(uid, 'payment-secret', order._id, idempotencyKey),
    queryFn: ({ signal }) =>
      call(calls.createPayment, {
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
