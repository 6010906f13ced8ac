import { useQuery } from '@tanstack/react-query';
import { orderStatuses } from '#contract/orders.ts';
import { useListCounts } from '#app/lib/lists/use-list-screen.ts';
import { countOf } from '#ui/list-page.ts';
import { countOrders } from '#ui/sections/OrderTable/count-orders.ts';
import type { OrderCounts } from '#ui/sections/OrderTable/order-query.ts';
import type { ordersList } from './orders-list.ts';

/** A customer's orders per state, counted from the first page if it contains all orders, otherwise requested. */
export function useOrderCounts(list: ReturnType<typeof ordersList>): OrderCounts | null {
  const { data: first } = useQuery(list.pageQuery(list.first));
  const isWhole = first !== undefined && !first.isCapped && first.rows.length === first.total;
  const requested = useListCounts(list, orderStatuses, (status) => ({ ...list.first, status }), {
    isEnabled: first !== undefined && !isWhole,
  });
  if (first === undefined) return null;
  if (!isWhole) return requested && { all: countOf(first), ...requested };
  const { unpaid, pending, shipped } = countOrders(first.rows);
  return { all: first.total, unpaid: unpaid.count, pending: pending.count, shipped: shipped.count };
}
