import { Outlet, useLocation } from 'react-router-dom';
import { openCommands } from '#app/lib/command-palette.ts';
import { useRouteHandle } from '#app/lib/route-metadata.ts';
import { useSignedIn } from '#app/lib/session.ts';
import { paths } from '#app/paths.ts';
import { DashboardShell } from '#ui/layouts/DashboardShell/DashboardShell.tsx';
import { useDashboardCounts } from './use-dashboard-counts.ts';

const start = { href: paths.adminDashboard, label: 'Overview', icon: 'dashboard' } as const;

const accountEntries = [{ href: paths.adminProfile, label: 'My Profile', icon: 'user' }] as const;

export function Component() {
  const admin = useSignedIn();
  const counts = useDashboardCounts(admin.uid);
  const { pathname } = useLocation();
  const { title = 'Dashboard' } = useRouteHandle();
  return (
    <DashboardShell
      user={admin}
      start={start}
      entries={[
        { href: paths.adminUsers, label: 'All User', icon: 'users', count: counts.users },
        { href: paths.adminOrders, label: 'Manage All Order', icon: 'order', count: counts.orders },
        { href: paths.addProduct, label: 'Add a Product', icon: 'package-plus' },
        { href: paths.manageProducts, label: 'Manage Products', icon: 'boxes', count: counts.parts },
      ]}
      accountEntries={accountEntries}
      currentPath={pathname}
      onCommands={openCommands}
      title={title}
    >
      <Outlet />
    </DashboardShell>
  );
}
