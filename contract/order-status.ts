/** The visible states of an order. Cancelled and refunded orders are never listed. */
export const orderStatuses = ['unpaid', 'pending', 'shipped'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
