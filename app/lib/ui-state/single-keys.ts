import { localStore } from '../storage/storage.ts';
import { createStore, useStore } from './store.ts';

const kept = 'singleKeys';
const off = 'off';

const singleKeys = createStore(localStore.get(kept) !== off);

/** Whether a key by itself, such as "/", does something. Who dictates sets such keys off unawares (WCAG 2.1.4). */
export const useSingleKeys = (): boolean => useStore(singleKeys);

/** Switches such keys on or off for this browser. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStore.remove(kept);
  else localStore.set(kept, off);
  singleKeys.set(isOn);
}
