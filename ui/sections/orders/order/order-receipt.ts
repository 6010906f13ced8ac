import { orderNumber } from '#contract/orders/order-number.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { ReceiptProps } from '#ui/components/Receipt/Receipt.tsx';

/** What the receipt of a paid order shows. */
export const receiptOf = (order: Order): ReceiptProps => ({
  ...order,
  orderNumber: orderNumber(order),
  orderedAt: order.createdAt,
  quantity: order.productQuantity,
  transactionId: order.transactionId ?? '',
});
