import { useQuery } from '@tanstack/react-query';
import { adminPartsList } from '#app/features/admin-parts/admin-parts-list.ts';
import { usersList } from '#app/features/users/users-list.ts';
import { orderStatsQuery } from '#app/lib/queries/order-stats.ts';

/** Counts for the entries of the admin navigation. Undefined while a count is unknown. */
export function useDashboardCounts(uid: string) {
  const { data: users } = useQuery(usersList(uid).countQuery());
  const { data: stats } = useQuery(orderStatsQuery(uid));
  const { data: parts } = useQuery(adminPartsList.countQuery());
  const orders = stats && Object.values(stats.byStatus).reduce((sum, { count }) => sum + count, 0);
  return { users, orders, parts };
}
