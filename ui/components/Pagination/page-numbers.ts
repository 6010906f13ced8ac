/** A page number, or a gap before or after the pages around the current one. */
export type PageEntry = number | 'gap before' | 'gap after';

/**
 * Returns the pages to show: the first, the last and those around the current one. Long lists always get the
 * same number of items, so that the buttons do not move.
 */
export function pageNumbers(page: number, pages: number): readonly PageEntry[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= 7) return range(1, pages);
  if (page <= 3) return [...range(1, 4), 'gap after', pages];
  if (page >= pages - 2) return [1, 'gap before', ...range(pages - 3, pages)];
  return [1, 'gap before', page, 'gap after', pages];
}
