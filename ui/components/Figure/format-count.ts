const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** 1400 as "1,400"; a dash for what is no number. */
export function formatCount(value: number): string {
  return Number.isFinite(value) ? count.format(value) : '–';
}
