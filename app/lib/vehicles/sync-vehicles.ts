import { call } from '../http/api.ts';
import { localStore } from '../storage/storage.ts';
import { mergeVehicles, sameVehicles } from './merge-vehicles.ts';
import {
  keepMyVehicles,
  parseVehicles,
  readMyVehicles,
  watchMyVehicles,
  type MyVehicle,
} from './my-vehicles.ts';
import { vehicleOwner, vehicleSync } from './vehicle-sync.ts';

const commonKey = 'vehicles:saved';

/** Remembers what browser and account have now. */
function remember(uid: string, vehicles: readonly MyVehicle[]): void {
  vehicleOwner.set(uid);
  localStore.set(commonKey, JSON.stringify(vehicles));
}

/**
 * Keeps the vehicles of the browser and of the account of a customer the same: unites them, then saves every change of this
 * tab. What cannot be saved stays in the browser, until the next change or the next page. Returns a function that stops.
 */
export function syncVehicles({ uid, email }: { uid: string; email: string }): () => void {
  let isStopped = false;
  let isRunning = false;
  let hasMerged = false;

  async function merge(): Promise<void> {
    const account = await call('listUserVehicles', { params: { email } });
    if (isStopped) return;
    const owner = vehicleOwner.get();
    const common = owner === uid ? parseVehicles(localStore.get(commonKey)) : null;
    const isForeign = owner !== null && owner !== uid;
    keepMyVehicles(mergeVehicles({ mine: readMyVehicles(), account, common, isForeign }));
    remember(uid, account);
    hasMerged = true;
  }

  async function save(): Promise<void> {
    const wanted = readMyVehicles();
    if (sameVehicles(wanted, parseVehicles(localStore.get(commonKey)))) return;
    const body = wanted.map(({ vehicle: { slug }, label }) => ({ slug, label }));
    // The server leaves out what is not listed any more.
    const saved = await call('saveUserVehicles', { params: { email }, body });
    if (isStopped) return;
    remember(uid, saved);
    if (sameVehicles(readMyVehicles(), wanted)) keepMyVehicles(saved);
    else await save();
  }

  async function run(): Promise<void> {
    if (isRunning || isStopped) return;
    isRunning = true;
    try {
      if (!hasMerged) await merge();
      await save();
      if (!isStopped) vehicleSync.set({ status: 'saved' });
    } catch {
      if (!isStopped) vehicleSync.set({ status: 'failed', onRetry: () => void run() });
    } finally {
      isRunning = false;
    }
  }

  vehicleSync.set({ status: 'loading' });
  const stopWatching = watchMyVehicles(() => void run());
  void run();
  return () => {
    isStopped = true;
    stopWatching();
  };
}
