import { matchRoutes, type RouteObject } from 'react-router-dom';
import { prefetchQuietly } from './chunk-reload.ts';

let table: RouteObject[] = [];

/** Tells which routes there are to load ahead. */
export function prefetchFrom(routes: RouteObject[]): void {
  table = routes;
}

/** Loads the code of the page at `href`, because somebody is about to go there. */
export function prefetch(href: string): void {
  for (const { route } of matchRoutes(table, href.replace(/[?#].*$/, '') || '/') ?? []) {
    const { lazy } = route;
    if (typeof lazy === 'function') void prefetchQuietly(lazy);
  }
}
