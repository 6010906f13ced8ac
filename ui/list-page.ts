import type { Count } from '#contract/list-counts.ts';
import type { SearchReading } from '#contract/catalogue/search-reading.ts';

/** One page of a list that the server searches, filters and sorts. */
export interface ListPage<Row> {
  rows: readonly Row[];
  /** The number of rows in the whole list, or a lower bound when `isCapped`. */
  total: number;
  /** Whether there are more rows than `total`, which are not counted. */
  isCapped?: boolean;
  /** The number of rows on all pages for each value of the list's filter, and of `all`, if they were requested. */
  counts?: Readonly<Record<string, Count>> | undefined;
  /** How the server understood the search, if not just as typed. */
  reading?: SearchReading | undefined;
}

/** A filter in the address of a list that is not understood, and what the list shows instead of it. */
export interface UnreadFilter {
  name: string;
  text: string;
  instead: 'nothing' | 'firstPage' | 'usualOrder' | 'usualSize';
}
