/** Whether a part can be ordered: `low` is less than five smallest orders, `out` less than one. */
export const stockStates = ['in', 'low', 'out'] as const;
export type StockState = (typeof stockStates)[number];

/** A part runs low when fewer smallest orders than this fit into its stock. */
export const lowStockOrders = 5;

interface Stock {
  /** Units that can be sold now. */
  quantity: number;
  /** The smallest quantity one order may ask for. */
  minQuantity: number;
}

export const isOutOfStock = ({ quantity, minQuantity }: Stock): boolean =>
  quantity <= 0 || quantity < minQuantity;

export function stockState(part: Stock): StockState {
  if (isOutOfStock(part)) return 'out';
  return part.quantity < lowStockOrders * part.minQuantity ? 'low' : 'in';
}
