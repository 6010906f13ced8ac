import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { OrderFilters } from '#contract/orders/order-filters.ts';
import { orderStatuses, type OrderStatus } from '#contract/orders/order-status.ts';
import type { Order } from '#contract/orders/orders.ts';
import { togetherOf } from '#contract/orders/together-of.ts';
import * as product from '#messages/product.js';
import * as common from '#messages/common.js';
import * as m from '#messages/order-table.js';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { loadOnUse } from '#ui/load-on-use.tsx';
import type { ActionError } from '../../form/action-error.ts';
import type { ListProps } from '../../ListScreen/list-state.ts';
import { ListScreen } from '../../ListScreen/ListScreen.tsx';
import { actedTogether } from '../order/acted-together.ts';
import { type OrderCounts } from '../order/order-counts.ts';
import { BuyTogetherAgain, type BuyTogetherAgainProps } from '../order/BuyTogetherAgain.tsx';
import { TogetherHead } from '../order/TogetherHead.tsx';
import { freshFirst, togetherGroups } from '../order/together-groups.ts';
import { useKeptRows } from '../../ListScreen/use-kept-rows.ts';
import type { OrderDetailsProps } from './OrderDetails.tsx';
import { orderColumns } from './order-columns.tsx';
import { useOrderTotals } from './use-order-totals.ts';

export interface OrderTableProps extends ListProps<Order, OrderFilters> {
  /** The number of all orders, whatever the query; null while unknown. */
  counts?: OrderCounts | null;
  /** The number of orders that match the search, by state; null while unknown. */
  foundCounts?: OrderCounts | null;
  payHref(order: Order): string;
  /** Where the unpaid orders of a checkout are paid. */
  payTogetherHref(checkoutId: string): string;
  /** Resolves to the error if the order was not cancelled. */
  onCancel(order: Order): Promise<ActionError | null>;
  /** Puts the parts of several orders into the basket. */
  onBuyAgain: BuyTogetherAgainProps['onBuyAgain'];
  /** Where parts are ordered. */
  shopHref: string;
  /** Below the list. */
  more?: ReactNode;
  /** The order whose details are open; null: none. */
  details: Omit<OrderDetailsProps, 'payHref' | 'onClose'> & { onOpen(order: Order | null): void };
}

const CancelDialog = loadOnUse('about', async () => (await import('./CancelDialog.tsx')).CancelDialog);
const OrderDetails = loadOnUse('order', async () => (await import('./OrderDetails.tsx')).OrderDetails);

const stateLabels = { unpaid: m.unpaid(), pending: common.pending(), shipped: common.shipped() } as const;

const noneTitles = {
  unpaid: m.noneUnpaid(),
  pending: m.nonePending(),
  shipped: m.noneShipped(),
} as const;

const isUnpaid = ({ paid }: Order) => !paid;

interface TogetherActionProps extends Pick<OrderTableProps, 'payTogetherHref' | 'onBuyAgain'> {
  /** Of one checkout. */
  orders: readonly Order[];
}

/** Leads to the payment of several unpaid orders. Those that are paid can be bought again. */
function TogetherAction({ orders, payTogetherHref, onBuyAgain }: TogetherActionProps) {
  const [{ checkout, together = togetherOf(orders) } = {}] = orders;
  if (checkout == null || together === undefined) return null;
  const { unpaidOrders, unpaid } = together;
  if (unpaidOrders === 0)
    return orders.length > 1 && <BuyTogetherAgain orders={orders} onBuyAgain={onBuyAgain} />;
  return (
    unpaidOrders > 1 && (
      <LinkButton href={payTogetherHref(checkout)} tone="primary" size="sm">
        {m.payTogether({ count: unpaidOrders, total: formatMoney(unpaid) })}
      </LinkButton>
    )
  );
}

/** A customer's orders, with totals, the status of each and the actions that are possible. */
export function OrderTable(props: OrderTableProps) {
  const { list, query, isRefreshing = false, payHref, onCancel, shopHref, details } = props;
  const [asked, setAsked] = useState<Order | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const kept = useKeptRows({ list, query, isRefreshing });
  const answered = list.status === 'ready' && !isRefreshing ? list.value : null;
  const { counts, tallies } = useOrderTotals(answered, query, props.counts ?? null);
  const together = actedTogether(kept.rows ?? [], isUnpaid).join();
  const columns = useMemo(
    () => orderColumns({ payHref, onAsk: setAsked, together: new Set(together.split(',')) }),
    [payHref, together],
  );

  const groups = {
    ...togetherGroups(query),
    head(rows: readonly Order[]) {
      const orders = freshFirst(rows, kept.outcomeOf);
      return <TogetherHead orders={orders} action={<TogetherAction {...props} orders={orders} />} />;
    },
  };

  async function cancel(order: Order) {
    kept.hold();
    const refused = await onCancel(order);
    if (refused === null) {
      kept.finish(order, { label: common.cancelled(), isGone: true });
      kept.announce(m.orderCancelled(order));
    }
    return refused;
  }

  return (
    <ListScreen<Order, OrderFilters, OrderStatus>
      {...props}
      list={kept.list}
      title={common.myOrders()}
      rowsOf="orders"
      heading={heading}
      actions={
        <LinkButton href={shopHref} icon={<Icon name="plus" />}>
          {m.newOrder()}
        </LinkButton>
      }
      figures={[
        { label: m.orders(), figure: counts?.all ?? null },
        ...orderStatuses.map((state) => ({
          label: stateLabels[state],
          figure: counts?.[state] ?? null,
          amount: tallies?.[state].total,
        })),
      ]}
      search={{
        placeholder: m.searchPlaceholder(),
        covers: m.searchCovers(),
      }}
      usualSort="-createdAt"
      filter={{
        value: query.status ?? 'all',
        options: orderStatuses.map((value) => ({
          value,
          label: stateLabels[value],
          noneTitle: noneTitles[value],
        })),
        counts: (query.search ?? '').trim() === '' ? counts : (props.foundCounts ?? null),
        queryWith: (status) => ({ ...query, status: status === 'all' ? undefined : status }),
      }}
      table={{ columns, rowId: ({ _id }) => _id, onOpen: details.onOpen, outcomeOf: kept.outcomeOf, groups }}
      empty={{
        text: m.emptyHint(),
        action: (
          <LinkButton href={shopHref} tone="primary">
            {product.ourParts()}
          </LinkButton>
        ),
      }}
      announcement={kept.announcement}
    >
      {props.more}
      <OrderDetails
        {...details}
        order={kept.rows?.find(({ _id }) => _id === details.order?._id) ?? details.order}
        payHref={payHref}
        onClose={() => details.onOpen(null)}
      />
      <CancelDialog about={asked} fallbackFocus={heading} onConfirm={cancel} onClose={() => setAsked(null)} />
    </ListScreen>
  );
}
