import { provideSessionToken } from '../http/api.ts';
import { loadAuth } from './auth-provider.ts';
import { createSession } from './create-session.ts';
import type { Session, SignedInSession } from './session-machine.ts';
import { useStore } from '../ui-state/store.ts';

/** The one session of this page. */
export const session = createSession(loadAuth);

provideSessionToken(session.token);

export const useSession = (): Session => useStore(session.store);

/** The signed-in user of a page behind `RequireCustomer` or `RequireAdmin`. */
export function useSignedIn(): SignedInSession {
  const current = useSession();
  if (current.status !== 'signed-in') throw new Error('useSignedIn needs a guard above it');
  return current;
}
