/** A count, or a lower bound when counting stopped early. */
export type Count = number | { atLeast: number };

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const rough = new Intl.NumberFormat('en-US', { notation: 'scientific' });

/** Formats 1400 as "1,400" and at least 1000 as "1,000+". Returns a dash for `NaN`. */
export function formatCount(value: Count): string {
  if (typeof value === 'object') return `${formatCount(value.atLeast)}+`;
  if (!Number.isFinite(value)) return '–';
  // Beyond the safe integers the digits would be wrong.
  return (Math.abs(value) > Number.MAX_SAFE_INTEGER ? rough : count).format(value);
}
