import { localStore } from '../storage/storage.ts';

/**
 * Forgets the vehicles of this browser after a log-out. A login has united them with the account, so they belong to it, and
 * the next user of a shared machine must not see them. The account has them at the next login.
 */
export const dropVehicles = (): void => localStore.removeAll('vehicles');
