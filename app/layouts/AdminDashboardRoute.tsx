import { Outlet, useLocation } from 'react-router-dom';
import { openCommands } from '#app/lib/ui-state/command-palette.ts';
import { useRouteHandle } from '#app/lib/route-metadata.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { paths } from '#app/paths.ts';
import * as common from '#messages/common.ts';
import { DashboardShell } from '#ui/layouts/DashboardShell/DashboardShell.tsx';
import { useDashboardCounts } from './use-dashboard-counts.ts';

const start = { href: paths.adminDashboard, label: common.overview(), icon: 'dashboard' } as const;

const accountEntries = [{ href: paths.adminProfile, label: common.myProfile(), icon: 'user' }] as const;

export function Component() {
  const admin = useSignedIn();
  const counts = useDashboardCounts(admin.uid);
  const { pathname } = useLocation();
  const { title = common.dashboard() } = useRouteHandle();
  return (
    <DashboardShell
      user={admin}
      start={start}
      entries={[
        { href: paths.adminUsers, label: common.allUser(), icon: 'users', count: counts.users },
        { href: paths.adminOrders, label: common.manageAllOrder(), icon: 'order', count: counts.orders },
        { href: paths.addProduct, label: common.addAProduct(), icon: 'package-plus' },
        { href: paths.manageProducts, label: common.manageProducts(), icon: 'boxes', count: counts.parts },
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
