import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isHandle } from '../route-metadata.ts';
import { prefetchQuietly } from './chunk-reload.ts';

/** Prefetches the code and the data of the page at `url`. */
export function prefetch(routes: RouteObject[], client: QueryClient, url: URL): void {
  if (!navigator.onLine) return;
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    const { lazy } = route;
    const handle: unknown = route.handle;
    if (typeof lazy === 'function') void prefetchQuietly(lazy);
    if (isHandle(handle)) void prefetchQuietly(async () => handle.load?.(client, { params, url }));
  }
}
