/**
 * Returns the tax that a price contains and the rest, in cents. The tax is rounded, half a cent up, and the rest is what
 * remains, so that they always add up. A sum of lines adds their amounts, and rounds nothing again.
 */
export function splitTax(grossCents: number, rate: number): { net: number; tax: number } {
  // Whole numbers: a rate such as 5.5 may have the error of binary fractions.
  const thousandths = Math.round(rate * 1000);
  const tax = Math.round((grossCents * thousandths) / (100_000 + thousandths));
  return { net: grossCents - tax, tax };
}
