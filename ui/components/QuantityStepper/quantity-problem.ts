import { messages } from '#contract/messages.ts';
import * as m from '#messages/quantity-stepper.ts';

export interface QuantityRange {
  minimum: number;
  stock: number;
}

/** No quantity can be ordered: the shop has fewer units than the smallest order asks for. */
export const cannotBeOrdered = ({ minimum, stock }: QuantityRange) => stock < minimum || stock <= 0;

/** What is said of a quantity that cannot be ordered, in the product's words where it has some; null when it can. */
export function quantityProblem(quantity: number | null, range: QuantityRange): string | null {
  if (quantity === null || Number.isNaN(quantity)) return messages.required.quantity;
  if (quantity < range.minimum) return messages.belowMinimum(range.minimum);
  if (quantity > range.stock) return messages.aboveStock(range.stock);
  if (!Number.isInteger(quantity)) return m.onlyWholeNumbersCanBeOrdered();
  return null;
}
