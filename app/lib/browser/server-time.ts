import { localStore } from '../storage/storage.ts';

const key = 'clockOffset';

/** A smaller difference may be the time that a response takes. */
const toleratedMs = 5_000;

const offsetMs = () => Number(localStore.get(key) ?? 0) || 0;

/** The time of the server in ms, as far as its responses have told. The clock of this device may be wrong by hours. */
export const serverNow = (): number => Date.now() + offsetMs();

/**
 * Learns the server's time from the `Date` header of a response to a request that was sent at `sentAt`, a time of
 * `performance.now()`. A slow response tells too little.
 */
export function learnServerTime(date: string | undefined, sentAt: number): void {
  const offset = Date.parse(date ?? '') - Date.now();
  const isSlow = performance.now() - sentAt > toleratedMs;
  if (Number.isNaN(offset) || isSlow || Math.abs(offset - offsetMs()) <= toleratedMs) return;
  if (Math.abs(offset) <= toleratedMs) localStore.remove(key);
  else localStore.set(key, String(offset));
}
