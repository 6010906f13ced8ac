import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Navigate, type NonIndexRouteObject, type RouteObject } from 'react-router-dom';
import { notFoundPage, pageNames, pages, type Layout, type Page, type PageName } from '#contract/pages.ts';
import { PageSpinner } from '#ui/components/PageSpinner/PageSpinner.tsx';
import { AppRoot } from './AppRoot.tsx';
import { homePartsQuery, homeReviewsQuery } from './features/home/queries.ts';
import { catalogueList } from './features/parts/catalogue-list.ts';
import { loadPayment } from './features/payment/load-payment.ts';
import { loadPurchase } from './features/purchase/load-purchase.ts';
import { RequireAdmin } from './guards/RequireAdmin.tsx';
import { RequireCustomer } from './guards/RequireCustomer.tsx';
import { RequireVisitor } from './guards/RequireVisitor.tsx';
import { SiteRoute } from './layouts/SiteRoute.tsx';
import { forAdmin, forCustomer, loadProfile } from './lib/auth/load-for.ts';
import { prefetchList } from './lib/lists/define-list.ts';
import { recentMs } from './lib/http/query-client.ts';
import type { RouteHandle } from './lib/route-metadata.ts';
import { paths } from './paths.ts';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

type Lazy = () => Promise<{ Component: ComponentType }>;

/** What a page renders. `load` requests its first data while its code loads. */
interface View {
  lazy: Lazy;
  load?: RouteHandle['load'];
  searchOf?: RouteHandle['searchOf'];
}

/**
 * A route whose code is loaded on demand. A failure to load is thrown during render, because the router would show
 * nothing.
 */
const onDemand = (lazy: Lazy): NonIndexRouteObject => ({
  ErrorBoundary: RouteErrorBoundary,
  lazy: () =>
    lazy().catch((error: unknown) => ({
      Component(): never {
        throw error;
      },
    })),
});

const routeOf = (page: Page, { lazy, load, searchOf }: View): RouteObject => ({
  path: page.path,
  handle: { page, load, searchOf } satisfies RouteHandle,
  loader({ params, request }) {
    void load?.({ params, url: new URL(request.url) });
    return null;
  },
  ...onDemand(lazy),
});

