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

/** The width class of the window. Server-rendered markup uses `ample`. */
export const useRoom = () => useSyncExternalStore(subscribe, roomNow, () => 'ample' as const);
