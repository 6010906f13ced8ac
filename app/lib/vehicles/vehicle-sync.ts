import { localStore } from '../storage/storage.ts';
import { createStore } from '../ui-state/store.ts';

/** Whether the account of the signed-in customer has the vehicles of this browser. */
export type VehicleSync = { status: 'loading' | 'saved' } | { status: 'failed'; onRetry(): void };

export const vehicleSync = createStore<VehicleSync>({ status: 'loading' });

const ownerKey = 'vehicles:owner';

/** The uid of the account that has been united with this browser. */
export const vehicleOwner = {
  get: () => localStore.get(ownerKey),
  set: (uid: string) => localStore.set(ownerKey, uid),
};
