import type { Order } from './orders.ts';
import type { Part } from './parts.ts';

/** The quantity of an order, or the nearest that can be ordered now. */
export const quantityAgain = (
  { productQuantity }: Pick<Order, 'productQuantity'>,
  { quantity, minQuantity }: Pick<Part, 'quantity' | 'minQuantity'>,
): number => Math.max(minQuantity, Math.min(productQuantity, quantity));
