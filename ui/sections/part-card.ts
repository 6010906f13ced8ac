/** What a part shows of itself where parts are offered. */
export interface PartCard {
  _id: string;
  name: string;
  description: string;
  /** Dollars. */
  price: number;
  /** Units that can be sold now. */
  quantity: number;
  /** The smallest quantity one order may ask for. */
  minQuantity: number;
  /** Address of the picture; empty when there is none. */
  image: string;
}

/** Whether nobody can order it now: what is left is less than the smallest order. */
export function isOutOfStock({ quantity, minQuantity }: Pick<PartCard, 'quantity' | 'minQuantity'>) {
  return quantity <= 0 || quantity < minQuantity;
}

export type StockState = 'in' | 'low' | 'out';

/** How many smallest orders must fit into what is left before it runs low. */
const comfortableOrders = 5;

/** Whether there is enough of it: `low` is less than five smallest orders, `out` less than one. */
export function stockOf(part: Pick<PartCard, 'quantity' | 'minQuantity'>): StockState {
  if (isOutOfStock(part)) return 'out';
  return part.quantity < comfortableOrders * part.minQuantity ? 'low' : 'in';
}
