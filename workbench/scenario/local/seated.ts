import { demoAccounts } from '#mocks/fixtures/users.ts';
import type { Person } from '../scenario.ts';

/** Under which the app keeps whose token it has. */
export const ownerKey = 'accessTokenOwner';
export const tokenKey = 'accessToken';

/** Whether the browser already is that person's, as far as can be told at once. */
export function isSeated(person: Person): boolean {
  const owner = localStorage.getItem(ownerKey);
  return person === 'visitor' ? owner === null : owner === demoAccounts[person].uid;
}

export const seatAddress = (person: Person): string =>
  `/scenario-bar/seat?${new URLSearchParams({ as: person, then: location.pathname + location.search + location.hash }).toString()}`;
