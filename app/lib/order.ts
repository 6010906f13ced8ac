import { queryOptions } from '@tanstack/react-query';
import { Order } from '#contract/orders.ts';
import { request } from './api.ts';
import { leaveOnExpiry, privateKey } from './query-client.ts';

/** One order of the signed-in customer. */
export const orderQuery = (uid: string, orderId: string) =>
  queryOptions({
    queryKey: privateKey(uid, 'payment', orderId),
    queryFn: ({ signal }) => request(Order, { path: `/payment/${encodeURIComponent(orderId)}`, signal }),
    staleTime: 0,
    meta: leaveOnExpiry,
  });
