import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { RouterProvider, type createBrowserRouter, type RouteObject } from 'react-router-dom';
import { mayBeSignedIn, MayBeSignedIn } from './lib/auth/may-be-signed-in.ts';
import { pathOf, returnTo, type Place } from './lib/routing/return-to.ts';
import { prefetch } from './lib/routing/prefetch.ts';
import { createQueryClient } from './lib/http/query-client.ts';
import { session } from './lib/auth/session.ts';
import { pageOf, paths } from './paths.ts';
import { createRoutes } from './routes.tsx';
import { watchSession } from './watch-session.ts';

type Router = ReturnType<typeof createBrowserRouter>;

export type App = ReturnType<typeof createApp>;

/**
 * All routes of the shop, with one cache and the page's session. `openRouter` chooses the kind of history.
 */
export function createApp(openRouter: (routes: RouteObject[]) => Router, client = createQueryClient()) {
  /** Redirects to the login page, which then returns to `from`. A guard may have done so first. */
  async function goToLogin(from: Place) {
    const { navigation, location } = router.state;
    if ((navigation.location ?? location).pathname === paths.login) return;
    await router.navigate(paths.login, { replace: true, state: { from: pathOf(from) } });
  }

  const stopWatching = watchSession(client, { place: () => router.state.location, goToLogin });
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
      stopWatching();
      stopPrefetching();
      router.dispose();
      client.clear();
    },
  };
}
