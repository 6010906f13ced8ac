import { freshQuery } from '#app/lib/http/fresh-query.ts';
import { allOrdersKey } from '#app/lib/queries/order-stats.ts';

const newest = new URLSearchParams({ limit: '5' });

export const newestOrdersQuery = (uid: string) =>
  freshQuery(allOrdersKey(uid, 'newest'), 'listAllOrders', { query: newest });
