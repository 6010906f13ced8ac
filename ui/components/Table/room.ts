import { useSyncExternalStore } from 'react';
import { cramped, tight } from './widths.ts';

export type Room = 'ample' | 'cramped' | 'tight';

function subscribe(onChange: () => void) {
  const lists = [cramped, tight].map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

function roomNow(): Room {
  if (matchMedia(tight).matches) return 'tight';
  return matchMedia(cramped).matches ? 'cramped' : 'ample';
}

/** How much room the window leaves a table; ample in markup of the server, which has no window. */
export const useRoom = () => useSyncExternalStore(subscribe, roomNow, () => 'ample' as const);
