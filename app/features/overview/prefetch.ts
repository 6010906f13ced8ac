import type { QueryClient } from '@tanstack/react-query';
import { orderStatsQuery } from '#app/lib/queries/order-stats.ts';
import { recentMs } from '#app/lib/routing/prefetch.ts';
import { newestOrdersQuery } from './queries.ts';

/** Requests all data of the overview. Resolves when it is in `client` or has failed. */
export const loadOverview = (client: QueryClient, uid: string) =>
  Promise.all([
    client.prefetchQuery({ ...orderStatsQuery(uid), staleTime: recentMs }),
    client.prefetchQuery({ ...newestOrdersQuery(uid), staleTime: recentMs }),
  ]);
