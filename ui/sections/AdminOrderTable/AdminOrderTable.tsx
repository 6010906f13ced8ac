import { useId, useRef, useState } from 'react';
import { BulkBar } from '#ui/components/BulkBar/BulkBar.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { DensitySwitch, type Density } from '#ui/components/DensitySwitch/DensitySwitch.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState/ErrorState.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { ListToolbar } from '#ui/components/ListToolbar/ListToolbar.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { PageHeader } from '#ui/components/PageHeader/PageHeader.tsx';
import { Pagination } from '#ui/components/Pagination/Pagination.tsx';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { StatStrip } from '#ui/components/StatStrip/StatStrip.tsx';
import { Table } from '#ui/components/Table/Table.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import type { ListPage } from '#ui/list-page.ts';
import type { Remote } from '#ui/remote.ts';
import type { Failure } from '../failure.ts';
import { useKeptRows } from '../use-kept-rows.ts';
import type { OrderCounts } from '../OrderTable/order-query.ts';
import type { AdminOrdersQuery, AdminOrderView, OrderTallies } from './admin-order-view.ts';
import { nameOf } from './admin-order-view.ts';
import * as styles from './AdminOrderTable.css.ts';
import { BulkDeleteDialog } from './BulkDeleteDialog.tsx';
import { BulkResults } from './BulkResults.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderDrawer } from './OrderDrawer.tsx';
import { overviewTiles } from './overview-tiles.ts';
import { isUnderWay, reasonToSkip, useBulk } from './use-bulk.ts';
import { useOrderActions } from './use-order-actions.ts';
import { useSelection } from './use-selection.ts';

export interface AdminOrderTableProps {
  orders: Remote<ListPage<AdminOrderView>>;
  /** Of all orders, whatever the query. */
  tallies: Remote<OrderTallies>;
  /** How many orders match the search, in all and in each state; null while that is not known. */
  foundCounts?: OrderCounts | null;
  /** Another page is on its way; the one at hand stays until then. */
  isRefreshing?: boolean;
  query: AdminOrdersQuery;
  /** Called with every keystroke of the search; whoever asks a server waits a little. */
  onQueryChange(query: AdminOrdersQuery): void;
  pageSize: number;
  density: Density;
  onDensityChange(density: Density): void;
  /** Resolves to why not when the order was not confirmed. */
  onConfirm(order: AdminOrderView): Promise<Failure | null>;
  /** Resolves to why not when the order still stands. */
  onDelete(order: AdminOrderView): Promise<Failure | null>;
  /** The full address where the customer pays an unpaid order. */
  payHref?(order: AdminOrderView): string;
  /** Fetches a file of exactly the orders that the query is for. */
  onExport?(): Promise<Failure | null>;
}

const states = [
  { value: 'unpaid', label: 'Unpaid' },
  { value: 'pending', label: 'Pending' },
  { value: 'shipped', label: 'Shipped' },
] as const;

const nothing = <Drawing name="bearing" variant="missing" />;

const countsOf = ({ unpaid, pending, shipped }: OrderTallies): OrderCounts => ({
  all: unpaid.count + pending.count + shipped.count,
  unpaid: unpaid.count,
  pending: pending.count,
  shipped: shipped.count,
});

const everything: AdminOrdersQuery = { search: '', status: 'all', sort: null, page: 1 };

