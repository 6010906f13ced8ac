import { LRUCache } from 'lru-cache';
import { limits } from '#contract/limits.ts';

/**
 * A list with this many rows still has more than 1,000 a second later, because nobody removes 500 rows in that time. Totals
 * are counted up to here.
 */
export const longList = 1.5 * limits.listRows + 1;
const rememberedMs = 1_000;

/** When a list was counted as long, by database. */
const countedAt = new WeakMap<object, LRUCache<string, number>>();

/** Remembers the long lists of a database for a second. */
export function longListsOf(db: object): { has(list: string): boolean; add(list: string): void } {
  const lists = countedAt.get(db) ?? new LRUCache<string, number>({ max: 1_000 });
  countedAt.set(db, lists);
  return {
    has: (list) => performance.now() < (lists.get(list) ?? -Infinity) + rememberedMs,
    add: (list) => lists.set(list, performance.now()),
  };
}
