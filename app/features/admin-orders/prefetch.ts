import type { QueryClient } from '@tanstack/react-query';
import { orderStatsQuery } from '#app/lib/order-stats.ts';
import { recentMs } from '#app/lib/prefetch.ts';
import { orderSearchParams } from './order-search-params.ts';
import { ordersQuery } from './queries.ts';

/** The orders that an address asks for, and their tallies; done when they are in `client`, or have failed. */
export const loadOrders = (client: QueryClient, uid: string, { searchParams }: URL) =>
  Promise.all([
    client.prefetchQuery({ ...ordersQuery(uid, orderSearchParams.parse(searchParams)), staleTime: recentMs }),
    client.prefetchQuery({ ...orderStatsQuery(uid), staleTime: recentMs }),
  ]);
