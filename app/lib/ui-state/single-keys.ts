import { localStore } from '../storage/storage.ts';
import { createStore, useStore } from './store.ts';

const kept = 'singleKeys';
const off = 'off';

const singleKeys = createStore(localStore.get(kept) !== off);

/** Whether single keys such as "/" are shortcuts. People who use dictation trigger them by accident (WCAG 2.1.4). */
export const useSingleKeys = (): boolean => useStore(singleKeys);

/** Enables or disables them in this browser. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStore.remove(kept);
  else localStore.set(kept, off);
  singleKeys.set(isOn);
}
