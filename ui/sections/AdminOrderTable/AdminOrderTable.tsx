import { useId, useRef, useState, type ReactNode } from 'react';
import type { BulkAction, BulkJob } from '#contract/bulk-jobs.ts';
import { limits } from '#contract/limits.ts';
import type { Carrier } from '#contract/carriers.ts';
import type { AdminOrderFilters } from '#contract/list-filters.ts';
import type { OrderTallies } from '#contract/order-stats.ts';
import type { AdminOrderStatus } from '#contract/order-status.ts';
import type { AdminOrder } from '#contract/orders.ts';
import type { ShipmentFields } from '#contract/shipment-change.ts';
import * as m from '#messages/admin-order-table.js';
import * as common from '#messages/common.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { loadOnUse } from '#ui/load-on-use.tsx';
import type { Remote } from '#ui/remote.ts';
import type { ActionError } from '../form/action-error.ts';
import { useRunOnce } from '../form/use-run-once.ts';
import type { ListProps } from '../ListScreen/list-state.ts';
import { ExportButton } from '../ListScreen/ExportButton.tsx';
import { ListScreen } from '../ListScreen/ListScreen.tsx';
import { useKeptRows } from '../ListScreen/use-kept-rows.ts';
import { countsOf, nameOf, type OrderCounts } from '../order/order-counts.ts';
import type { OrderDocumentsProps } from '../order/OrderDocuments.tsx';
import { BulkBar } from './BulkBar.tsx';
import { JobPanel, type JobPanelProps } from './JobPanel.tsx';
import { BulkResults } from './BulkResults.tsx';
import { orderColumns } from './order-columns.tsx';
import { isNarrowed, OrderFilters } from './OrderFilters.tsx';
import { overviewTiles } from './overview-tiles.ts';
import { PrintSlips } from './PrintSlips.tsx';
import { isUnderWay, reasonToSkip, useBulk } from './use-bulk.ts';
import { useOrderActions } from './use-order-actions.ts';
import { useSelection } from './use-selection.ts';

export interface AdminOrderTableProps
  extends ListProps<AdminOrder, AdminOrderFilters>, Omit<OrderDocumentsProps, 'order'> {
  /** Figures of all orders, whatever the query. */
  tallies: Remote<OrderTallies>;
  /** The number of orders that match the search, in total and by state; null while unknown. */
  foundCounts?: OrderCounts | null;
  /** Resolves to the error if the order was not confirmed. */
  onConfirm(order: AdminOrder, shipment?: ShipmentFields): Promise<ActionError | null>;
  /** Resolves to the error if carrier and tracking were not changed. */
  onChangeShipment(order: AdminOrder, shipment: ShipmentFields): Promise<ActionError | null>;
  /** The carriers to choose from. */
  carriers?: readonly Carrier[];
  /** What the drawer shows below the details of an order. */
  moreOf?(order: AdminOrder): ReactNode;
  /** Resolves to the error if the order was not deleted. */
  onDelete(order: AdminOrder): Promise<ActionError | null>;
  /** The orders of the customer of an order. */
  customerHref(order: AdminOrder): string;
  /** The packing slips of all orders of the query. */
  allSlipsHref?: string;
  /** The actions on many orders that run or have ended. */
  jobs?: readonly BulkJob[];
  /** Starts an action on all orders of the query, which are `count`. Resolves to the error if it did not start. */
  onStartJob(action: BulkAction, count: number): Promise<ActionError | null>;
  onEndJob: JobPanelProps['onEnd'];
  findSkipped: JobPanelProps['findSkipped'];
  /** Where an admin sees what is on sale. */
  partsHref: string;
  /** The full address where the customer pays an unpaid order. */
  payHref?(order: AdminOrder): string;
  /** Downloads exactly the orders of the query as a file. */
  onExport?(): Promise<ActionError | null>;
}

const BulkDeleteDialog = loadOnUse(
  'orders',
  async () => (await import('./BulkDeleteDialog.tsx')).BulkDeleteDialog,
);
const DeleteAllDialog = loadOnUse(
  'about',
  async () => (await import('./DeleteAllDialog.tsx')).DeleteAllDialog,
);
const DeleteDialog = loadOnUse('about', async () => (await import('./DeleteDialog.tsx')).DeleteDialog);
const AdminOrderDrawer = loadOnUse(
  'order',
  async () => (await import('./AdminOrderDrawer.tsx')).AdminOrderDrawer,
);

const ShipmentDialog = loadOnUse(
  'order',
  async () => (await import('../order/ShipmentDialog.tsx')).ShipmentDialog,
);

