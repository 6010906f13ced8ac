import { adminOrderReaders, type AdminOrderFilters } from '#contract/orders/order-filters.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { allOrdersKey } from '#app/lib/queries/order-stats.ts';

export const adminOrdersList = (uid: string) =>
  defineList<AdminOrderFilters, AdminOrder>({
    readers: adminOrderReaders,
    countBy: 'status',
    key: allOrdersKey(uid, 'list'),
    fetchPage: (input) => callPage('listAllOrders', input),
    isAlwaysFresh: true,
  });
