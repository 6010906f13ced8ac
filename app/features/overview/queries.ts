import { queryOptions } from '@tanstack/react-query';
import { Orders } from '#contract/orders.ts';
import { request } from '#app/lib/api.ts';
import { allOrdersKey } from '#app/lib/order-stats.ts';
import { leaveOnExpiry } from '#app/lib/query-client.ts';

const newestCount = 5;

export const newestOrdersQuery = (uid: string) =>
  queryOptions({
    queryKey: allOrdersKey(uid, 'newest'),
    queryFn: ({ signal }) => request(Orders, { path: `/get-orders?limit=${newestCount}`, signal }),
    staleTime: 0,
    meta: leaveOnExpiry,
  });