/** Everybody's orders: what waits, what each one is, and what an admin does with one or many of them. */
export function AdminOrderTable(props: AdminOrderTableProps) {
  const { orders, tallies, isRefreshing = false, query, pageSize, density, onDensityChange } = props;
  const { payHref, onExport } = props;
  const kept = useKeptRows({ list: orders, query, isRefreshing });
  const { rows, total } = kept;
  const actions = useOrderActions(props, kept);
  const selection = useSelection();
  const bulk = useBulk({
    confirm: (order) => thenDeselect(order, actions.confirm(order)),
    delete: (order) => thenDeselect(order, actions.remove(order)),
  });
  const [opened, setOpened] = useState<AdminOrderView | null>(null);
  const [asked, setAsked] = useState<AdminOrderView | null>(null);
  const [askedMany, setAskedMany] = useState<readonly AdminOrderView[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shippedReasonId = useId();

  async function thenDeselect(order: AdminOrderView, result: Promise<Failure | null>) {
    const refused = await result;
    if (refused === null) selection.toggle([order], false);
    return refused;
  }

  const ask = (change: Partial<AdminOrdersQuery>) => props.onQueryChange({ ...query, page: 1, ...change });

  const page = orders.status === 'ready' ? orders.value : null;
  const counts =
    query.search.trim() === ''
      ? tallies.status === 'ready'
        ? countsOf(tallies.value)
        : null
      : (props.foundCounts ?? null);

  const chosen = selection.orders;
  const toConfirm = chosen.filter((order) => reasonToSkip('confirm', order) === null).length;
  const toDelete = chosen.filter((order) => reasonToSkip('delete', order) === null).length;
  const isBulkRunning = isUnderWay(bulk.run);
  const shownInDrawer = opened && (rows?.find(({ _id }) => _id === opened._id) ?? opened);

  return (
    <div className={styles.page} data-density={density}>
      <PageHeader
        title="Manage All Order"
        headingRef={heading}
        actions={onExport && <ExportButton onExport={onExport} />}
      />
      <StatStrip tiles={overviewTiles(tallies)} />
      <div className={styles.list}>
        <ListToolbar end={<DensitySwitch value={density} onChange={onDensityChange} />}>
          <SearchField
            label="Search orders"
            placeholder="Search product, customer, number"
            value={query.search}
            onChange={(search) => ask({ search })}
          />
          <SegmentedControl<AdminOrdersQuery['status']>
            label="Show orders"
            value={query.status}
            options={[
              { value: 'all', label: 'All', count: counts && counts.all },
              ...states.map(({ value, label }) => ({ value, label, count: counts && counts[value] })),
            ]}
            onChange={(status) => ask({ status })}
          />
        </ListToolbar>
        {orders.status === 'error' ? (
          <ErrorState
            title="Orders could not be loaded"
            text={orders.message ?? 'Nothing you did is lost.'}
            requestId={orders.requestId}
            drawing={<Drawing name="gear" variant="missing" />}
            onRetry={orders.onRetry}
          />
        ) : rows !== null && rows.length === 0 ? (
          <NothingToShow query={query} total={total} onAsk={props.onQueryChange} />
        ) : (
          <>
            <VisuallyHidden>
              <span id={shippedReasonId}>Shipped already: nothing is left to confirm.</span>
            </VisuallyHidden>
            <Table<AdminOrderView>
              label="Manage All Order"
              columns={orderColumns({
                shippedReasonId,
                refusals: actions.refusals,
                isBusy: actions.isBusy,
                onConfirm: (order) => void actions.confirm(order),
                onDelete: setAsked,
              })}
              rows={rows}
              rowId={({ _id }) => _id}
              firstNumber={(query.page - 1) * pageSize + 1}
              skeletonRows={9}
              isBusy={isRefreshing}
              sort={{ order: query.sort, onChange: (sort) => ask({ sort }) }}
              selection={{
                selected: selection.ids,
                onToggle: (order, isSelected) => selection.toggle([order], isSelected),
                onToggleAll: selection.toggle,
                labelOf: nameOf,
              }}
              onOpen={setOpened}
              outcomeOf={kept.outcomeOf}
            />
            {page === null ? (
              <VisuallyHidden>
                <span role="status">Loading orders</span>
              </VisuallyHidden>
            ) : (
              <Pagination
                label="Pages of orders"
                page={query.page}
                pageSize={pageSize}
                total={total}
                isCapped={page.isCapped}
                onPageChange={(number) => ask({ page: number })}
              />
            )}
          </>
        )}
        <BulkBar
          count={isBulkRunning ? 0 : chosen.length}
          noun="order"
          results={
            bulk.run && (
              <BulkResults
                run={bulk.run}
                onRetry={() => void bulk.retry()}
                onDismiss={() => {
                  bulk.dismiss();
                  heading.current?.focus();
                }}
              />
            )
          }
          onClear={selection.clear}
        >
          <Button
            size="sm"
            tone="solid"
            isDisabled={toConfirm === 0}
            onPress={() => void bulk.start('confirm', chosen)}
          >
            Confirm {formatCount(toConfirm)}
          </Button>
          <Button size="sm" isDisabled={toDelete === 0} onPress={() => setAskedMany(chosen)}>
            Delete {formatCount(toDelete)}
          </Button>
        </BulkBar>
      </div>
      <OrderDrawer
        order={shownInDrawer}
        isConfirming={shownInDrawer !== null && actions.isBusy(shownInDrawer)}
        refusal={shownInDrawer ? actions.refusals.get(shownInDrawer._id) : undefined}
        payHref={payHref}
        onConfirm={(order) => void actions.confirm(order)}
        onDelete={setAsked}
        onClose={() => setOpened(null)}
      />
      <DeleteDialog
        order={asked}
        fallbackFocus={heading}
        onDelete={(order) => thenDeselect(order, actions.remove(order))}
        onDeleted={() => {
          setAsked(null);
          setOpened(null);
        }}
        onClose={() => setAsked(null)}
      />
      <BulkDeleteDialog
        orders={askedMany}
        onConfirm={() => {
          setAskedMany(null);
          if (askedMany) void bulk.start('delete', askedMany);
        }}
        onClose={() => setAskedMany(null)}
      />
    </div>
  );
}

interface NothingToShowProps {
  query: AdminOrdersQuery;
  total: number;
  onAsk(query: AdminOrdersQuery): void;
}

function NothingToShow({ query, total, onAsk }: NothingToShowProps) {
  if (total > 0) {
    return (
      <EmptyState
        title="Nothing is left on this page"
        text="The list has become shorter meanwhile."
        drawing={nothing}
        action={<Button onPress={() => onAsk({ ...query, page: 1 })}>First page</Button>}
      />
    );
  }
  if (query.search.trim() !== '' || query.status !== 'all') {
    return (
      <EmptyState
        title="No order matches"
        text="Try fewer letters, or search all orders."
        drawing={nothing}
        action={<Button onPress={() => onAsk({ ...everything, sort: query.sort })}>Show all orders</Button>}
      />
    );
  }
  return (
    <EmptyState
      title="No orders yet"
      text="Orders appear here as soon as customers place them."
      drawing={nothing}
    />
  );
}

function ExportButton({ onExport }: { onExport(): Promise<Failure | null> }) {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function start() {
    setIsPending(true);
    setFailure(null);
    try {
      setFailure(await onExport());
    } finally {
      setIsPending(false);
    }
  }

  return (
    <>
      {failure && <Notice tone="critical">{failure.message}</Notice>}
      <Button icon={<Icon name="download" />} isPending={isPending} onPress={() => void start()}>
        Export CSV
      </Button>
    </>
  );
}
