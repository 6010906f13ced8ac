import { useMemo, useState } from 'react';
import type { ListPage } from '#ui/list-page.ts';
import type { OrderView } from '../order-view.ts';
import { countOrders, orderStates, type OrderCount, type OrderState } from './count-orders.ts';
import { isUnfiltered, type OrderCounts, type OrderQuery } from './order-query.ts';

interface OrderTotals {
  counts: OrderCounts | null;
  /** Dollars by state; null unless every order has been loaded. */
  sums: Record<OrderState, number> | null;
}

type Totals = Record<OrderState, OrderCount>;

const eachState = (valueOf: (state: OrderState) => number) => ({
  unpaid: valueOf('unpaid'),
  pending: valueOf('pending'),
  shipped: valueOf('shipped'),
});

/**
 * The totals of the orders, computed from the rows when all of them are loaded. They are kept until the counts
 * change. Longer lists have only the counts.
 */
export function useOrderTotals(
  /** The response to the query; null until it arrives. */
  list: ListPage<OrderView> | null,
  query: OrderQuery,
  counts: OrderCounts | null,
): OrderTotals {
  const all =
    list && isUnfiltered(query) && !list.isCapped && list.rows.length === list.total ? list.rows : null;
  const counted = useMemo(() => all && countOrders(all), [all]);
  const [seen, setSeen] = useState<Totals | null>(counted);
  if (counted !== null && counted !== seen) setSeen(counted);

  const totals = counted ?? seen;
  const known = counted ?? (counts === null ? seen : null);
  const current = known === null ? counts : countsOf(known);
  const isSame = totals !== null && orderStates.every((state) => totals[state].count === current?.[state]);
  return { counts: current, sums: isSame ? eachState((state) => totals[state].total) : null };
}

function countsOf(totals: Totals): OrderCounts {
  const byState = eachState((state) => totals[state].count);
  return { ...byState, all: byState.unpaid + byState.pending + byState.shipped };
}
