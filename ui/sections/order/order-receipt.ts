import { orderNumber } from '#contract/order-number.ts';
import type { Order } from '#contract/orders.ts';
import type { ReceiptProps } from '#ui/components/Receipt/Receipt.tsx';
import { seller } from '#ui/content/seller.ts';

/** What the receipt of a paid order shows. */
export const receiptOf = (order: Order): ReceiptProps => ({
  ...order,
  orderNumber: orderNumber(order),
  orderedAt: order.createdAt,
  seller,
  quantity: order.productQuantity,
  transactionId: order.transactionId ?? '',
});