const noCarriers: readonly Carrier[] = [];

const states = [
  { value: 'unpaid', label: m.unpaid(), noneTitle: m.noneUnpaid() },
  { value: 'pending', label: common.pending(), noneTitle: m.nonePending() },
  { value: 'shipped', label: common.shipped(), noneTitle: m.noneShipped() },
  { value: 'cancelled', label: common.cancelled(), noneTitle: m.noneCancelled() },
  { value: 'refunded', label: common.refunded(), noneTitle: m.noneRefunded() },
] as const;

/** All orders, with counts by status and the actions of an admin on one or several of them. */
export function AdminOrderTable(props: AdminOrderTableProps) {
  const { list, tallies, isRefreshing = false, query, payHref, onExport } = props;
  const kept = useKeptRows({ list, query, isRefreshing });
  const actions = useOrderActions(props, kept);
  const selection = useSelection();
  const bulk = useBulk({
    confirm: (order) => thenDeselect(order, actions.confirm(order)),
    delete: (order) => thenDeselect(order, actions.remove(order)),
  });
  const [opened, setOpened] = useState<AdminOrder | null>(null);
  const [shipped, setShipped] = useState<AdminOrder | null>(null);
  const [asked, setAsked] = useState<AdminOrder | null>(null);
  const [askedMany, setAskedMany] = useState<readonly AdminOrder[] | null>(null);
  const [askedAll, setAskedAll] = useState<{ count: number } | null>(null);
  /** The list whose orders are all selected. */
  const [selectedList, setSelectedList] = useState<string | null>(null);
  const [jobError, setJobError] = useState<string | null>(null);
  const [isStarting, runOnce] = useRunOnce();
  const heading = useRef<HTMLHeadingElement>(null);
  const shippedReasonId = useId();

  async function thenDeselect(order: AdminOrder, result: Promise<ActionError | null>) {
    const refused = await result;
    if (refused === null) selection.toggle([order], false);
    return refused;
  }

  const counts =
    (query.search ?? '').trim() === '' && !isNarrowed(query)
      ? tallies.status === 'ready'
        ? countsOf(tallies.value)
        : null
      : (props.foundCounts ?? null);

  const chosen = selection.orders;
  const listed = kept.list.status === 'ready' && !isRefreshing ? kept.list.value : null;
  const shownList = JSON.stringify({ ...query, sort: undefined, page: undefined });
  const isAll = selectedList === shownList;
  const total = listed?.total ?? 0;
  const isPageSelected = listed?.rows.every(({ _id }) => selection.ids.has(_id)) ?? false;
  const canSelectAll = listed?.isCapped === false && (isAll || (isPageSelected && total > chosen.length));
  const pageIds = isAll ? (listed?.rows.map(({ _id }) => _id) ?? []) : [];

  function clear() {
    selection.clear();
    setSelectedList(null);
    setJobError(null);
  }

  async function startJob(action: BulkAction, count: number) {
    const refused = await props.onStartJob(action, count);
    setJobError(refused?.message ?? null);
    if (refused === null) clear();
    return refused;
  }

  /** The number of selected orders that an action may change. */
  function countFor(action: BulkAction) {
    const { status } = query;
    if (isAll) return status !== undefined && reasonToSkip(action, { status }) !== null ? 0 : total;
    return chosen.filter((order) => reasonToSkip(action, order) === null).length;
  }

  const toConfirm = countFor('confirm');
  const toDelete = countFor('delete');
  const isBulkRunning = isUnderWay(bulk.run);
  const shownInDrawer = opened && (kept.rows?.find(({ _id }) => _id === opened._id) ?? opened);

  return (
    <ListScreen<AdminOrder, AdminOrderFilters, AdminOrderStatus>
      {...props}
      list={kept.list}
      title={common.manageAllOrder()}
      rowsOf="orders"
      heading={heading}
      actions={onExport && <ExportButton onExport={onExport} />}
      figures={overviewTiles(tallies)}
      notice={props.jobs?.map((job) => (
        <JobPanel key={job._id} job={job} onEnd={props.onEndJob} findSkipped={props.findSkipped} />
      ))}
      search={{
        placeholder: m.searchPlaceholder(),
        covers: m.searchCovers(),
      }}
      usualSort="-createdAt"
      tools={<OrderFilters query={query} onQueryChange={props.onQueryChange} />}
      narrowed={isNarrowed(query) ? { hint: m.noneInViewHint(), leave: {} } : undefined}
      filter={{
        value: query.status ?? 'all',
        options: states,
        counts,
        queryWith: (status) => ({ ...query, status: status === 'all' ? undefined : status }),
      }}
      table={{
        columns: orderColumns({
          shippedReasonId,
          customerHref: props.customerHref,
          isBusy: actions.isBusy,
          onConfirm: setShipped,
          onDelete: setAsked,
        }),
        rowId: ({ _id }) => _id,
        skeletonRows: 9,
        selection: {
          selected: new Set([...selection.ids, ...pageIds]),
          onToggle(order, isSelected) {
            selection.toggle([order], isSelected);
            setSelectedList(null);
          },
          onToggleAll(orders, isSelected) {
            selection.toggle(orders, isSelected);
            setSelectedList(null);
          },
          labelOf: nameOf,
        },
        onOpen: setOpened,
        outcomeOf: kept.outcomeOf,
        errorOf: ({ _id }) => actions.refusals.get(_id),
      }}
      empty={{
        text: m.emptyHint(),
        action: <LinkButton href={props.partsHref}>{common.manageProducts()}</LinkButton>,
      }}
      footer={
        <BulkBar
          count={isBulkRunning ? 0 : chosen.length}
          results={
            jobError !== null ? (
              <Notice tone="critical">{jobError}</Notice>
            ) : (
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
            )
          }
          all={
            canSelectAll
              ? {
                  total,
                  isSelected: isAll,
                  onSelect: () => setSelectedList(shownList),
                  onOnlyThese: () => setSelectedList(null),
                }
              : undefined
          }
          hint={
            listed?.isCapped && isPageSelected
              ? m.bulkTooMany({ max: formatCount(limits.listRows) })
              : undefined
          }
          onClear={clear}
        >
          <Button
            size="sm"
            tone="solid"
            isDisabled={toConfirm === 0}
            isPending={isStarting}
            onPress={() =>
              void runOnce(() => (isAll ? startJob('confirm', total) : bulk.start('confirm', chosen)))
            }
          >
            {m.bulkConfirm({ toConfirm: formatCount(toConfirm) })}
          </Button>
          <Button
            size="sm"
            isDisabled={toDelete === 0}
            onPress={() => (isAll ? setAskedAll({ count: total }) : setAskedMany(chosen))}
          >
            {m.bulkDelete({ toDelete: formatCount(toDelete) })}
          </Button>
          <PrintSlips
            orders={chosen}
            slipsHref={props.slipsHref}
            all={
              isAll && props.allSlipsHref !== undefined
                ? { count: total, href: props.allSlipsHref }
                : undefined
            }
          />
        </BulkBar>
      }
    >
      <VisuallyHidden>
        <span id={shippedReasonId}>{m.confirmAlreadyShipped()}</span>
      </VisuallyHidden>
      <AdminOrderDrawer
        order={shownInDrawer}
        isConfirming={shownInDrawer !== null && actions.isBusy(shownInDrawer)}
        refusal={shownInDrawer ? actions.refusals.get(shownInDrawer._id) : undefined}
        payHref={payHref}
        invoiceHref={props.invoiceHref}
        isReceipt={props.isReceipt}
        slipsHref={props.slipsHref}
        onConfirm={setShipped}
        onDelete={setAsked}
        onChangeTracking={setShipped}
        more={props.moreOf}
        onClose={() => setOpened(null)}
      />
      <ShipmentDialog
        order={shipped}
        carriers={props.carriers ?? noCarriers}
        fallbackFocus={heading}
        onSend={async (order, shipment) => {
          if (order.status === 'shipped') return actions.changeShipment(order, shipment);
          const refused = await thenDeselect(order, actions.confirm(order, shipment));
          // The row says so.
          return refused?.isGone ? null : refused;
        }}
        onClose={() => setShipped(null)}
      />
      <DeleteDialog
        about={asked}
        fallbackFocus={heading}
        onConfirm={async (order) => {
          const refused = await thenDeselect(order, actions.remove(order));
          if (refused === null) setOpened(null);
          return refused;
        }}
        onClose={() => setAsked(null)}
      />
      <DeleteAllDialog
        about={askedAll}
        fallbackFocus={heading}
        onConfirm={({ count }) => startJob('delete', count)}
        onClose={() => setAskedAll(null)}
      />
      <BulkDeleteDialog
        orders={askedMany}
        onConfirm={() => {
          setAskedMany(null);
          if (askedMany) void bulk.start('delete', askedMany);
        }}
        onClose={() => setAskedMany(null)}
      />
    </ListScreen>
  );
}
