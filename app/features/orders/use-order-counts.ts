import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { orderStatuses } from '#contract/orders.ts';
import { countOf } from '#ui/list-page.ts';
import { countOrders } from '#ui/sections/OrderTable/count-orders.ts';
import { firstOrders, type OrderCounts } from '#ui/sections/OrderTable/order-query.ts';
import { myOrdersQuery, orderCountQuery } from './queries.ts';

/** How many orders a customer has in each state: counted from the list where one page holds all, else asked. */
export function useOrderCounts(customer: { uid: string; email: string }): OrderCounts | null {
  const { data: first } = useQuery(myOrdersQuery(customer, firstOrders));
  const isWhole = first !== undefined && !first.isCapped && first.rows.length === first.total;
  const asked = useQueries({
    queries: orderStatuses.map((status) => ({
      ...orderCountQuery(customer, status),
      enabled: first !== undefined && !isWhole,
    })),
  });
  if (first === undefined) return null;
  if (isWhole) {
    const { unpaid, pending, shipped } = countOrders(first.rows);
    return { all: first.total, unpaid: unpaid.count, pending: pending.count, shipped: shipped.count };
  }
  const [unpaid, pending, shipped] = asked.map(({ data }) => data);
  if (unpaid === undefined || pending === undefined || shipped === undefined) return null;
  return { all: countOf(first), unpaid, pending, shipped };
}

/** How many orders match `search` in each state; null without a search, and until all is known. */
export function useFoundCounts(customer: { uid: string; email: string }, search: string): OrderCounts | null {
  const isSearch = search.trim() !== '';
  const [all, unpaid, pending, shipped] = useQueries({
    queries: (['all', ...orderStatuses] as const).map((status) => ({
      ...orderCountQuery(customer, status, search),
      enabled: isSearch,
      placeholderData: keepPreviousData,
    })),
  }).map(({ data }) => data);
  if (!isSearch || all === undefined) return null;
  if (unpaid === undefined || pending === undefined || shipped === undefined) return null;
  return { all, unpaid, pending, shipped };
}
