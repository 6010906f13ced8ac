import { useQuery } from '@tanstack/react-query';
import { orderStatuses } from '#contract/orders.ts';
import { messageOf } from '#app/lib/api-error.ts';
import { useDensity } from '#app/lib/density.ts';
import { useListCounts, useListScreen } from '#app/lib/lists/use-list-screen.ts';
import { orderStatsQuery } from '#app/lib/order-stats.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { useSignedIn } from '#app/lib/session.ts';
import { mapRemote, toRemote } from '#app/lib/to-remote.ts';
import { paths } from '#app/paths.ts';
import { AdminOrderTable } from '#ui/sections/AdminOrderTable/AdminOrderTable.tsx';
import { adminOrdersList } from './admin-orders-list.ts';
import { ordersFile } from './orders-file.ts';
import { useOrderDecisions } from './use-order-decisions.ts';

const payHref = ({ _id }: { _id: string }) => new URL(paths.payment.to(_id), window.location.origin).href;

export function ManageOrdersContainer() {
  const { uid } = useSignedIn();
  const { asked, list } = useListScreen(adminOrdersList(uid));
  const foundCounts = useListCounts(
    adminOrdersList(uid),
    ['all', ...orderStatuses],
    (status) => ({ ...asked, status }),
    { isEnabled: asked.search.trim() !== '' },
  );
  const stats = toRemote(useQuery(orderStatsQuery(uid)));
  const [density, setDensity] = useDensity(uid);
  const decisions = useOrderDecisions(uid);

  async function exportOrders() {
    try {
      saveFile('orders.csv', await ordersFile(uid, list.query));
      return null;
    } catch (error) {
      return { message: `The file could not be made. ${messageOf(error)}` };
    }
  }

  return (
    <AdminOrderTable
      {...list}
      foundCounts={foundCounts}
      tallies={mapRemote(stats, ({ byStatus }) => byStatus)}
      density={density}
      onDensityChange={setDensity}
      {...decisions}
      payHref={payHref}
      onExport={exportOrders}
    />
  );
}
