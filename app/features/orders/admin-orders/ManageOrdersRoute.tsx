import { useQuery } from '@tanstack/react-query';
import { orderStatuses } from '#contract/orders/order-status.ts';
import { useDensity } from '#app/lib/ui-state/density.ts';
import { exportList } from '#app/lib/lists/export-list.ts';
import { countsIn, useListScreen } from '#app/lib/lists/use-list-screen.ts';
import { orderStatsQuery } from '#app/lib/queries/order-stats.ts';
import type { LoadOwn } from '#app/lib/auth/load-for.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { recentMs } from '#app/lib/http/query-client.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { loadOnUse } from '#ui/load-on-use.tsx';
import { mapRemote } from '#ui/remote.ts';
import { customerOrdersHref, invoiceHref, paths } from '#app/paths.ts';
import { AdminOrderTable } from '#ui/sections/orders/AdminOrderTable/AdminOrderTable.tsx';
import { publicSettings } from '#app/lib/browser/settings.ts';
import { adminOrdersList } from './admin-orders-list.ts';
import { findAllOrders } from './find-all-orders.ts';
import { useBulkJobs } from './use-bulk-jobs.ts';
import { useOrderDecisions } from './use-order-decisions.ts';

export const load: LoadOwn = (client, { uid }, url) =>
  Promise.all([
    adminOrdersList(uid).prefetch(client, url),
    client.prefetchQuery({ ...orderStatsQuery(uid), staleTime: recentMs }),
  ]);

const OrderMore = loadOnUse('order', async () => (await import('./OrderMore.tsx')).OrderMore);

const LeftOut = loadOnUse('checkoutId', async () => (await import('./LeftOut.tsx')).LeftOut);

const payHref = ({ _id }: { _id: string }) => new URL(paths.payment.to(_id), window.location.origin).href;

export function Component() {
  const { uid } = useSignedIn();
  const { list, page, asked } = useListScreen(adminOrdersList(uid));
  const stats = toRemote(useQuery(orderStatsQuery(uid)));
  const density = useDensity(uid);
  const jobs = useBulkJobs(uid);
  const { search, status, from, to, customer } = asked;
  const matching = { search, status, from, to, customer };
  const filters = adminOrdersList(uid).filtersOf(matching);
  const decisions = useOrderDecisions(uid);

  return (
    <AdminOrderTable
      {...list}
      foundCounts={countsIn(page, ['all', ...orderStatuses])}
      tallies={mapRemote(stats, ({ byStatus }) => byStatus)}
      density={density}
      decisions={decisions}
      jobs={{ ...jobs, findAll: () => findAllOrders(filters) }}
      documents={{
        payHref,
        invoiceHref,
        isReceipt: publicSettings().issuesReceipts,
        slipsHref: (orders) => `${paths.packingSlips}?orders=${orders.map(({ number }) => number).join()}`,
        allSlipsHref: `${paths.packingSlips}?${new URLSearchParams([['orders', 'all'], ...filters])}`,
      }}
      carriers={publicSettings().carriers}
      leftOutOf={(checkoutId) => <LeftOut checkoutId={checkoutId} uid={uid} />}
      moreOf={(order) => <OrderMore order={order} uid={uid} />}
      customerHref={({ email }) => customerOrdersHref(email)}
      sendsMails={publicSettings().sendsMails}
      partsHref={paths.manageProducts}
      onExport={() => exportList('exportOrders', adminOrdersList(uid), list.query)}
    />
  );
}
