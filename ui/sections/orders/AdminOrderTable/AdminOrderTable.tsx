import { useId, useReducer, useRef, type ReactNode } from 'react';
import { appliesTo, type AdminOrderStatus, type BulkAction } from '#contract/orders/order-status.ts';
import { limits } from '#contract/limits.ts';
import type { Carrier, ShipmentFields } from '#contract/orders/shipment.ts';
import type { AdminOrderFilters } from '#contract/orders/order-filters.ts';
import type { OrderTallies } from '#contract/orders/order-stats.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import * as m from '#messages/admin-order-table.js';
import * as common from '#messages/common.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { loadOnUse } from '#ui/load-on-use.tsx';
import type { Remote } from '#ui/remote.ts';
import type { ActionError } from '../../form/action-error.ts';
import { RefusalText } from '../../form/Refusal.tsx';
import type { ListProps } from '../../ListScreen/list-state.ts';
import { BulkBar } from '../../ListScreen/BulkBar.tsx';
import { ExportButton } from '../../ListScreen/ExportButton.tsx';
import { ListScreen } from '../../ListScreen/ListScreen.tsx';
import { useKeptRows } from '../../ListScreen/use-kept-rows.ts';
import { actedTogether } from '../order/acted-together.ts';
import { countsOf, nameOf, type OrderCounts } from '../order/order-counts.ts';
import type { OrderDocumentsProps } from '../order/OrderDocuments.tsx';
import { TogetherHead } from '../order/TogetherHead.tsx';
import { freshFirst, togetherGroups } from '../order/together-groups.ts';
import { adminOrdersState, initialState, type BulkQuestion } from './admin-orders-state.ts';
import { ConfirmTogether } from './ConfirmTogether.tsx';
import { JobPanel, type JobActions, type ShownJob } from './JobPanel.tsx';
import { orderColumns } from './order-columns.tsx';
import { isNarrowed, OrderFilters } from './OrderFilters.tsx';
import { overviewTiles } from './overview-tiles.ts';
import { PrintSlips } from './PrintSlips.tsx';
import { useOrderActions, type OrderDecisions } from './use-order-actions.ts';

export interface AdminOrderTableProps extends ListProps<AdminOrder, AdminOrderFilters> {
  /** Figures of all orders, whatever the query. */
  tallies: Remote<OrderTallies>;
  /** The number of orders that match the search, in total and by state; null while unknown. */
  foundCounts?: OrderCounts | null;
  decisions: OrderDecisions;
  /** The actions on many orders. */
  jobs: BulkJobs;
  documents: AdminDocuments;
  /** The carriers to choose from. */
  carriers?: readonly Carrier[];
  /** What the dialog says of orders that are left out of the parcel of a checkout. */
  leftOutOf?(checkoutId: string): ReactNode;
  /** What the drawer shows below the details of an order. */
  moreOf?(order: AdminOrder): ReactNode;
  /** The orders of the customer of an order. */
  customerHref(order: AdminOrder): string;
  /** Whether customers get mails about their orders. */
  sendsMails?: boolean;
  /** Where an admin sees what is on sale. */
  partsHref: string;
  /** Downloads exactly the orders of the query as a file. */
  onExport?(): Promise<ActionError | null>;
}

export interface BulkJobs extends JobActions {
  /** Those that run or have ended. Null while they load. */
  shown: readonly ShownJob[] | null;
  /** Finds all orders of the query, on all pages. Resolves to the error if they cannot be loaded. */
  findAll(): Promise<readonly AdminOrder[] | ActionError>;
  /** Plans an action on these orders as they are shown. Resolves to the error if it was not planned. */
  onStart(action: BulkAction, orders: readonly AdminOrder[]): Promise<StartError | null>;
}

export interface AdminDocuments extends Omit<OrderDocumentsProps, 'order'> {
  /** The packing slips of all orders of the query. */
  allSlipsHref?: string;
  /** The full address where the customer pays an unpaid order. */
  payHref?(order: AdminOrder): string;
}

/** Why an action on many orders was not planned, with the orders that have another status by now. */
export interface StartError extends ActionError {
  changed?: readonly Pick<AdminOrder, '_id' | 'status'>[];
}

const BulkDialog = loadOnUse('question', async () => (await import('./BulkDialog.tsx')).BulkDialog);
const DeleteDialog = loadOnUse('about', async () => (await import('./DeleteDialog.tsx')).DeleteDialog);
const AdminOrderDrawer = loadOnUse(
  'order',
  async () => (await import('./AdminOrderDrawer.tsx')).AdminOrderDrawer,
);

