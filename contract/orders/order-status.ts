/** The visible states of an order. Customers never get cancelled and refunded orders. */
export const orderStatuses = ['unpaid', 'pending', 'shipped'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What admins can also filter orders by. No other list contains such orders. */
const endedStatuses = ['cancelled', 'refunded'] as const;
export const adminOrderStatuses = [...orderStatuses, ...endedStatuses] as const;
export type AdminOrderStatus = (typeof adminOrderStatuses)[number];

/** Whether it was cancelled or refunded, so that nothing can be done with it. */
export const isEnded = (status: AdminOrderStatus): status is (typeof endedStatuses)[number] =>
  status === 'cancelled' || status === 'refunded';

/** `delete` cancels unpaid orders and refunds paid ones. */
export const bulkActions = ['confirm', 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Whether an action changes an order that is shown with this status. */
export const appliesTo = (action: BulkAction, status: AdminOrderStatus): status is 'unpaid' | 'pending' =>
  status === 'pending' || (action === 'delete' && status === 'unpaid');

/** Those of `orders` that another status was seen of: `unpaid` has the ids of those that were seen unpaid, the others were paid. */
export function changedOrders<Row extends { _id: string; status: AdminOrderStatus }>(
  orders: readonly Row[],
  unpaid: readonly string[],
): Array<Pick<Row, '_id' | 'status'>> {
  const seenUnpaid = new Set(unpaid);
  return orders
    .filter(({ _id, status }) => status !== (seenUnpaid.has(_id) ? 'unpaid' : 'pending'))
    .map(({ _id, status }) => ({ _id, status }));
}
