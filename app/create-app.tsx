import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { RouterProvider, type createBrowserRouter, type RouteObject } from 'react-router-dom';
import { servedSession, ServedSession, session } from './lib/auth/session.ts';
import { createQueryClient } from './lib/http/query-client.ts';
import { prefetch } from './lib/routing/prefetch.ts';
import { pathOf, returnTo, type Place } from './lib/routing/return-to.ts';
import { pageOf, paths } from './paths.ts';
import { createRoutes } from './routes.tsx';
import { watchSession } from './watch-session.ts';

type Router = ReturnType<typeof createBrowserRouter>;

export type App = ReturnType<typeof createApp>;

/**
 * All routes of the shop, with one cache and the page's session. `openRouter` chooses the kind of history.
 * `mayBeSignedIn` is what the server rendered the page for.
 */
export function createApp(
  openRouter: (routes: RouteObject[]) => Router,
  { client = createQueryClient(), mayBeSignedIn = false } = {},
) {
  /** Redirects to the login page, which then returns to `from`. A guard may have done so first. */
  async function goToLogin(from: Place) {
    const { navigation, location } = router.state;
    if ((navigation.location ?? location).pathname === paths.login) return;
    await router.navigate(paths.login, { replace: true, state: { from: pathOf(from) } });
  }

  const stopWatching = watchSession(client, { place: () => router.state.location, goToLogin });
  const routes = createRoutes(client);
  const router = openRouter(routes);
  const served = servedSession(pageOf(router.state.location.pathname), mayBeSignedIn);

  /** Prefetches the code and the data of the page at `url`. */
  const prefetchPage = (url: URL) => prefetch(routes, client, url);

  /** The page that a sign-in opens requests its code and data while the server looks up the role. */
  const stopPrefetching = session.entering.subscribe(() => {
    if (session.entering.get() === null) return;
    const { location } = router.state;
    const isLogin = pageOf(location.pathname)?.audience === 'visitor';
    const next = isLogin ? (returnTo(location.state) ?? paths.home) : pathOf(location);
    prefetchPage(new URL(next, window.location.origin));
  });

  return {
    element: (
      <StrictMode>
        <QueryClientProvider client={client}>
          <ServedSession value={served}>
            <RouterProvider router={router} />
          </ServedSession>
        </QueryClientProvider>
      </StrictMode>
    ),
    router,
    client,
    prefetch: prefetchPage,
    /** Stops everything that runs outside the element. */
    stop() {
      stopWatching();
      stopPrefetching();
      router.dispose();
      client.clear();
    },
  };
}
