import { freshQuery } from '../http/fresh-query.ts';
import { privateKey } from '../http/query-client.ts';

/** The first element of the query keys that every change of an order invalidates. */
export const allOrdersKey = (uid: string, ...rest: readonly unknown[]) =>
  privateKey(uid, 'all-orders', ...rest);

/** The number and total of all orders, of the last 30 days, and the parts that are low in stock. */
export const orderStatsQuery = (uid: string) => freshQuery(allOrdersKey(uid, 'stats'), 'orderStats', {});
