import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { ordersList } from '#app/features/orders/orders/orders-list.ts';
import { usePage } from '#app/lib/route-metadata.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { paths } from '#app/paths.ts';
import { DashboardShell } from '#ui/layouts/DashboardShell/DashboardShell.tsx';
import { drawerEntries } from './drawer-entries.ts';

export function Component() {
  const customer = useSignedIn();
  const page = usePage();
  const { data: orders } = useQuery(ordersList(customer).countQuery());
  return (
    <DashboardShell
      user={customer}
      entries={drawerEntries('customer', 'main', { [paths.myOrders]: orders })}
      accountEntries={drawerEntries('customer', 'account')}
      currentPath={page?.path ?? ''}
      title={page?.title?.() ?? ''}
    >
      <Outlet />
    </DashboardShell>
  );
}
