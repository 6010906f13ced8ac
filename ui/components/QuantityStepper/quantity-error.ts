import { isOutOfStock } from '#contract/catalogue/stock.ts';
import { quantityProblem } from '#contract/orders/quantity-problem.ts';
import * as product from '#messages/product.js';
import * as m from '#messages/quantity-stepper.js';

export interface QuantityRange {
  minimum: number;
  stock: number;
}

const partOf = ({ minimum, stock }: QuantityRange) => ({ minQuantity: minimum, quantity: stock });

/** Fewer units are in stock than the minimum order quantity. */
export const cannotBeOrdered = (range: QuantityRange) => isOutOfStock(partOf(range));

/** Returns the message for an invalid quantity (NaN: text that is not a number), or null. */
export function quantityError(quantity: number | null, range: QuantityRange): string | null {
  if (quantity === null) return product.requiredQuantity();
  const problem = quantityProblem(quantity, partOf(range));
  return problem?.message ?? (Number.isInteger(quantity) ? null : m.wholeNumbersOnly());
}
