import { queryOptions } from '@tanstack/react-query';
import { OrderStats } from '#contract/order-stats.ts';
import { Orders } from '#contract/orders.ts';
import { request } from '#app/lib/api.ts';
import { leaveOnExpiry, privateKey } from '#app/lib/query-client.ts';

const newestCount = 5;

// Both begin with the key of all orders, so that whatever is done to one asks for them again.
export const orderStatsQuery = (uid: string) =>
  queryOptions({
    queryKey: privateKey(uid, 'all-orders', 'stats'),
    queryFn: ({ signal }) => request(OrderStats, { path: '/order-stats', signal }),
    staleTime: 0,
    meta: leaveOnExpiry,
  });

export const newestOrdersQuery = (uid: string) =>
  queryOptions({
    queryKey: privateKey(uid, 'all-orders', 'newest'),
    queryFn: ({ signal }) => request(Orders, { path: `/get-orders?limit=${newestCount}`, signal }),
    staleTime: 0,
    meta: leaveOnExpiry,
  });
