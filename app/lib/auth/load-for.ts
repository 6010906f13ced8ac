import type { QueryClient } from '@tanstack/react-query';
import { profileQuery } from '../queries/profile.ts';
import { prefetchQuietly } from '../routing/chunk-reload.ts';
import { session } from './session.ts';
import type { Role, SignedInSession } from './session-machine.ts';

type User = Pick<SignedInSession, 'uid' | 'email'>;
type Load = (user: User) => Promise<unknown>;

/** The export `load` of a page's code: requests its first data. */
export type LoadOwn = (client: QueryClient, user: User, url: URL) => Promise<unknown>;

/** The user, if pages of `role` may request data. While the role is unknown, those about the user's own data may. */
function userFor(role: Role): User | null {
  const current = session.store.get();
  if (current.status === 'signed-in') return current.role === role ? current : null;
  return role === 'customer' ? session.entering.get() : null;
}

/** Runs `load` for a user of one role, and nothing before the user is known. */
function loadFor(role: Role, load: Load): Promise<void> | undefined {
  const user = userFor(role);
  return user ? prefetchQuietly(() => load(user)) : undefined;
}

export const forAdmin = (load: Load) => loadFor('admin', load);
export const forCustomer = (load: Load) => loadFor('customer', load);

/** The `load` of a page whose first data is the user's profile. */
export const loadProfile = (client: QueryClient) => (user: User) => client.prefetchQuery(profileQuery(user));
