import { useQuery } from '@tanstack/react-query';
import { orderStatsQuery } from '#app/lib/queries/order-stats.ts';
import type { LoadOwn } from '#app/lib/auth/load-for.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { recentMs } from '#app/lib/http/query-client.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { mapRemote } from '#ui/remote.ts';
import { adminOrderHref, paths } from '#app/paths.ts';
import { AdminOverview } from '#ui/sections/shop/AdminOverview/AdminOverview.tsx';
import { newestOrdersQuery } from './queries.ts';

export const load: LoadOwn = (client, { uid }) =>
  Promise.all([
    client.prefetchQuery({ ...orderStatsQuery(uid), staleTime: recentMs }),
    client.prefetchQuery({ ...newestOrdersQuery(uid), staleTime: recentMs }),
  ]);

const partHref = ({ name }: { name: string }) =>
  `${paths.manageProducts}?${new URLSearchParams({ search: name })}`;

export function Component() {
  const { uid } = useSignedIn();
  const stats = toRemote(useQuery(orderStatsQuery(uid)));
  const newest = toRemote(useQuery(newestOrdersQuery(uid)));
  return (
    <AdminOverview
      tallies={mapRemote(stats, ({ byStatus }) => byStatus)}
      days={mapRemote(stats, ({ days }) => days)}
      lowStock={mapRemote(stats, ({ lowStock }) => lowStock)}
      newest={newest}
      ordersHref={paths.adminOrders}
      toConfirmHref={`${paths.adminOrders}?status=pending`}
      orderHref={adminOrderHref}
      partsHref={paths.manageProducts}
      partHref={partHref}
    />
  );
}
