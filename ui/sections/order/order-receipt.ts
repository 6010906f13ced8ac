import { orderNumber } from '#contract/order-number.ts';
import type { ReceiptProps } from '#ui/components/Receipt/Receipt.tsx';
import { seller } from '#ui/content/seller.ts';
import type { OrderView } from './order-view.ts';

/** What the receipt of a paid order shows. */
export const receiptOf = (order: OrderView): ReceiptProps => ({
  ...order,
  orderNumber: orderNumber(order),
  orderedAt: order.createdAt,
  seller,
  quantity: order.productQuantity,
  transactionId: order.transactionId ?? '',
});
