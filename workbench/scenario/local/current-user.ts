import { demoAccounts } from '#mocks/fixtures/users.ts';
import { users, type User } from '../scenario.ts';

/** The keys under which the app stores the access token and its owner. Those of the session all start with `tokenKey`. */
export const tokenKey = 'accessToken';
export const ownerKey = 'accessTokenOwner';

/** The user of this browser; undefined if it is none of the scenarios' users. */
export function currentUser(): User | undefined {
  const owner = localStorage.getItem(ownerKey);
  return users.find((user) => owner === (user === 'visitor' ? null : demoAccounts[user].uid));
}

export function switchUserUrl(user: User): string {
  const then = location.pathname + location.search + location.hash;
  return `/scenario-bar/switch-user?${new URLSearchParams({ as: user, then }).toString()}`;
}
