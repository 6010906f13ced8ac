/** How many there are, or how many there are at least, where nobody counted on. */
export type Count = number | { atLeast: number };

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const rough = new Intl.NumberFormat('en-US', { notation: 'scientific' });

/** 1400 as "1,400", at least 1000 as "1,000+"; a dash for what is no number. */
export function formatCount(value: Count): string {
  if (typeof value === 'object') return `${formatCount(value.atLeast)}+`;
  if (!Number.isFinite(value)) return '–';
  // Beyond the safe integers the digits would be made up.
  return (Math.abs(value) > Number.MAX_SAFE_INTEGER ? rough : count).format(value);
}
