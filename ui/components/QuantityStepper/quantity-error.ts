import * as product from '#messages/product.js';
import * as m from '#messages/quantity-stepper.js';

export interface QuantityRange {
  minimum: number;
  stock: number;
}

/** Fewer units are in stock than the minimum order quantity. */
export const cannotBeOrdered = ({ minimum, stock }: QuantityRange) => stock < minimum || stock <= 0;

/** Returns the message for an invalid quantity (NaN: text that is not a number), or null. */
export function quantityError(quantity: number | null, range: QuantityRange): string | null {
  if (quantity === null) return product.requiredQuantity();
  if (quantity < range.minimum) return product.belowMinimum({ minimum: range.minimum });
  if (quantity > range.stock) return product.aboveStock({ stock: range.stock });
  if (!Number.isInteger(quantity)) return m.wholeNumbersOnly();
  return null;
}
