/**
 * Price times quantity in dollars, exact to the cent. Prices have at most two decimals, so rounding
 * brings back the cents that binary fractions blur (18.75 × 3 is easy, 2.1 × 3 is not).
 */
export function lineTotal(price: number, quantity: number): number {
  return (Math.round(price * 100) * quantity) / 100;
}
