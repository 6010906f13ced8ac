/** `low` is less than five times the minimum quantity, `out` less than once. */
export const stockStates = ['in', 'low', 'out'] as const;
export type StockState = (typeof stockStates)[number];

/** Stock is low below this multiple of the minimum quantity. */
export const lowStockOrders = 5;

/** Why an admin changes a stock by hand. */
export const stockReasons = ['counted', 'damaged', 'returned', 'delivered', 'other'] as const;
export type StockReason = (typeof stockReasons)[number];

/** Whether a reason says too little without a note. */
export const needsNote = (reason: StockReason): boolean => reason === 'other';

interface Stock {
  /** Units that can be sold now. */
  quantity: number;
  /** The smallest quantity of one order. */
  minQuantity: number;
}

export const isOutOfStock = ({ quantity, minQuantity }: Stock): boolean =>
  quantity <= 0 || quantity < minQuantity;

export function stockState(part: Stock): StockState {
  if (isOutOfStock(part)) return 'out';
  return part.quantity < lowStockOrders * part.minQuantity ? 'low' : 'in';
}
