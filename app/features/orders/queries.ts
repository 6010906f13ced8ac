import { queryOptions } from '@tanstack/react-query';
import { OrdersAnswer } from '#contract/orders.ts';
import { request } from '#app/lib/api.ts';
import { leaveOnExpiry, privateKey } from '#app/lib/query-client.ts';

interface Owner {
  uid: string;
  email: string;
}

/** A customer's own orders, newest first. */
export const myOrdersQuery = ({ uid, email }: Owner) =>
  queryOptions({
    queryKey: privateKey(uid, 'orders'),
    queryFn: ({ signal }) => request(OrdersAnswer, { path: `/orders/${encodeURIComponent(email)}`, signal }),
    select: (answer) => (Array.isArray(answer) ? answer : answer.data),
    staleTime: 0,
    meta: leaveOnExpiry,
  });
