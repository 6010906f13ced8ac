import type { AdminOrderStatus } from './order-status.ts';

/** `delete` cancels unpaid orders and refunds paid ones. */
export const bulkActions = ['confirm', 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Whether an action changes an order that is shown with this status. */
export const appliesTo = (action: BulkAction, status: AdminOrderStatus): status is 'unpaid' | 'pending' =>
  status === 'pending' || (action === 'delete' && status === 'unpaid');
