import { createStore } from '../ui-state/store.ts';

/** Whether the account of the signed-in customer has the vehicles of this browser. */
export type VehicleSync = { status: 'loading' | 'saved' } | { status: 'failed'; onRetry(): void };

export const vehicleSync = createStore<VehicleSync>({ status: 'loading' });
