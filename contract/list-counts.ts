/** A number of rows, or a lower bound if there are more than were counted. */
export type Count = number | { atLeast: number };

export type Counts = Readonly<Record<string, Count>>;

/** The number of rows of a list, as far as they were counted. */
export function countOf({ total, isCapped = false }: { total: number | null; isCapped?: boolean }): Count {
  const counted = total ?? 0;
  return isCapped ? { atLeast: counted } : counted;
}

/** Writes the header `X-Counts`: `low=3, out=1000+`. The plus means that there are more. */
export const writeCounts = (counts: Counts): string =>
  Object.entries(counts)
    .map(([value, count]) => `${value}=${typeof count === 'number' ? count : `${count.atLeast}+`}`)
    .join(', ');

export function parseCounts(header: string | null | undefined): Counts | undefined {
  if (header === null || header === undefined) return undefined;
  const entries = header.split(', ').map((entry): [string, Count] => {
    const [value = '', count = ''] = entry.split('=');
    const number = Number.parseInt(count, 10);
    return [value, count.endsWith('+') ? { atLeast: number } : number];
  });
  return Object.fromEntries(entries);
}