const viewsOf = (client: QueryClient): Record<PageName, View> => ({
  home: {
    lazy: () => import('./features/home/HomeRoute.tsx'),
    load: () =>
      Promise.all([client.prefetchQuery(homePartsQuery()), client.prefetchQuery(homeReviewsQuery())]),
  },
  parts: {
    lazy: () => import('./features/parts/PartsRoute.tsx'),
    load: ({ url }) => prefetchList(client, catalogueList, url),
    searchOf: catalogueList.searchOf,
  },
  blog: { lazy: () => import('./features/blog/BlogRoute.tsx') },
  portfolio: { lazy: () => import('./features/portfolio/PortfolioRoute.tsx') },
  login: { lazy: () => import('./features/auth/LoginRoute.tsx') },
  signup: { lazy: () => import('./features/auth/SignupRoute.tsx') },
  reset: { lazy: () => import('./features/auth/ResetRoute.tsx') },
  purchase: {
    lazy: () => import('./features/purchase/PurchaseRoute.tsx'),
    load: ({ params: { partId = '' } }) => loadPurchase(client, partId),
  },
  payment: {
    lazy: () => import('./features/payment/PaymentRoute.tsx'),
    load: ({ params: { orderId = '' } }) => loadPayment(client, orderId),
  },
  userDashboard: {
    lazy: () => Promise.resolve({ Component: () => <Navigate to={paths.myOrders} replace /> }),
  },
  myOrders: {
    lazy: () => import('./features/orders/MyOrdersRoute.tsx'),
    load: ({ url }) =>
      forCustomer(async (user) => {
        const { ordersList } = await import('./features/orders/orders-list.ts');
        await prefetchList(client, ordersList(user), url);
      }),
  },
  addReview: {
    lazy: () => import('./features/reviews/AddReviewRoute.tsx'),
    load: () => forCustomer(loadProfile(client)),
  },
  myProfile: {
    lazy: () => import('./features/profile/ProfileRoute.tsx'),
    load: () => forCustomer(loadProfile(client)),
  },
  adminDashboard: {
    lazy: () => import('./features/overview/OverviewRoute.tsx'),
    load: () =>
      forAdmin(async ({ uid }) => {
        const { newestOrdersQuery } = await import('./features/overview/queries.ts');
        const { orderStatsQuery } = await import('./lib/queries/order-stats.ts');
        await Promise.all([
          client.prefetchQuery({ ...orderStatsQuery(uid), staleTime: recentMs }),
          client.prefetchQuery({ ...newestOrdersQuery(uid), staleTime: recentMs }),
        ]);
      }),
  },
  adminUsers: {
    lazy: () => import('./features/users/UsersRoute.tsx'),
    load: ({ url }) =>
      forAdmin(async ({ uid }) => {
        const { usersList } = await import('./features/users/users-list.ts');
        await prefetchList(client, usersList(uid), url);
      }),
  },
  adminOrders: {
    lazy: () => import('./features/admin-orders/ManageOrdersRoute.tsx'),
    load: ({ url }) =>
      forAdmin(async ({ uid }) => {
        const { adminOrdersList } = await import('./features/admin-orders/admin-orders-list.ts');
        const { orderStatsQuery } = await import('./lib/queries/order-stats.ts');
        await Promise.all([
          prefetchList(client, adminOrdersList(uid), url),
          client.prefetchQuery({ ...orderStatsQuery(uid), staleTime: recentMs }),
        ]);
      }),
  },
  addProduct: { lazy: () => import('./features/admin-parts/AddProductRoute.tsx') },
  manageProducts: {
    lazy: () => import('./features/admin-parts/ManageProductsRoute.tsx'),
    load: ({ url }) =>
      forAdmin(async () => {
        const { adminPartsList } = await import('./features/admin-parts/admin-parts-list.ts');
        await prefetchList(client, adminPartsList, url);
      }),
  },
  adminProfile: {
    lazy: () => import('./features/profile/ProfileRoute.tsx'),
    load: () => forAdmin(loadProfile(client)),
  },
});

/** Creates the routes of all pages, each in its layout and behind its guard. */
export function createRoutes(client: QueryClient): RouteObject[] {
  const views = viewsOf(client);
  const routesFor = (layout: Layout, audience: Page['audience']) =>
    pageNames
      .filter((name) => pages[name].layout === layout && pages[name].audience === audience)
      .map((name) => routeOf(pages[name], views[name]));
  const behindGuards = (layout: Layout): RouteObject[] => [
    ...routesFor(layout, 'everyone'),
    { Component: RequireVisitor, children: routesFor(layout, 'visitor') },
    { Component: RequireCustomer, children: routesFor(layout, 'customer') },
    { Component: RequireAdmin, children: routesFor(layout, 'admin') },
  ];
  const userDashboard = {
    ...onDemand(() => import('./layouts/UserDashboardRoute.tsx')),
    children: routesFor('dashboard', 'customer'),
  };
  const adminDashboard = {
    ...onDemand(() => import('./layouts/AdminDashboardRoute.tsx')),
    children: routesFor('dashboard', 'admin'),
  };
  const site = [
    ...behindGuards('site'),
    { Component: RequireCustomer, children: [userDashboard] },
    { Component: RequireAdmin, children: [adminDashboard] },
    routeOf(notFoundPage, { lazy: () => import('./features/not-found/NotFoundRoute.tsx') }),
  ];
  return [
    {
      Component: AppRoot,
      ErrorBoundary: RouteErrorBoundary,
      HydrateFallback: PageSpinner,
      children: [
        ...behindGuards('bare'),
        { Component: SiteRoute, ErrorBoundary: RouteErrorBoundary, children: site },
      ],
    },
  ];
}
