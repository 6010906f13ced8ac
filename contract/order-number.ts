/** The last six characters of an order's id in upper case, as shown to people. */
export const orderNumber = ({ _id }: { _id: string }): string => _id.slice(-6).toUpperCase();

/** An order number in a search. `isMarked` means that the text cannot be anything else. */
interface SearchedNumber {
  number: string;
  isMarked: boolean;
}

/**
 * Parses a search that is an order number: `A8299A`, `#a8299a` or, as in headings, `Order A8299A`. Returns null for any
 * other text.
 */
export function orderNumberIn(search: string): SearchedNumber | null {
  const found = /^(order\s+)?(#)?([0-9a-f]{6})$/i.exec(search.trim());
  const number = found?.[3]?.toUpperCase();
  if (!found || number === undefined) return null;
  return { number, isMarked: found[1] !== undefined || found[2] !== undefined };
}
