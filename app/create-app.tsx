import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { RouterProvider, type createBrowserRouter, type Location, type RouteObject } from 'react-router-dom';
import * as m from '#messages/app.ts';
import { mayBeSignedIn, MayBeSignedIn } from './lib/auth/may-be-signed-in.ts';
import { sessionEndedWords, type SignedInSession } from './lib/auth/session-machine.ts';
import { pathOf, returnTo } from './lib/routing/return-to.ts';
import { prefetch } from './lib/routing/prefetch.ts';
import { createQueryClient, forgetPrivateData, watchRefusals } from './lib/http/query-client.ts';
import { session } from './lib/auth/session.ts';
import { showToast } from './lib/ui-state/toasts.ts';
import { pageOf, paths } from './paths.ts';
import { createRoutes } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

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
      showToast({ id: 'no-admin', tone: 'info', text: m.youAreNoLongerAnAdmin() });
    }
    known = next;
  });
}

export type App = ReturnType<typeof createApp>;

/**
 * All routes of the shop, with one cache and the page's session. `openRouter` chooses the kind of history.
 */
export function createApp(openRouter: (routes: RouteObject[]) => Router, client = createQueryClient()) {
  let isLeaving = false;

  /** Ends a session that the server no longer accepts. Runs once, however many calls were rejected. */
  async function leaveForLogin() {
    const { location } = router.state;
    if (isLeaving || location.pathname === paths.login) return;
    isLeaving = true;
    const wasSignedIn = session.store.get().status === 'signed-in';
    try {
      await session.leave(wasSignedIn ? sessionEndedWords : undefined);
    } finally {
      isLeaving = false;
      await goToLogin(location);
    }
  }

  /** Redirects to the login page, which then returns to `from`. A guard may have done so first. */
  async function goToLogin(from: Location) {
    const { navigation, location } = router.state;
    if ((navigation.location ?? location).pathname === paths.login) return;
    await router.navigate(paths.login, { replace: true, state: { from: pathOf(from) } });
  }

  /** The session ended without a call, such as at a renewal. */
  const stopWatching = session.store.subscribe(() => {
    const current = session.store.get();
    if (current.status !== 'signed-out' || current.reason === undefined || isLeaving) return;
    const { location } = router.state;
    setTimeout(() => void goToLogin(location));
  });

  watchRefusals(client, {
    onRefused: () => void leaveForLogin(),
    onForbidden: () => void session.checkRole().catch(() => undefined),
  });
  const routes = createRoutes(client);
  const router = openRouter(routes);

  /** The page that a sign-in opens requests its code and data while the server looks up the role. */
  const stopPrefetching = session.entering.subscribe(() => {
    if (session.entering.get() === null) return;
    const { location } = router.state;
    const isLogin = pageOf(location.pathname)?.audience === 'visitor';
    const next = isLogin ? (returnTo(location.state) ?? paths.home) : pathOf(location);
    prefetch(routes, new URL(next, window.location.origin));
  });
  const stopFollowing = followSession(client);

  return {
    element: (
      <StrictMode>
        <QueryClientProvider client={client}>
          <MayBeSignedIn value={mayBeSignedIn()}>
            <RouterProvider router={router} />
          </MayBeSignedIn>
        </QueryClientProvider>
      </StrictMode>
    ),
    router,
    client,
    /** Prefetches the code and the data of the page at `url`. */
    prefetch: (url: URL) => prefetch(routes, url),
    /** Stops everything that runs outside the element. */
    stop() {
      stopFollowing();
      stopWatching();
      stopPrefetching();
      router.dispose();
      client.clear();
    },
  };
}
