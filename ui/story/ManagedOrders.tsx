import { useState, type ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import type { Density } from '../components/DensitySwitch/DensitySwitch.tsx';
import { ToastRegion, type Toast } from '../components/ToastRegion/ToastRegion.tsx';
import { AdminOrderTable } from '../sections/AdminOrderTable/AdminOrderTable.tsx';
import type {
  AdminOrdersQuery,
  AdminOrderView,
  OrderTallies,
} from '../sections/AdminOrderTable/admin-order-view.ts';
import type { Remote } from '../remote.ts';
import { FromApi, FromApiList } from './FromApi.tsx';
import { ask, wordsOf } from './send.ts';

const pageSize = 12;

export interface ManagedOrdersProps {
  story: string;
  initialQuery?: Partial<AdminOrdersQuery>;
  initialDensity?: Density;
  onQueryChange?(query: AdminOrdersQuery): void;
  onConfirm?(order: AdminOrderView): void;
  onDelete?(order: AdminOrderView): void;
  onExport?(query: AdminOrdersQuery): void;
  /** Draws what stands around the section. */
  children?(section: ReactNode, stats: Remote<OrderFigures>): ReactNode;
}

const fresh: AdminOrdersQuery = { search: '', status: 'all', sort: null, page: 1 };

function pathOf({ search, status, sort, page }: AdminOrdersQuery): `/${string}` {
  const params = new URLSearchParams({ limit: String(pageSize), page: String(page) });
  if (search !== '') params.set('search', search);
  if (status !== 'all') params.set('status', status);
  if (sort !== null) params.set('sort', `${sort.isDescending ? '-' : ''}${sort.by}`);
  return `/get-orders?${params.toString()}`;
}

const isModified = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'modifiedCount' in answer && answer.modifiedCount === 1;

export interface OrderFigures {
  byStatus: OrderTallies;
}

/** The admin's orders as the app will have them: the query asks the story's API, actions are sent to it. */
export function ManagedOrders(props: ManagedOrdersProps) {
  const { story, initialQuery, initialDensity = 'comfortable', children = (section) => section } = props;
  const [query, setQuery] = useState<AdminOrdersQuery>({ ...fresh, ...initialQuery });
  const [density, setDensity] = useState(initialDensity);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  const say = (text: string) =>
    setToasts((before) => [...before, { id: String(before.length), tone: 'positive', text }]);

  async function confirm(order: AdminOrderView) {
    props.onConfirm?.(order);
    const { isOk, answer } = await ask(story, { method: 'PATCH', path: `/confirm-order/${order._id}` });
    if (!isOk) return { message: wordsOf(answer) };
    if (!isModified(answer)) return { message: messages.orderNotAccepted };
    say(messages.orderAccepted);
    return null;
  }

  async function remove(order: AdminOrderView) {
    props.onDelete?.(order);
    const { isOk, answer } = await ask(story, { method: 'DELETE', path: `/orders/${order._id}` });
    if (!isOk) return { message: wordsOf(answer) };
    say(messages.orderDeleted);
    return null;
  }

  return (
    <FromApi<OrderFigures> story={story} path="/order-stats">
      {(stats) => (
        <FromApiList<AdminOrderView> story={story} path={pathOf(query)}>
          {(orders, isRefreshing) => (
            <>
              {children(
                <AdminOrderTable
                  orders={orders}
                  tallies={stats.status === 'ready' ? { ...stats, value: stats.value.byStatus } : stats}
                  isRefreshing={isRefreshing}
                  query={query}
                  pageSize={pageSize}
                  density={density}
                  onDensityChange={setDensity}
                  onQueryChange={(next) => {
                    props.onQueryChange?.(next);
                    setQuery(next);
                  }}
                  onConfirm={confirm}
                  onDelete={remove}
                  payHref={({ _id }) => `https://norholt.example/payment/${_id}`}
                  onExport={() => {
                    props.onExport?.(query);
                    return Promise.resolve(null);
                  }}
                />,
                stats,
              )}
              <ToastRegion
                toasts={toasts}
                onDismiss={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))}
              />
            </>
          )}
        </FromApiList>
      )}
    </FromApi>
  );
}
