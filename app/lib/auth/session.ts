import { createContext, useContext, useSyncExternalStore } from 'react';
import { pages, type Page } from '#contract/pages.ts';
import { provideSessionToken } from '../http/api.ts';
import { loadAuth } from './load-auth.ts';
import { createSession } from './create-session.ts';
import type { Session, SignedInSession } from './session-machine.ts';

/** The one session of this page. */
export const session = createSession(loadAuth);

provideSessionToken(session);

/** The session that the server renders a page with, and that the browser hydrates it with. */
export const ServedSession = createContext<Session>({ status: 'loading' });

/**
 * What the server assumes of the user, whom it does not know: somebody who may open the page. `mayBeSignedIn`: whether
 * the browser stores a session.
 */
export function servedSession(page: Page | undefined, mayBeSignedIn: boolean): Session {
  if (!mayBeSignedIn) return { status: 'signed-out' };
  const role = page?.audience === 'signedIn' ? 'customer' : page?.audience;
  const isGuarded = role === 'customer' || role === 'admin';
  // The user dashboard only redirects.
  if (!isGuarded || page === pages.userDashboard) return { status: 'loading' };
  return { status: 'signed-in', uid: '', email: '', name: '', photoURL: undefined, isVerified: true, role };
}

export function useSession(): Session {
  const served = useContext(ServedSession);
  return useSyncExternalStore(session.store.subscribe, session.store.get, () => served);
}

/** The session once it has been loaded, otherwise null. */
export function useLoadedSession(): Exclude<Session, { status: 'loading' }> | null {
  const served = useContext(ServedSession);
  const current = useSession();
  return current === served || current.status === 'loading' ? null : current;
}

/** The signed-in user of a page behind `RequireUser` or `RequireAdmin`. */
export function useSignedIn(): SignedInSession {
  const current = useSession();
  if (current.status !== 'signed-in') throw new Error('useSignedIn needs a guard above it');
  return current;
}
