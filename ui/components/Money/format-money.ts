const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 7680 dollars as "$7,680.00"; a dash for what is no number. */
export function formatMoney(amount: number): string {
  return Number.isFinite(amount) ? dollars.format(amount) : '–';
}
