import { freshQuery } from '../http/fresh-query.ts';
import { privateKey } from '../http/query-client.ts';

/** One order of the signed-in customer. */
export const orderQuery = (uid: string, orderId: string) =>
  freshQuery(privateKey(uid, 'payment', orderId), 'findOrder', { params: { id: orderId } });

/** The orders that the signed-in customer placed together. */
export const checkoutQuery = (uid: string, checkoutId: string) =>
  freshQuery(privateKey(uid, 'checkout', checkoutId), 'findCheckout', { params: { id: checkoutId } });
