import { tabStore } from '../storage/storage.ts';
import { pathOf } from './return-to.ts';

/** Where the router stores the scroll positions of its history entries: an object by `scrollKey`, as JSON. */
export const scrollStorageKey = 'scrollPositions';

interface HistoryEntry {
  pathname: string;
  search: string;
  hash: string;
  key: string;
}

// Every page that was loaded from the server has the router's default key, so a key alone would restore the scroll
// position of one page on another.
export const scrollKey = (entry: HistoryEntry) => (entry.key === 'default' ? pathOf(entry) : entry.key);

/** Stores the current position for the router, before it opens another page. */
export function storeScrollPosition(): void {
  const { pathname, search, hash } = window.location;
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'default';
  const positions: unknown = JSON.parse(tabStore.get(scrollStorageKey) ?? '{}');
  const stored = { ...(positions as object), [scrollKey({ pathname, search, hash, key })]: window.scrollY };
  tabStore.set(scrollStorageKey, JSON.stringify(stored));
}
