import { useState } from 'react';
import { entryState } from './return-to.ts';

/** The current entry of the browser's history. */
export interface HistoryEntry {
  /** What the page stored with the entry. Not trusted. */
  state: unknown;
  setState(state: unknown): void | Promise<void>;
}

/** The entry of a page without the router, which stores its state where the router does. */
export function useHistoryEntry(): HistoryEntry {
  const [state, setState] = useState(() => (typeof window === 'undefined' ? null : entryState()));
  return {
    state,
    setState(next) {
      window.history.replaceState({ ...(window.history.state as object | null), usr: next }, '');
      setState(next);
    },
  };
}
