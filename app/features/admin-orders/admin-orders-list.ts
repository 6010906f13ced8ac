import { orderStatuses } from '#contract/order-status.ts';
import { orderSorts } from '#contract/orders.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { oneOf, sortedBy } from '#app/lib/lists/list-search-params.ts';
import { allOrdersKey } from '#app/lib/queries/order-stats.ts';
import { leaveOnExpiry } from '#app/lib/http/query-client.ts';
import { firstOrders } from '#ui/sections/order/order-view.ts';

/** All customers' orders, for the admin `uid`. */
export const adminOrdersList = (uid: string) =>
  defineList({
    first: firstOrders,
    fields: { status: oneOf(['all', ...orderStatuses]), sort: sortedBy(orderSorts) },
    countBy: 'status',
    key: allOrdersKey(uid, 'list'),
    fetchPage: (input) => callPage('listAllOrders', input),
    isAlwaysFresh: true,
    meta: leaveOnExpiry,
  });
