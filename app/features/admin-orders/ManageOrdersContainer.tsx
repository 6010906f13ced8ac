import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#app/lib/api-error.ts';
import { useDensity } from '#app/lib/density.ts';
import { orderStatsQuery } from '#app/lib/order-stats.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { useSignedIn } from '#app/lib/session.ts';
import { mapRemote, toRemote } from '#app/lib/to-remote.ts';
import { useListPage } from '#app/lib/use-list-page.ts';
import { paths } from '#app/paths.ts';
import { AdminOrderTable } from '#ui/sections/AdminOrderTable/AdminOrderTable.tsx';
import { orderSearchParams, orderPageSize } from './order-search-params.ts';
import { ordersFile } from './orders-file.ts';
import { ordersQuery } from './queries.ts';
import { useFoundCounts } from './use-found-counts.ts';
import { useOrderDecisions } from './use-order-decisions.ts';

const payHref = ({ _id }: { _id: string }) => new URL(paths.payment.to(_id), window.location.origin).href;

export function ManageOrdersContainer() {
  const { uid } = useSignedIn();
  const { asked, page, list } = useListPage(orderSearchParams, (asked) => ordersQuery(uid, asked));
  const stats = toRemote(useQuery(orderStatsQuery(uid)));
  const [density, setDensity] = useDensity(uid);
  const decisions = useOrderDecisions(uid);

  async function exportOrders() {
    try {
      saveFile('orders.csv', await ordersFile(list.query));
      return null;
    } catch (error) {
      return { message: `The file could not be made. ${messageOf(error)}` };
    }
  }

  return (
    <AdminOrderTable
      orders={page}
      {...list}
      foundCounts={useFoundCounts(uid, asked.search)}
      tallies={mapRemote(stats, ({ byStatus }) => byStatus)}
      pageSize={orderPageSize}
      density={density}
      onDensityChange={setDensity}
      {...decisions}
      payHref={payHref}
      onExport={exportOrders}
    />
  );
}
