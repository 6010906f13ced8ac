import * as product from '#messages/product.js';
import type { Part } from '../catalogue/parts.ts';

/** What can be ordered of a part. */
type Offer = Pick<Part, 'quantity' | 'minQuantity'>;

/** Why a part cannot be ordered in this quantity. Null if it can. */
export function quantityProblem(
  quantity: number,
  part: Offer,
): { code: 'BELOW_MINIMUM' | 'ABOVE_STOCK'; message: string } | null {
  if (quantity < part.minQuantity)
    return { code: 'BELOW_MINIMUM', message: product.belowMinimum({ minimum: part.minQuantity }) };
  if (quantity > part.quantity)
    return { code: 'ABOVE_STOCK', message: product.aboveStock({ stock: part.quantity }) };
  return null;
}
