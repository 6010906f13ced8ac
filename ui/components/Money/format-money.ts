const currency = { style: 'currency', currency: 'USD' } as const;
const dollars = new Intl.NumberFormat('en-US', currency);
const rough = new Intl.NumberFormat('en-US', { ...currency, notation: 'scientific' });

/** Beyond it a number no longer holds whole cents, and its digits would be made up. */
const exact = Number.MAX_SAFE_INTEGER / 100;

/** 7680 dollars as "$7,680.00"; a dash for what is no number. */
export function formatMoney(amount: number): string {
  if (!Number.isFinite(amount)) return '–';
  return (Math.abs(amount) > exact ? rough : dollars).format(amount);
}
