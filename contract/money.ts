/** Converts dollars to cents by their decimal notation. Returns null for more than two decimals. */
export function toCents(dollars: number): number | null {
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(String(dollars));
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Converts dollars to the nearest number of cents, for amounts that may have the error of binary fractions. */
export const roundToCents = (dollars: number): number => Math.round(dollars * 100);

/** Converts cents to dollars. The floating-point number is exact enough to print two decimals. */
export const toDollars = (cents: number): number => cents / 100;

/** Price times quantity in dollars, exact to the cent: 2.1 × 3 is 6.3. */
export const lineTotal = (price: number, quantity: number): number =>
  toDollars(roundToCents(price) * quantity);

/** Above this amount in dollars a number no longer represents cents exactly. */
export const maxExactDollars = toDollars(Number.MAX_SAFE_INTEGER);
