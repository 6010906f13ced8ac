import { useMemo, useRef, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState/ErrorState.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { ListToolbar } from '#ui/components/ListToolbar/ListToolbar.tsx';
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
import type { DatedOrder } from '../order-timeline.ts';
import { useKeptRows } from '../use-kept-rows.ts';
import { tableFrame } from '../table-frame.css.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { orderStates } from './count-orders.ts';
import { OrderDetails, type BuyAgain } from './OrderDetails.tsx';
import { orderColumns } from './order-columns.tsx';
import { firstOrders, isUnfiltered, type OrderCounts, type OrderQuery } from './order-query.ts';
import * as styles from './OrderTable.css.ts';
import { useOrderTotals } from './use-order-totals.ts';

export interface OrderTableProps {
  /** The page that `query` asks for; while another is on its way, the one before. */
  orders: Remote<ListPage<DatedOrder>>;
  query: OrderQuery;
  onQueryChange(query: OrderQuery): void;
  pageSize: number;
  /** How many orders there are, whatever the query; null while that is not known. */
  counts?: OrderCounts | null;
  /** How many orders match the search, in each state; null while that is not known. */
  foundCounts?: OrderCounts | null;
  /** What is on show is about to be replaced. */
  isRefreshing?: boolean;
  payHref(order: DatedOrder): string;
  /** Resolves to why not when the order still stands. */
  onCancel(order: DatedOrder): Promise<Failure | null>;
  /** Where parts are ordered. */
  shopHref: string;
  /** The order shown in full; without it none can be. */
  details?: { order: DatedOrder | null; buyAgain: BuyAgain; onOpen(order: DatedOrder | null): void };
}

const stateLabels = { unpaid: 'Unpaid', pending: 'Pending', shipped: 'Shipped' } as const;

const nothing = <Drawing name="bearing" variant="missing" />;

const nothingShown = {
  all: 'No orders match',
  unpaid: 'Nothing to pay',
  pending: 'Nothing pending',
  shipped: 'Nothing shipped yet',
} as const;

/** A customer's orders: what they add up to, each with where it stands, and what can still be done. */
export function OrderTable(props: OrderTableProps) {
  const { orders, query, onQueryChange, pageSize, isRefreshing = false } = props;
  const { payHref, onCancel, shopHref, details } = props;
  const [asked, setAsked] = useState<DatedOrder | null>(null);
  const [cancelled, setCancelled] = useState<DatedOrder | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const top = useRef<HTMLDivElement>(null);

  const kept = useKeptRows({ list: orders, query, isRefreshing });
  const { rows } = kept;
  const list = orders.status === 'ready' ? orders.value : null;
  const { counts, sums } = useOrderTotals(isRefreshing ? null : list, query, props.counts ?? null);
  const segmentCounts = isSearch(query) ? (props.foundCounts ?? null) : counts;
  const columns = useMemo(() => orderColumns({ payHref, onAsk: setAsked }), [payHref]);

  // The rows on show keep their numbers until others come.
  const [shownPage, setShownPage] = useState(query.page);
  if (!isRefreshing && !Object.is(shownPage, query.page)) setShownPage(query.page);

  const isBlank = rows?.length === 0;
  const isEmpty =
    isBlank && list?.total === 0 && (counts?.all === 0 || (isUnfiltered(query) && !isRefreshing));
  const isNothing = isBlank && !isEmpty && !isRefreshing;
  const announcement =
    orders.status === 'loading'
      ? 'Loading orders'
      : isNothing
        ? nothingTitle(query)
        : cancelled && `The order of ${cancelled.productName} is cancelled`;

  async function cancel(order: DatedOrder) {
    kept.hold();
    const refused = await onCancel(order);
    if (refused === null) kept.finish(order, { label: 'Cancelled', isGone: true });
    return refused;
  }

  function show(change: Partial<OrderQuery>) {
    onQueryChange({ ...query, page: 1, ...change });
  }

  function turnTo(page: number) {
    show({ page });
    // The foot of one page is no place to start the next one.
    top.current?.scrollIntoView({ block: 'nearest' });
  }

  /** The button that does this leaves with what it stands in. */
  function showInstead(other: OrderQuery) {
    onQueryChange(other);
    heading.current?.focus();
  }

  const newOrder = (
    <LinkButton href={shopHref} icon={<Icon name="plus" />}>
      New order
    </LinkButton>
  );

  return (
    <div className={styles.page}>
      <PageHeader title="My Orders" headingRef={heading} actions={isEmpty ? undefined : newOrder} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {orders.status === 'error' && (
        <ErrorState
          title="Orders could not be loaded"
          text={orders.message ?? 'Nothing you did is lost.'}
          requestId={orders.requestId}
          drawing={<Drawing name="gear" variant="missing" />}
          onRetry={orders.onRetry}
        />
      )}
      {isEmpty && <NoOrders shopHref={shopHref} />}
      {orders.status !== 'error' && !isEmpty && (
        <>
          <StatStrip
            tiles={[
              { label: 'Orders', figure: counts?.all ?? null },
              ...orderStates.map((state) => ({
                label: stateLabels[state],
                figure: counts?.[state] ?? null,
                amount: sums?.[state],
              })),
            ]}
          />
          <div className={styles.list}>
            <div className={styles.top} ref={top}>
              <ListToolbar>
                <SearchField
                  label="Search orders"
                  placeholder="Search product, address, number"
                  value={query.search}
                  onChange={(search) => show({ search })}
                />
                <SegmentedControl<OrderQuery['status']>
                  label="Show orders"
                  value={query.status}
                  options={[
                    { value: 'all', label: 'All', count: segmentCounts?.all ?? null },
                    ...orderStates.map((state) => ({
                      value: state,
                      label: stateLabels[state],
                      count: segmentCounts?.[state] ?? null,
                    })),
                  ]}
                  onChange={(status) => show({ status })}
                />
              </ListToolbar>
            </div>
            {list && isNothing ? (
              <NothingHere query={query} total={list.total} onShow={showInstead} />
            ) : (
              <>
                <div className={tableFrame}>
                  <Table<DatedOrder>
                    label="My Orders"
                    columns={columns}
                    rows={isBlank ? null : rows}
                    rowId={({ _id }) => _id}
                    sort={{ order: query.sort, onChange: (sort) => show({ sort }) }}
                    firstNumber={(shownPage - 1) * pageSize + 1}
                    isBusy={isRefreshing}
                    onOpen={details?.onOpen}
                    outcomeOf={kept.outcomeOf}
                  />
                </div>
                <div className={styles.foot}>
                  {list && (
                    <Pagination
                      label="Pages of orders"
                      page={query.page}
                      pageSize={pageSize}
                      total={kept.total}
                      isCapped={list.isCapped}
                      onPageChange={turnTo}
                    />
                  )}
                </div>
              </>
            )}
          </div>
        </>
      )}
      {details && (
        <OrderDetails
          order={rows?.find(({ _id }) => _id === details.order?._id) ?? details.order}
          buyAgain={details.buyAgain}
          payHref={payHref}
          onClose={() => details.onOpen(null)}
        />
      )}
      <CancelDialog
        order={asked}
        fallbackFocus={heading}
        onCancel={cancel}
        onClose={() => setAsked(null)}
        onCancelled={(order) => {
          setAsked(null);
          setCancelled(order);
        }}
      />
    </div>
  );
}

function NoOrders({ shopHref }: Pick<OrderTableProps, 'shopHref'>) {
  return (
    <EmptyState
      title="No orders yet"
      text="Your orders appear here with their payment and delivery status."
      drawing={nothing}
      action={
        <LinkButton href={shopHref} tone="primary">
          {messages.labels.ourParts}
        </LinkButton>
      }
    />
  );
}

const isSearch = ({ search }: OrderQuery) => search.trim() !== '';

const nothingTitle = (query: OrderQuery) => nothingShown[isSearch(query) ? 'all' : query.status];

interface NothingHereProps {
  query: OrderQuery;
  total: number;
  onShow(query: OrderQuery): void;
}

/** There are orders, only none that the query asks for. */
function NothingHere({ query, total, onShow }: NothingHereProps) {
  if (total > 0) {
    return (
      <EmptyState
        title="There is no such page"
        text="The list has become shorter than that."
        drawing={nothing}
        action={<Button onPress={() => onShow({ ...query, page: 1 })}>Back to the first page</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={nothingTitle(query)}
      text={
        isSearch(query)
          ? 'Search covers order numbers, product names, addresses and transaction IDs.'
          : 'Choose All to see your other orders.'
      }
      drawing={nothing}
      action={<Button onPress={() => onShow({ ...firstOrders, sort: query.sort })}>Show all orders</Button>}
    />
  );
}
