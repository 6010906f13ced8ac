/** The last six digits of an order's id, in capitals: the number that people see and can read out on the phone. */
export const orderNumber = ({ _id }: { _id: string }): string => _id.slice(-6).toUpperCase();

/** The order number that a search asks for. `isMarked` means that the text cannot be anything else. */
export interface SearchedNumber {
  number: string;
  isMarked: boolean;
}

/**
 * Reads an order number out of the text of a search: `A8299A`, `#a8299a` or, as the screens title it,
 * `Order A8299A`. Returns null when the text is not one.
 */
export function orderNumberIn(search: string): SearchedNumber | null {
  const found = /^(order\s+)?(#)?([0-9a-f]{6})$/i.exec(search.trim());
  const number = found?.[3]?.toUpperCase();
  if (!found || number === undefined) return null;
  return { number, isMarked: found[1] !== undefined || found[2] !== undefined };
}
