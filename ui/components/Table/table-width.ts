import { useSyncExternalStore } from 'react';
import { compact, narrow } from './widths.ts';

export type TableWidth = 'wide' | 'compact' | 'narrow';

function subscribe(onChange: () => void) {
  const lists = [compact, narrow].map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

function currentWidth(): TableWidth {
  if (matchMedia(narrow).matches) return 'narrow';
  return matchMedia(compact).matches ? 'compact' : 'wide';
}

/** The width class of the window. Server-rendered markup uses `wide`. */
export const useTableWidth = () => useSyncExternalStore(subscribe, currentWidth, () => 'wide' as const);
