import { adminOrderReaders } from '#contract/filter-readers.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { allOrdersKey } from '#app/lib/queries/order-stats.ts';

export const adminOrdersList = (uid: string) =>
  defineList({
    readers: adminOrderReaders,
    countBy: 'status',
    key: allOrdersKey(uid, 'list'),
    fetchPage: (input) => callPage('listAllOrders', input),
    isAlwaysFresh: true,
  });
