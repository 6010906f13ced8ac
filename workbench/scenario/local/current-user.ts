import { demoAccounts } from '#mocks/fixtures/users.ts';
import { people, type Person } from '../scenario.ts';

/** Under which the app keeps whose token it has. */
export const ownerKey = 'accessTokenOwner';
export const tokenKey = 'accessToken';

/** Who the browser is of, as far as can be told at once; undefined for somebody whom no scenario knows. */
export function currentUser(): Person | undefined {
  const owner = localStorage.getItem(ownerKey);
  return people.find((one) => owner === (one === 'visitor' ? null : demoAccounts[one].uid));
}

export const switchUserUrl = (person: Person): string =>
  `/scenario-bar/switch-user?${new URLSearchParams({ as: person, then: location.pathname + location.search + location.hash }).toString()}`;
