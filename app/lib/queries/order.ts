import { freshQuery } from '../http/fresh-query.ts';
import { privateKey } from '../http/query-client.ts';

/** One order of the signed-in customer. */
export const orderQuery = (uid: string, orderId: string) =>
  freshQuery(privateKey(uid, 'payment', orderId), 'findOrder', { params: { id: orderId } });
