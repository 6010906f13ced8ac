import type { Order } from '#contract/orders/orders.ts';
import type { ReceiptProps } from '#ui/components/Receipt/Receipt.tsx';

/** What the receipt of a paid order shows. */
export const receiptOf = (order: Order): ReceiptProps => ({
  ...order,
  orderNumber: order.number,
  orderedAt: order.createdAt,
  quantity: order.productQuantity,
  transactionId: order.transactionId ?? '',
});
