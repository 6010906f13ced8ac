import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageData } from '#contract/page-renderer.ts';
import { notFoundPage, pageAt, pages, type Page } from '#contract/pages.ts';
import type { PageSession } from './lib/auth/session.ts';

export interface StaticRouteProps {
  /** What the server rendered the page with. */
  data: PageData;
  /** The page's cache, if it has one. */
  client: QueryClient | undefined;
  /** The query of the URL, with its question mark. */
  search: string;
}

interface StaticRoute {
  Component: ComponentType<StaticRouteProps>;
  openCache?(data: PageData): QueryClient;
  /** Of a page where visitors sign in. */
  session?: PageSession;
}

const routes = new Map<Page, () => Promise<StaticRoute>>([
  [pages.home, () => import('./features/home/StaticHomeRoute.tsx')],
  [pages.parts, () => import('./features/parts/StaticPartsRoute.tsx')],
  [pages.blog, () => import('./features/blog/BlogRoute.tsx')],
  [pages.portfolio, () => import('./features/portfolio/PortfolioRoute.tsx')],
  [pages.login, () => import('./features/auth/StaticLoginRoute.tsx')],
  [pages.signup, () => import('./features/auth/SignupRoute.tsx')],
  [pages.reset, () => import('./features/auth/ResetRoute.tsx')],
  [notFoundPage, () => import('./features/not-found/NotFoundRoute.tsx')],
]);

/** The code of a page that visitors who are not signed in can use without the router and the session. */
export function staticPageAt(pathname: string) {
  const page = pageAt(pathname) ?? notFoundPage;
  const load = routes.get(page);
  return load && { page, load };
}