const ShipmentDialog = loadOnUse(
  'orders',
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

const isPending = ({ status }: AdminOrder) => status === 'pending';

/** All orders, with counts by status and the actions of an admin on one or several of them. */
export function AdminOrderTable(props: AdminOrderTableProps) {
  const { list, tallies, isRefreshing = false, query, jobs, documents, onExport } = props;
  const kept = useKeptRows({ list, query, isRefreshing });
  const actions = useOrderActions(props.decisions, kept);
  const [{ opened, dialog, selected, wholeList }, dispatch] = useReducer(adminOrdersState, initialState);
  const heading = useRef<HTMLHeadingElement>(null);
  const newestJob = useRef<HTMLHeadingElement>(null);
  const shippedReasonId = useId();

  async function thenDeselect(orders: readonly AdminOrder[], result: Promise<ActionError | null>) {
    const refused = await result;
    if (refused === null) dispatch({ type: 'done', orders });
    return refused;
  }

  const counts =
    (query.search ?? '').trim() === '' && !isNarrowed(query)
      ? tallies.status === 'ready'
        ? countsOf(tallies.value)
        : null
      : (props.foundCounts ?? null);

  // As they are shown now, because they may have changed since they were selected.
  const chosen = [...selected.values()].map(
    (order) => kept.rows?.find(({ _id }) => _id === order._id) ?? order,
  );
  const listed = kept.list.status === 'ready' && !isRefreshing ? kept.list.value : null;
  const shownList = JSON.stringify({ ...query, sort: undefined, page: undefined });
  const isAll = wholeList === shownList;
  const total = listed?.total ?? 0;
  const isPageSelected = listed?.rows.every(({ _id }) => selected.has(_id)) ?? false;
  const canSelectAll = listed?.isCapped === false && (isAll || (isPageSelected && total > chosen.length));
  const pageIds = isAll ? (listed?.rows.map(({ _id }) => _id) ?? []) : [];

  const close = () => dispatch({ type: 'asked', dialog: { kind: 'none' } });
  const shipAll = (orders: readonly AdminOrder[]) =>
    dispatch({ type: 'asked', dialog: { kind: 'ship', orders } });
  const ship = (order: AdminOrder) => shipAll([order]);
  const askToDelete = (order: AdminOrder) => dispatch({ type: 'asked', dialog: { kind: 'delete', order } });
  const askAboutMany = (question: BulkQuestion) =>
    dispatch({ type: 'asked', dialog: { kind: 'bulk', question } });

  /** All orders of the list must be known before anyone can confirm. */
  async function askAboutAll(action: BulkAction) {
    const question: BulkQuestion = { action, orders: { status: 'loading' } };
    askAboutMany(question);
    const found = await jobs.findAll();
    dispatch({
      type: 'found',
      question,
      orders:
        'message' in found
          ? { status: 'error', ...found, onRetry: () => void askAboutAll(action) }
          : { status: 'ready', value: found },
    });
  }

  async function startJob(action: BulkAction, orders: readonly AdminOrder[]) {
    const refused = await jobs.onStart(action, orders);
    dispatch(refused === null ? { type: 'deselected' } : { type: 'changed', orders: refused.changed ?? [] });
    return refused;
  }

  /** Confirms orders, or changes the tracking of a shipped one. */
  async function send(orders: readonly AdminOrder[], shipment: ShipmentFields) {
    const [order, ...others] = orders;
    if (!order) return null;
    if (others.length > 0) return thenDeselect(orders, actions.confirmTogether(orders, shipment));
    if (order.status === 'shipped') return actions.changeShipment(order, shipment);
    const refused = await thenDeselect(orders, actions.confirm(order, shipment));
    // The row says so.
    return refused?.isGone ? null : refused;
  }

  const actedBy = (action: BulkAction) => chosen.filter(({ status }) => appliesTo(action, status));

  /** The number of selected orders that an action may change. */
  function countFor(action: BulkAction) {
    if (!isAll) return actedBy(action).length;
    return query.status === undefined || appliesTo(action, query.status) ? total : 0;
  }

  /** A single order is confirmed or deleted immediately, like one in its row. */
  function ask(action: BulkAction, askAboutOne: (order: AdminOrder) => void) {
    const [first, ...others] = actedBy(action);
    if (isAll) void askAboutAll(action);
    else if (first && others.length === 0) askAboutOne(first);
    else askAboutMany({ action, orders: { status: 'ready', value: chosen } });
  }

  const pendingWith = ({ checkout }: AdminOrder) =>
    checkout == null
      ? []
      : (kept.rows ?? []).filter((order) => isPending(order) && order.checkout === checkout);

  const toConfirm = countFor('confirm');
  const toDelete = countFor('delete');
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
      notice={jobs.shown?.map((job, index) => (
        <JobPanel {...jobs} key={job._id} job={job} headingRef={index === 0 ? newestJob : undefined} />
      ))}
      isNoticeLoading={jobs.shown === null}
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
          together: new Set(actedTogether(kept.rows ?? [], isPending)),
          onConfirm: ship,
          onDelete: askToDelete,
        }),
        rowId: ({ _id }) => _id,
        skeletonRows: 9,
        selection: {
          selected: new Set([...selected.keys(), ...pageIds]),
          onToggle: (order, isSelected) => dispatch({ type: 'selected', orders: [order], isSelected }),
          onToggleAll: (orders, isSelected) => dispatch({ type: 'selected', orders, isSelected }),
          labelOf: nameOf,
        },
        groups: {
          ...togetherGroups(query),
          head: (orders) => (
            <TogetherHead
              orders={freshFirst(orders, kept.outcomeOf)}
              action={<ConfirmTogether orders={orders.filter(isPending)} onConfirm={shipAll} size="sm" />}
            />
          ),
        },
        onOpen: (order) => dispatch({ type: 'opened', order }),
        outcomeOf: kept.outcomeOf,
        errorOf: ({ _id }) => {
          const refusal = actions.refusals.get(_id);
          return refusal && <RefusalText of={refusal} />;
        },
      }}
      empty={{
        text: m.emptyHint(),
        action: <LinkButton href={props.partsHref}>{common.manageProducts()}</LinkButton>,
      }}
      footer={
        <BulkBar
          rowsOf="orders"
          count={chosen.length}
          all={
            canSelectAll
              ? {
                  total,
                  isSelected: isAll,
                  onSelect: () => dispatch({ type: 'wholeListSelected', list: shownList }),
                  onOnlyThese: () => dispatch({ type: 'wholeListSelected', list: null }),
                }
              : undefined
          }
          hint={
            listed?.isCapped && isPageSelected
              ? m.bulkTooMany({ max: formatCount(limits.listRows) })
              : undefined
          }
          onClear={() => dispatch({ type: 'deselected' })}
        >
          <Button size="sm" tone="solid" isDisabled={toConfirm === 0} onPress={() => ask('confirm', ship)}>
            {m.bulkConfirm({ toConfirm: formatCount(toConfirm) })}
          </Button>
          <Button size="sm" isDisabled={toDelete === 0} onPress={() => ask('delete', askToDelete)}>
            {m.bulkDelete({ toDelete: formatCount(toDelete) })}
          </Button>
          <PrintSlips
            orders={chosen}
            slipsHref={documents.slipsHref}
            all={
              isAll && documents.allSlipsHref !== undefined
                ? { count: total, href: documents.allSlipsHref }
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
        togetherWith={pendingWith}
        isConfirming={shownInDrawer !== null && actions.isBusy(shownInDrawer)}
        refusal={shownInDrawer ? actions.refusals.get(shownInDrawer._id) : undefined}
        {...documents}
        onConfirm={ship}
        onConfirmTogether={shipAll}
        onDelete={askToDelete}
        onChangeTracking={ship}
        more={props.moreOf}
        onClose={() => dispatch({ type: 'opened', order: null })}
      />
      <ShipmentDialog
        orders={dialog.kind === 'ship' ? dialog.orders : null}
        carriers={props.carriers ?? noCarriers}
        leftOutOf={props.leftOutOf}
        fallbackFocus={heading}
        onSend={send}
        onClose={close}
      />
      <DeleteDialog
        about={dialog.kind === 'delete' ? dialog.order : null}
        fallbackFocus={heading}
        onConfirm={async (order) => {
          const refused = await thenDeselect([order], actions.remove(order));
          if (refused === null) dispatch({ type: 'opened', order: null });
          return refused;
        }}
        onClose={close}
      />
      <BulkDialog
        question={dialog.kind === 'bulk' ? dialog.question : null}
        sendsMails={props.sendsMails ?? false}
        fallbackFocus={newestJob}
        onConfirm={startJob}
        onClose={close}
      />
    </ListScreen>
  );
}
