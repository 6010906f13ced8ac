/** One page of a list that the server searches, filters and sorts. */
export interface ListPage<Row> {
  rows: readonly Row[];
  /** How many rows the whole list has, exact as far as it was counted. */
  total: number;
  /** Whether there are more rows than `total`, uncounted. */
  isCapped?: boolean;
}
