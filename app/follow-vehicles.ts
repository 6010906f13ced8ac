import type { SignedInSession } from './lib/auth/session-machine.ts';
import { session } from './lib/auth/session.ts';
import { syncVehicles } from './lib/vehicles/sync-vehicles.ts';

/**
 * Keeps the vehicles of the browser and of the account the same while a customer is signed in. Returns a function that
 * stops.
 */
export function followVehicles(): () => void {
  let uid: string | undefined;
  let stop: () => void = () => undefined;
  const customerNow = (): SignedInSession | undefined => {
    const current = session.store.get();
    return current.status === 'signed-in' && current.role === 'customer' ? current : undefined;
  };
  const follow = () => {
    const customer = customerNow();
    if (customer?.uid === uid) return;
    uid = customer?.uid;
    stop();
    stop = customer ? syncVehicles(customer) : () => undefined;
  };
  const stopFollowing = session.store.subscribe(follow);
  follow();
  return () => {
    stopFollowing();
    stop();
  };
}
