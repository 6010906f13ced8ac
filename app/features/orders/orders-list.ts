import { orderReaders } from '#contract/filter-readers.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { privateKey } from '#app/lib/http/query-client.ts';

export const ordersList = ({ uid, email }: { uid: string; email: string }) =>
  defineList({
    readers: orderReaders,
    countBy: 'status',
    key: privateKey(uid, 'orders'),
    fetchPage: (input) => callPage('listOwnOrders', { params: { email }, ...input }),
    isAlwaysFresh: true,
  });
