import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/api.ts';
import { alwaysFresh, privateKey } from '../http/query-client.ts';

/** One order of the signed-in customer. */
export const orderQuery = (uid: string, orderId: string) =>
  queryOptions({
    queryKey: privateKey(uid, 'payment', orderId),
    queryFn: ({ signal }) => call('findOrder', { params: { id: orderId }, signal }),
    ...alwaysFresh,
  });
