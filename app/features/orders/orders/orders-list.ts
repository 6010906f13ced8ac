import { orderReaders, type OrderFilters } from '#contract/orders/order-filters.ts';
import type { Order } from '#contract/orders/orders.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { privateKey } from '#app/lib/http/query-client.ts';

export const ordersList = ({ uid, email }: { uid: string; email: string }) =>
  defineList<OrderFilters, Order>({
    readers: orderReaders,
    countBy: 'status',
    key: privateKey(uid, 'orders'),
    fetchPage: (input) => callPage('listOwnOrders', { params: { email }, ...input }),
    isAlwaysFresh: true,
  });
