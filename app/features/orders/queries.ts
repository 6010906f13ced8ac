import { queryOptions } from '@tanstack/react-query';
import { OrdersAnswer, type OrderStatus } from '#contract/orders.ts';
import { requestPage } from '#app/lib/api.ts';
import { countOf } from '#ui/list-page.ts';
import { leaveOnExpiry, privateKey } from '#app/lib/query-client.ts';
import { firstOrders, type OrderQuery } from '#ui/sections/OrderTable/order-query.ts';
import { orderAddress, orderPageSize } from './order-address.ts';

interface Owner {
  uid: string;
  email: string;
}

/** A page of a customer's own orders, as `query` wants them. */
export const myOrdersQuery = ({ uid, email }: Owner, query: OrderQuery) => {
  const params = orderAddress.searchOf(query);
  params.set('limit', String(orderPageSize));
  return queryOptions({
    queryKey: privateKey(uid, 'orders', params.toString()),
    queryFn: ({ signal }) => requestPage(OrdersAnswer, { path: `${pathOf(email)}?${params}`, signal }),
    staleTime: 0,
    meta: leaveOnExpiry,
  });
};

/** How many orders of a customer match `search`, in all or of one state. */
export const orderCountQuery = ({ uid, email }: Owner, status: OrderStatus | 'all', search = '') => {
  const params = orderAddress.searchOf({ ...firstOrders, search, status });
  params.set('limit', '1');
  return queryOptions({
    queryKey: privateKey(uid, 'orders', 'count', status, search.trim()),
    queryFn: ({ signal }) => requestPage(OrdersAnswer, { path: `${pathOf(email)}?${params}`, signal }),
    select: countOf,
    staleTime: 0,
    meta: leaveOnExpiry,
  });
};

const pathOf = (email: string) => `/orders/${encodeURIComponent(email)}`;
