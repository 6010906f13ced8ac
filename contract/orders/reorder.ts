import type { Order } from './orders.ts';
import type { Part } from '../catalogue/parts.ts';

/** What is not as it was when a part was ordered. Prices are in dollars. */
export type Difference =
  | { kind: 'price'; now: number; was: number }
  | { kind: 'stock'; left: number; ordered: number }
  | { kind: 'minimum'; minimum: number };

type Ordered = Pick<Order, 'unitPrice' | 'productQuantity'>;
type Offer = Pick<Part, 'price' | 'quantity' | 'minQuantity'>;

/** Compares an order with the part today. Only what concerns the order is listed. Null: the part is not sold any more. */
export function differencesSince(
  { unitPrice, productQuantity }: Ordered,
  part: Offer | null,
): Difference[] | null {
  if (part === null) return null;
  const { price, quantity, minQuantity } = part;
  const differences: Difference[] = [];
  if (price !== unitPrice) differences.push({ kind: 'price', now: price, was: unitPrice });
  if (quantity < productQuantity) {
    differences.push({ kind: 'stock', left: quantity, ordered: productQuantity });
  }
  if (minQuantity > productQuantity) differences.push({ kind: 'minimum', minimum: minQuantity });
  return differences;
}

/** The order form of a part, filled in from an earlier order of it. */
export const buyAgainPath = ({ partId, _id }: Pick<Order, 'partId' | '_id'>): string =>
  `/purchase/${encodeURIComponent(partId)}?again=${encodeURIComponent(_id)}`;
