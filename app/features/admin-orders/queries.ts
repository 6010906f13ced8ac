import { queryOptions } from '@tanstack/react-query';
import * as calls from '#contract/calls.ts';
import { callPage } from '#app/lib/api.ts';
import { allOrdersKey } from '#app/lib/order-stats.ts';
import { leaveOnExpiry } from '#app/lib/query-client.ts';
import { countOf } from '#ui/list-page.ts';
import type { AdminOrdersQuery } from '#ui/sections/AdminOrderTable/admin-order-view.ts';
import { orderSearchParams, orderPageSize } from './order-search-params.ts';

/** A page of everybody's orders, as `query` wants them. */
export const ordersQuery = (uid: string, query: AdminOrdersQuery) => {
  const params = orderSearchParams.serialize(query);
  params.set('limit', String(orderPageSize));
  return queryOptions({
    queryKey: allOrdersKey(uid, 'list', params.toString()),
    queryFn: ({ signal }) => callPage(calls.listAllOrders, { query: params, signal }),
    staleTime: 0,
    meta: leaveOnExpiry,
  });
};

/** How many of everybody's orders match `search`, in all or in one state. */
export const orderCountQuery = (uid: string, search: string, status: AdminOrdersQuery['status']) => {
  const params = orderSearchParams.serialize({ search, status, sort: null, page: 1 });
  params.set('limit', '1');
  return queryOptions({
    queryKey: allOrdersKey(uid, 'count', params.toString()),
    queryFn: ({ signal }) => callPage(calls.listAllOrders, { query: params, signal }),
    select: countOf,
    staleTime: 0,
    meta: leaveOnExpiry,
  });
};
