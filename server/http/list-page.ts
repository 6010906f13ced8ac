import { limits } from '#contract/limits.ts';

/** A page of a list. */
export interface ListPage<Item> {
  items: readonly Item[];
  /** Where the next page begins; null at the end. */
  nextCursor: string | null;
  /** How many there are in all, counted to one above the cap; null when nobody asked. */
  total: number | null;
}

/** Rows are counted up to here, and "more than" beyond. */
export const countCap = limits.listRows;

/** A page of `limit` rows out of `limit` + 1 that were asked for, where the last tells only that there is one. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  total: number | null,
  toItem: (row: Row) => Item,
  cursorOf: (row: Row) => string,
): ListPage<Item> {
  const kept = rows.length > limit ? rows.slice(0, limit) : rows;
  const last = kept.at(-1);
  const nextCursor = rows.length > limit && last !== undefined ? cursorOf(last) : null;
  return { items: kept.map(toItem), nextCursor, total };
}
