import { useQuery } from '@tanstack/react-query';
import { orderStatuses } from '#contract/order-status.ts';
import { useDensity } from '#app/lib/ui-state/density.ts';
import { exportList } from '#app/lib/lists/export-list.ts';
import { countsIn, useListScreen } from '#app/lib/lists/use-list-screen.ts';
import { orderStatsQuery } from '#app/lib/queries/order-stats.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { mapRemote } from '#ui/remote.ts';
import { customerOrdersHref, invoiceHref, paths, slipsHref } from '#app/paths.ts';
import { AdminOrderTable } from '#ui/sections/AdminOrderTable/AdminOrderTable.tsx';
import { publicSettings } from '#app/lib/browser/settings.ts';
import { OrderNotesContainer } from './OrderNotesContainer.tsx';
import { adminOrdersList } from './admin-orders-list.ts';
import { OrderMailsContainer } from './OrderMailsContainer.tsx';
import { useOrderDecisions } from './use-order-decisions.ts';

export { adminOrdersList } from './admin-orders-list.ts';

const payHref = ({ _id }: { _id: string }) => new URL(paths.payment.to(_id), window.location.origin).href;

export function Component() {
  const { uid } = useSignedIn();
  const { list, page } = useListScreen(adminOrdersList(uid));
  const stats = toRemote(useQuery(orderStatsQuery(uid)));
  const density = useDensity(uid);
  const decisions = useOrderDecisions(uid);

  return (
    <AdminOrderTable
      {...list}
      foundCounts={countsIn(page, ['all', ...orderStatuses])}
      tallies={mapRemote(stats, ({ byStatus }) => byStatus)}
      density={density}
      {...decisions}
      carriers={publicSettings().carriers}
      moreOf={(order) => (
        <>
          <OrderMailsContainer uid={uid} orderId={order._id} key={order._id} />
          <OrderNotesContainer order={order} uid={uid} />
        </>
      )}
      customerHref={({ email }) => customerOrdersHref(email)}
      partsHref={paths.manageProducts}
      payHref={payHref}
      invoiceHref={invoiceHref}
      slipsHref={slipsHref}
      onExport={() => exportList('exportOrders', adminOrdersList(uid), list.query)}
    />
  );
}
