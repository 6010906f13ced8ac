import { useQuery } from '@tanstack/react-query';
import { orderStatsQuery } from '#app/lib/queries/order-stats.ts';

/** Counts for the entries of the admin navigation. Undefined while they are unknown. */
export function useDashboardCounts(uid: string) {
  const { data: stats } = useQuery(orderStatsQuery(uid));
  const orders = stats && Object.values(stats.byStatus).reduce((sum, { count }) => sum + count, 0);
  return { users: stats?.users, orders, parts: stats?.parts };
}
