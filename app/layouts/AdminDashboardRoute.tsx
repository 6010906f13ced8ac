import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { orderStatsQuery } from '#app/lib/queries/order-stats.ts';
import { usePage } from '#app/lib/route-metadata.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { paths } from '#app/paths.ts';
import { DashboardShell } from '#ui/layouts/DashboardShell/DashboardShell.tsx';
import { drawerEntries } from './drawer-entries.ts';

export function Component() {
  const admin = useSignedIn();
  const { data: stats } = useQuery(orderStatsQuery(admin.uid));
  const orders = stats && Object.values(stats.byStatus).reduce((sum, { count }) => sum + count, 0);
  const page = usePage();
  return (
    <DashboardShell
      user={admin}
      start={drawerEntries('admin', 'start')[0]}
      entries={drawerEntries('admin', 'main', {
        [paths.adminUsers]: stats?.users,
        [paths.adminOrders]: orders,
        [paths.manageProducts]: stats?.parts,
      })}
      accountEntries={drawerEntries('admin', 'account')}
      // A page about one item belongs to the entry of its list.
      currentPath={page?.path.replace(/\/:\w+$/, '') ?? ''}
      title={page?.title?.() ?? ''}
    >
      <Outlet />
    </DashboardShell>
  );
}
