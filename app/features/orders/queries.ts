import { queryOptions } from '@tanstack/react-query';
import * as calls from '#contract/calls.ts';
import { OrdersAnswer, type OrderStatus } from '#contract/orders.ts';
import { callPage } from '#app/lib/api.ts';
import { countOf } from '#ui/list-page.ts';
import { leaveOnExpiry, privateKey } from '#app/lib/query-client.ts';
import { firstOrders, type OrderQuery } from '#ui/sections/OrderTable/order-query.ts';
import { orderSearchParams, orderPageSize } from './order-search-params.ts';

/** Accepts a list that is wrapped in `data` as well. */
const listOwnOrders = { ...calls.listOwnOrders, answer: OrdersAnswer };

interface Owner {
  uid: string;
  email: string;
}

/** A page of a customer's own orders, as `query` wants them. */
export const myOrdersQuery = ({ uid, email }: Owner, query: OrderQuery) => {
  const params = orderSearchParams.serialize(query);
  params.set('limit', String(orderPageSize));
  return queryOptions({
    queryKey: privateKey(uid, 'orders', params.toString()),
    queryFn: ({ signal }) => callPage(listOwnOrders, { params: { email }, query: params, signal }),
    staleTime: 0,
    meta: leaveOnExpiry,
  });
};

/** How many orders of a customer match `search`, in all or of one state. */
export const orderCountQuery = ({ uid, email }: Owner, status: OrderStatus | 'all', search = '') => {
  const params = orderSearchParams.serialize({ ...firstOrders, search, status });
  params.set('limit', '1');
  return queryOptions({
    queryKey: privateKey(uid, 'orders', 'count', status, search.trim()),
    queryFn: ({ signal }) => callPage(listOwnOrders, { params: { email }, query: params, signal }),
    select: countOf,
    staleTime: 0,
    meta: leaveOnExpiry,
  });
};
