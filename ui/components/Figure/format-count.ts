const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const rough = new Intl.NumberFormat('en-US', { notation: 'scientific' });

/** 1400 as "1,400"; a dash for what is no number. */
export function formatCount(value: number): string {
  if (!Number.isFinite(value)) return '–';
  // Beyond the safe integers the digits would be made up.
  return (Math.abs(value) > Number.MAX_SAFE_INTEGER ? rough : count).format(value);
}
