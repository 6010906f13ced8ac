import { matchRoutes, type RouteObject } from 'react-router-dom';
import { prefetchQuietly } from './chunk-reload.ts';
import { isHandle } from '../route-metadata.ts';

let table: RouteObject[] = [];

/** Sets the routes that can be prefetched. */
export function prefetchFrom(routes: RouteObject[]): void {
  table = routes;
}

/** Hovering over links does not fetch data again within this time. Opening the page does. */
export const recentMs = 30_000;

/** A pointer that only crosses the link leaves it sooner. */
const hoverMs = 80;

/** Prefetches the code and the data of the page at `href` after a short delay. Returns a function that cancels it. */
export function prefetch(href: string): () => void {
  const timer = setTimeout(() => {
    // Vite requests a stylesheet once: a failure here would leave the page unstyled later.
    if (!navigator.onLine) return;
    const url = new URL(href, window.location.href);
    if (url.origin !== window.location.origin || url.pathname === window.location.pathname) return;
    for (const { route, params } of matchRoutes(table, url.pathname) ?? []) {
      const { lazy } = route;
      const handle: unknown = route.handle;
      if (typeof lazy === 'function') void prefetchQuietly(lazy);
      if (isHandle(handle)) handle.load?.({ params, url });
    }
  }, hoverMs);
  return () => {
    clearTimeout(timer);
  };
}
