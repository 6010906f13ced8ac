import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { messages } from '#contract/messages.ts';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState/ErrorState.tsx';
import { Figure } from '#ui/components/Figure/Figure.tsx';
import { formatCount } from '#ui/components/Figure/format-count.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Segment } from '#ui/components/Segment/Segment.tsx';
import { StatStrip } from '#ui/components/StatStrip/StatStrip.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import type { Remote } from '#ui/remote.ts';
import type { Failure } from '../failure.ts';
import type { OrderView } from '../order-view.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { countOrders, orderStates, type OrderState } from './count-orders.ts';
import { OrderRow, OrderRowSkeleton } from './OrderRow.tsx';
import * as styles from './OrderTable.css.ts';

export interface OrderTableProps {
  orders: Remote<readonly OrderView[]>;
  payHref(order: OrderView): string;
  /** Resolves to why not when the order still stands. */
  onCancel(order: OrderView): Promise<Failure | null>;
  /** Where parts are ordered. */
  shopHref: string;
}

type Filter = 'all' | OrderState;

const stateLabels = { unpaid: 'Unpaid', pending: 'Pending', shipped: 'Shipped' } as const;
const columns = [
  { kind: 'index', label: '#' },
  { kind: 'name', label: 'Product Name' },
  { kind: 'quantity', label: 'Quantity' },
  { kind: 'total', label: 'Total Price' },
  { kind: 'address', label: 'Address' },
  { kind: 'payment', label: 'Payment' },
  { kind: 'status', label: 'Status' },
] as const;

const nothingShown = {
  unpaid: 'Nothing to pay',
  pending: 'Nothing pending',
  shipped: 'Nothing shipped yet',
} as const;

/** A customer's orders: what they add up to, each with where it stands, and what can still be done. */
export function OrderTable({ orders, payHref, onCancel, shopHref }: OrderTableProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [asked, setAsked] = useState<OrderView | null>(null);
  const [cancelled, setCancelled] = useState<OrderView | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const rows = orders.status === 'ready' ? orders.value : [];
  const isCancelledGone = cancelled !== null && !rows.some(({ _id }) => _id === cancelled._id);

  // The button that had the focus has left together with its row.
  useEffect(() => {
    if (isCancelledGone) heading.current?.focus();
  }, [isCancelledGone]);

  if (orders.status === 'ready' && rows.length === 0) {
    return (
      <Page heading={heading}>
        <Removed order={isCancelledGone ? cancelled : null} />
        <EmptyState
          title="No orders yet"
          text="What you order stands here, with its payment and where it is."
          drawing={<Drawing name="bearing" variant="missing" />}
          action={
            <LinkButton href={shopHref} tone="primary">
              {messages.labels.ourParts}
            </LinkButton>
          }
        />
      </Page>
    );
  }

  const newOrder = (
    <LinkButton href={shopHref} icon={<Icon name="plus" />}>
      New order
    </LinkButton>
  );

  if (orders.status === 'error') {
    return (
      <Page heading={heading} action={newOrder}>
        <ErrorState
          title="Orders could not be loaded"
          text={orders.message ?? 'Nothing you did is lost.'}
          requestId={orders.requestId}
          drawing={<Drawing name="gear" variant="missing" />}
          onRetry={orders.onRetry}
        />
      </Page>
    );
  }

  const isLoading = orders.status === 'loading';
  const counts = countOrders(rows);
  const shown = filter === 'all' ? rows : rows.filter(({ status }) => status === filter);

  return (
    <Page heading={heading} action={newOrder}>
      <Removed order={isCancelledGone ? cancelled : null} />
      <StatStrip
        tiles={[
          { label: 'Orders', figure: isLoading ? null : rows.length },
          ...orderStates.map((state) => ({
            label: stateLabels[state],
            figure: isLoading ? null : counts[state].count,
            amount: isLoading ? undefined : counts[state].total,
          })),
        ]}
      />
      <div className={styles.list}>
        <Segment<Filter>
          label="Show orders"
          value={filter}
          options={[
            { value: 'all', label: 'All', count: isLoading ? null : rows.length },
            ...orderStates.map((state) => ({
              value: state,
              label: stateLabels[state],
              count: isLoading ? null : counts[state].count,
            })),
          ]}
          onChange={setFilter}
        />
        {!isLoading && filter !== 'all' && shown.length === 0 ? (
          <EmptyState title={nothingShown[filter]} text="Your other orders stand under All." />
        ) : (
          <table
            className={styles.table}
            role="table"
            aria-label="My Orders"
            aria-busy={isLoading || undefined}
          >
            <thead className={styles.head} role="rowgroup">
              <tr role="row">
                {columns.map(({ kind, label }) => (
                  <th key={label} className={styles.headCell[kind]} role="columnheader" scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className={styles.body} role="rowgroup">
              {isLoading
                ? [1, 2, 3, 4, 5].map((number) => <OrderRowSkeleton key={number} />)
                : shown.map((order, index) => (
                    <OrderRow
                      key={order._id}
                      order={order}
                      number={index + 1}
                      payHref={payHref(order)}
                      onCancel={() => setAsked(order)}
                    />
                  ))}
            </tbody>
          </table>
        )}
        <p className={styles.foot} role="status">
          {isLoading ? (
            <VisuallyHidden>Loading orders</VisuallyHidden>
          ) : (
            <Shown shown={shown.length} of={rows.length} />
          )}
        </p>
      </div>
      <CancelDialog
        order={asked}
        onCancel={onCancel}
        onClose={() => setAsked(null)}
        onCancelled={(order) => {
          setAsked(null);
          setCancelled(order);
        }}
      />
    </Page>
  );
}

interface PageProps {
  heading: RefObject<HTMLHeadingElement | null>;
  action?: ReactNode;
  children: ReactNode;
}

function Page({ heading, action, children }: PageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.pageHead}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          My Orders
        </h1>
        {action}
      </div>
      {children}
    </div>
  );
}

function Removed({ order }: { order: OrderView | null }) {
  return (
    <VisuallyHidden>
      <span role="status">{order && `The order of ${order.productName} is cancelled`}</span>
    </VisuallyHidden>
  );
}

function Shown({ shown, of }: { shown: number; of: number }) {
  return (
    <>
      <Figure>{shown === 0 ? '0' : `1–${formatCount(shown)}`}</Figure> of <Figure>{formatCount(of)}</Figure>
    </>
  );
}
