import { AdminOverview, type AdminOverviewProps } from '../sections/AdminOverview/AdminOverview.tsx';
import type { AdminOrderView } from '../sections/AdminOrderTable/admin-order-view.ts';
import type { Remote } from '../remote.ts';
import { FromApi } from './FromApi.tsx';

type Loaded<Field extends 'tallies' | 'days' | 'lowStock'> =
  AdminOverviewProps[Field] extends Remote<infer Value> ? Value : never;

interface Figures {
  byStatus: Loaded<'tallies'>;
  days: Loaded<'days'>;
  lowStock: Loaded<'lowStock'>;
}

function partOf<Whole, Value>(remote: Remote<Whole>, pick: (whole: Whole) => Value): Remote<Value> {
  return remote.status === 'ready' ? { status: 'ready', value: pick(remote.value) } : remote;
}

/** The admin's overview as the app will have it: one call for the figures, one for the newest orders. */
export function OverviewFromApi({ story }: { story: string }) {
  return (
    <FromApi<Figures> story={story} path="/order-stats">
      {(figures) => (
        <FromApi<readonly AdminOrderView[]> story={story} path="/get-orders?limit=5">
          {(newest) => (
            <AdminOverview
              tallies={partOf(figures, ({ byStatus }) => byStatus)}
              days={partOf(figures, ({ days }) => days)}
              lowStock={partOf(figures, ({ lowStock }) => lowStock)}
              newest={newest}
              ordersHref="/admin-dashboard/manage-order"
              toConfirmHref="/admin-dashboard/manage-order?status=pending"
              orderHref={({ _id }) => `/admin-dashboard/manage-order?search=${_id}`}
              partsHref="/admin-dashboard/mange-product"
              partHref={({ name }) => `/admin-dashboard/mange-product?search=${encodeURIComponent(name)}`}
            />
          )}
        </FromApi>
      )}
    </FromApi>
  );
}
