import type { Count } from './components/Numeric/format-count.ts';

/** One page of a list that the server searches, filters and sorts. */
export interface ListPage<Row> {
  rows: readonly Row[];
  /** How many rows the whole list has, exact as far as it was counted. */
  total: number;
  /** Whether there are more rows than `total`, uncounted. */
  isCapped?: boolean;
}

/** How many rows a list has, as far as it was counted. */
export const countOf = ({ total, isCapped = false }: Omit<ListPage<unknown>, 'rows'>): Count =>
  isCapped ? { atLeast: total } : total;
