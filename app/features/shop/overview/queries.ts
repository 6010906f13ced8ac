import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/http/api.ts';
import { allOrdersKey } from '#app/lib/queries/order-stats.ts';
import { alwaysFresh } from '#app/lib/http/query-client.ts';

const newest = new URLSearchParams({ limit: '5' });

export const newestOrdersQuery = (uid: string) =>
  queryOptions({
    queryKey: allOrdersKey(uid, 'newest'),
    queryFn: ({ signal }) => call('listAllOrders', { query: newest, signal }),
    ...alwaysFresh,
  });
