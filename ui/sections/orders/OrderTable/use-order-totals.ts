import { useMemo, useState } from 'react';
import type { OrderFilters } from '#contract/orders/order-filters.ts';
import { roundToCents, toDollars } from '#contract/money.ts';
import type { OrderTallies } from '#contract/orders/order-stats.ts';
import { orderStatuses } from '#contract/orders/order-status.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { ListPage } from '#ui/list-page.ts';
import { countsOf, type OrderCounts } from '../order/order-counts.ts';

interface OrderTotals {
  counts: OrderCounts | null;
  /** Null unless every order has been loaded. */
  tallies: OrderTallies | null;
}

/**
 * The totals of the orders, computed from the rows when all of them are loaded. They are kept until the counts
 * change. Longer lists have only the counts.
 */
export function useOrderTotals(
  /** The response to the query; null until it arrives. */
  list: ListPage<Order> | null,
  { search = '', status }: OrderFilters,
  counts: OrderCounts | null,
): OrderTotals {
  const isUnfiltered = search.trim() === '' && status === undefined;
  const all = list && isUnfiltered && !list.isCapped && list.rows.length === list.total ? list.rows : null;
  const counted = useMemo(() => all && countOrders(all), [all]);
  const [seen, setSeen] = useState<OrderTallies | null>(counted);
  if (counted !== null && counted !== seen) setSeen(counted);

  const tallies = counted ?? seen;
  const known = counted ?? (counts === null ? seen : null);
  const current = known === null ? counts : countsOf(known);
  const isSame =
    tallies !== null && orderStatuses.every((state) => tallies[state].count === current?.[state]);
  return { counts: current, tallies: isSame ? tallies : null };
}

/** The number of orders and their total, by state. */
export function countOrders(orders: readonly Pick<Order, 'status' | 'totalPrice'>[]): OrderTallies {
  const cents = { unpaid: 0, pending: 0, shipped: 0 };
  const counts = { unpaid: 0, pending: 0, shipped: 0 };
  for (const { status, totalPrice } of orders) {
    counts[status] += 1;
    // Adding dollars would add up rounding errors.
    cents[status] += roundToCents(totalPrice);
  }
  const of = (state: Order['status']) => ({ count: counts[state], total: toDollars(cents[state]) });
  return { unpaid: of('unpaid'), pending: of('pending'), shipped: of('shipped') };
}
