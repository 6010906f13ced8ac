import type { Order } from './orders.ts';

/** The number of an order as people know it: six characters of Crockford's base32, such as `A8299A`. */
export const orderNumber = ({ _id, number }: Pick<Order, '_id' | 'number'>): string =>
  // Servers of an earlier version show the end of the id.
  number ?? _id.slice(-6).toUpperCase();

/** An order number in a search. `isMarked` means that the text cannot be anything else. */
interface SearchedNumber {
  number: string;
  isMarked: boolean;
}

/**
 * Parses a search that is an order number: `A8299A`, `#a8299a`, `a82 99a`, `A82-99A` or, as in headings, `Order A8299A`.
 * O is read as 0, I and L as 1, as people write down a number that they heard. Returns null for any other text.
 */
export function orderNumberIn(search: string): SearchedNumber | null {
  const [, word, mark, typed = ''] = /^(order\s+)?(#\s*)?([0-9a-z\s-]+)$/i.exec(search.trim()) ?? [];
  const number = typed.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{6}$/.test(number)) return null;
  return { number, isMarked: word !== undefined || mark !== undefined };
}
