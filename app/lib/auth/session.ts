import { createContext, useContext } from 'react';
import { provideSessionToken } from '../http/api.ts';
import { loadAuth } from './load-auth.ts';
import { createSession } from './create-session.ts';
import type { Session, SignedInSession } from './session-machine.ts';
import { useStore } from '../ui-state/store.ts';

/** The one session of this page. */
export const session = createSession(loadAuth);

export type PageSession = typeof session;

provideSessionToken(session);

/** The session that the server renders a page for, whose user it does not know. Null in the browser. */
export const AssumedSession = createContext<SignedInSession | null>(null);

export function useSession(): Session {
  const current = useStore(session.store);
  return useContext(AssumedSession) ?? current;
}

/** The signed-in user of a page behind `RequireCustomer` or `RequireAdmin`. */
export function useSignedIn(): SignedInSession {
  const current = useSession();
  if (current.status !== 'signed-in') throw new Error('useSignedIn needs a guard above it');
  return current;
}
