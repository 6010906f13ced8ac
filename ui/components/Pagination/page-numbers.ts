/** A page, or the gap before or after the pages around the current one. */
export type PageEntry = number | 'gap before' | 'gap after';

/**
 * The pages to offer: the first, the last, and those around the current one. Always the same number of them
 * where there are many, so that the buttons do not move while one goes through the pages.
 */
export function pageNumbers(page: number, pages: number): readonly PageEntry[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= 7) return range(1, pages);
  if (page <= 3) return [...range(1, 4), 'gap after', pages];
  if (page >= pages - 2) return [1, 'gap before', ...range(pages - 3, pages)];
  return [1, 'gap before', page, 'gap after', pages];
}
