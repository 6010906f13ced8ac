import type { Count } from '#contract/list-query.ts';

/** Reads the header `X-Counts`: `low=3, out=1000+`. The plus means that there are more. */
export function parseCounts(header: string | null | undefined): Readonly<Record<string, Count>> | undefined {
  if (header === null || header === undefined) return undefined;
  const entries = header.split(', ').map((entry): [string, Count] => {
    const [value = '', count = ''] = entry.split('=');
    const number = Number.parseInt(count, 10);
    return [value, count.endsWith('+') ? { atLeast: number } : number];
  });
  return Object.fromEntries(entries);
}
