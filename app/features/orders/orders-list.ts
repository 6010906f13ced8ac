import { orderStatuses } from '#contract/order-status.ts';
import { orderSorts } from '#contract/orders.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { oneOf, sortedBy } from '#app/lib/lists/list-search-params.ts';
import { leaveOnExpiry, privateKey } from '#app/lib/http/query-client.ts';
import { firstOrders } from '#ui/sections/order/order-view.ts';

/** A customer's own orders. */
export const ordersList = ({ uid, email }: { uid: string; email: string }) =>
  defineList({
    first: firstOrders,
    fields: { status: oneOf(['all', ...orderStatuses]), sort: sortedBy(orderSorts) },
    countBy: 'status',
    key: privateKey(uid, 'orders'),
    fetchPage: (input) => callPage('listOwnOrders', { params: { email }, ...input }),
    isAlwaysFresh: true,
    meta: leaveOnExpiry,
  });
