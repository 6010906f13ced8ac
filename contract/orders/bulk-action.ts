import type { AdminOrderStatus } from './order-status.ts';
import type { AdminOrder } from './orders.ts';

/** `delete` cancels unpaid orders and refunds paid ones. */
export const bulkActions = ['confirm', 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Whether an action changes an order that is shown with this status. */
export const appliesTo = (action: BulkAction, status: AdminOrderStatus): status is 'unpaid' | 'pending' =>
  status === 'pending' || (action === 'delete' && status === 'unpaid');

/** Those of `orders` that another status was seen of: `unpaid` has the ids of those that were seen unpaid, the others were paid. */
export function changedOrders(
  orders: readonly Pick<AdminOrder, '_id' | 'status'>[],
  unpaid: readonly string[],
): Array<Pick<AdminOrder, '_id' | 'status'>> {
  const seenUnpaid = new Set(unpaid);
  return orders
    .filter(({ _id, status }) => status !== (seenUnpaid.has(_id) ? 'unpaid' : 'pending'))
    .map(({ _id, status }) => ({ _id, status }));
}
