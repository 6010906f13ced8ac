import { queryOptions } from '@tanstack/react-query';
import * as calls from '#contract/calls.ts';
import { call } from '../http/api.ts';
import { leaveOnExpiry, privateKey } from '../http/query-client.ts';

/** One order of the signed-in customer. */
export const orderQuery = (uid: string, orderId: string) =>
  queryOptions({
    queryKey: privateKey(uid, 'payment', orderId),
    queryFn: ({ signal }) => call(calls.findOrder, { params: { id: orderId }, signal }),
    staleTime: 0,
    meta: leaveOnExpiry,
  });
