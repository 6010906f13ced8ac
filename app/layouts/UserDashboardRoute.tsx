import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router-dom';
import { ordersList } from '#app/features/orders/orders-list.ts';
import { openCommands } from '#app/lib/ui-state/command-palette.ts';
import { useRouteHandle } from '#app/lib/route-metadata.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { paths } from '#app/paths.ts';
import * as common from '#messages/common.ts';
import { DashboardShell } from '#ui/layouts/DashboardShell/DashboardShell.tsx';

const accountEntries = [{ href: paths.myProfile, label: common.myProfile(), icon: 'user' }] as const;

export function Component() {
  const customer = useSignedIn();
  const { pathname } = useLocation();
  const { title = common.myOrders() } = useRouteHandle();
  const { data: orders } = useQuery(ordersList(customer).countQuery());
  return (
    <DashboardShell
      user={customer}
      entries={[
        { href: paths.myOrders, label: common.myOrders(), icon: 'package', count: orders },
        { href: paths.addReview, label: common.addAReview(), icon: 'star' },
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
