import type { QueryClient } from '@tanstack/react-query';
import * as m from '#messages/app.js';
import { ended } from '#messages/create-session.js';
import type { SignedInSession } from './lib/auth/session-machine.ts';
import { session } from './lib/auth/session.ts';
import { forgetPrivateData, watchRefusals } from './lib/http/query-client.ts';
import type { Place } from './lib/routing/return-to.ts';
import { showToast } from './lib/ui-state/toasts.ts';
import { paths } from './paths.ts';

/** Removes the cached data of a user when another user signs in or the user's role changes. */
function followSession(client: QueryClient): () => void {
  const signedIn = (): SignedInSession | undefined => {
    const current = session.store.get();
    return current.status === 'signed-in' ? current : undefined;
  };
  let known = signedIn();
  return session.store.subscribe(() => {
    const next = signedIn();
    // The page that opens after a login requests its data before the user is signed in.
    const keptUid = known ? undefined : next?.uid;
    if (next?.uid !== known?.uid || next?.role !== known?.role) forgetPrivateData(client, keptUid);
    if (known?.role === 'admin' && next?.uid === known.uid && next.role === 'customer') {
      showToast({ id: 'no-admin', tone: 'info', text: m.noLongerAdmin() });
    }
    known = next;
  });
}

interface Login {
  place(): Place;
  /** Opens the login page, which then returns to `from`. */
  goToLogin(from: Place): Promise<void>;
}

/**
 * Keeps a page and its cache in step with the session: removes the data of other users, and opens the login page when the
 * session ends. Returns a function that stops.
 */
export function watchSession(client: QueryClient, { place, goToLogin }: Login): () => void {
  let isLeaving = false;

  /** Ends a session that the server no longer accepts. Runs once, however many calls were rejected. */
  async function leaveForLogin() {
    const from = place();
    if (isLeaving || from.pathname === paths.login) return;
    isLeaving = true;
    const wasSignedIn = session.store.get().status === 'signed-in';
    try {
      await session.leave(wasSignedIn ? ended() : undefined);
    } finally {
      isLeaving = false;
      await goToLogin(from);
    }
  }

  const stops = [
    // The session ended without a call, such as at a renewal.
    session.store.subscribe(() => {
      const current = session.store.get();
      if (current.status !== 'signed-out' || current.reason === undefined || isLeaving) return;
      const from = place();
      setTimeout(() => void goToLogin(from));
    }),
    watchRefusals(client, {
      onRefused: () => void leaveForLogin(),
      onForbidden: () => void session.checkRole().catch(() => undefined),
    }),
    followSession(client),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
