import { matchRoutes, type RouteObject } from 'react-router-dom';
import { prefetchQuietly } from './chunk-reload.ts';
import { isHandle } from '../route-metadata.ts';

/** Prefetches the code and the data of the page at `url`. */
export function prefetch(routes: RouteObject[], url: URL): void {
  // Vite requests a stylesheet once: a failure here would leave the page unstyled later.
  if (!navigator.onLine) return;
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    const { lazy } = route;
    const handle: unknown = route.handle;
    if (typeof lazy === 'function') void prefetchQuietly(lazy);
    if (isHandle(handle)) void prefetchQuietly(async () => handle.load?.({ params, url }));
  }
}
