import { Outlet, useLocation } from 'react-router-dom';
import { openCommands } from '#app/lib/ui-state/shortcuts.ts';
import { usePage } from '#app/lib/route-metadata.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { paths } from '#app/paths.ts';
import { DashboardShell } from '#ui/layouts/DashboardShell/DashboardShell.tsx';
import { drawerEntries } from './drawer-entries.ts';
import { useDashboardCounts } from './use-dashboard-counts.ts';

export function Component() {
  const admin = useSignedIn();
  const counts = useDashboardCounts(admin.uid);
  const { pathname } = useLocation();
  const page = usePage();
  return (
    <DashboardShell
      user={admin}
      start={drawerEntries('admin', 'start')[0]}
      entries={drawerEntries('admin', 'main', {
        [paths.adminUsers]: counts.users,
        [paths.adminOrders]: counts.orders,
        [paths.manageProducts]: counts.parts,
      })}
      accountEntries={drawerEntries('admin', 'account')}
      currentPath={pathname}
      onCommands={openCommands}
      title={page?.title?.() ?? ''}
    >
      <Outlet />
    </DashboardShell>
  );
}
