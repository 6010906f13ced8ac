import { useState } from 'react';
import type { Density } from '#tokens/density.ts';
import { localStore } from '../storage/storage.ts';

const densities: readonly Density[] = ['comfortable', 'compact'];
const keyOf = (uid: string) => `density.${uid}`;

/** The row height of tables that `uid` has chosen in this browser. Default: `usual`. */
export function useDensity(uid: string, usual: Density = 'comfortable') {
  const [, setChosen] = useState<string>();
  const kept = localStore.get(keyOf(uid));
  const value = densities.find((one) => one === kept) ?? usual;

  function onChange(next: Density) {
    localStore.set(keyOf(uid), next);
    setChosen(`${uid} ${next}`);
  }

  return { value, onChange };
}
