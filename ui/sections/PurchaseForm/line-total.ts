/**
 * Price times quantity in dollars, exact to the cent. Prices have at most two decimals, so rounding removes the
 * error of binary fractions (as in 2.1 × 3).
 */
export function lineTotal(price: number, quantity: number): number {
  return (Math.round(price * 100) * quantity) / 100;
}
