import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import {
  Navigate,
  type IndexRouteObject,
  type NonIndexRouteObject,
  type RouteObject,
} from 'react-router-dom';
import * as m from '#messages/app.ts';
import * as common from '#messages/common.ts';
import { PageSpinner } from '#ui/components/PageSpinner/PageSpinner.tsx';
import { AppRoot } from './AppRoot.tsx';
import { loadHome } from './features/home/prefetch.ts';
import { catalogueList } from './features/parts/catalogue-list.ts';
import { loadPart } from './features/purchase/prefetch.ts';
import { RequireAdmin } from './guards/RequireAdmin.tsx';
import { RequireCustomer } from './guards/RequireCustomer.tsx';
import { RequireVisitor } from './guards/RequireVisitor.tsx';
import { SiteRoute } from './layouts/SiteRoute.tsx';
import { prefetchQuietly } from './lib/routing/chunk-reload.ts';
import { prefetchList } from './lib/lists/define-list.ts';
import { recentMs } from './lib/routing/prefetch.ts';
import type { RouteHandle } from './lib/route-metadata.ts';
import { session } from './lib/auth/session.ts';
import { paths } from './paths.ts';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

type Page = (Omit<IndexRouteObject, 'lazy'> | Omit<NonIndexRouteObject, 'lazy'>) & {
  handle?: RouteHandle;
  lazy(): Promise<{ Component: ComponentType }>;
};

/**
 * A page that is loaded when somebody goes there. One that does not load fails when it is drawn: the
 * router shows nothing at all for a route whose `lazy` was refused.
 */
const page = ({ lazy, ...route }: Page): RouteObject => ({
  ErrorBoundary: RouteErrorBoundary,
  loader({ params, request }) {
    void route.handle?.load?.({ params, url: new URL(request.url) });
    return null;
  },
  ...route,
  lazy: () =>
    lazy().catch((error: unknown) => ({
      Component(): never {
        throw error;
      },
    })),
});

/** The `load` of an admin's page: what it asks for is theirs, so nothing is asked for before they are known. */
const forAdmin =
  (load: (uid: string, url: URL) => Promise<unknown>): RouteHandle['load'] =>
  ({ url }) => {
    const current = session.store.get();
    if (current.status !== 'signed-in' || current.role !== 'admin') return undefined;
    return prefetchQuietly(() => load(current.uid, url));
  };

/** Every route there is. What a page shows first is asked for by its `load`, while its code is on the way. */
export const createRoutes = (client: QueryClient): RouteObject[] => [
  {
    Component: AppRoot,
    ErrorBoundary: RouteErrorBoundary,
    HydrateFallback: PageSpinner,
    children: [
      {
        Component: RequireVisitor,
        children: [
          page({
            path: paths.login,
            handle: { title: common.login(), isUnlisted: true },
            lazy: () => import('./features/auth/LoginRoute.tsx'),
          }),
          page({
            path: paths.signup,
            handle: { title: common.signUp(), isUnlisted: true },
            lazy: () => import('./features/auth/SignupRoute.tsx'),
          }),
        ],
      },
      // For everybody: who is signed in may have forgotten the password as well.
      page({
        path: paths.reset,
        handle: { title: m.resetPassword(), isUnlisted: true },
        lazy: () => import('./features/auth/ResetRoute.tsx'),
      }),
      {
        Component: SiteRoute,
        ErrorBoundary: RouteErrorBoundary,
        children: [
          page({
            path: paths.home,
            handle: { title: m.carParts(), load: () => loadHome(client) },
            lazy: () => import('./features/home/HomeRoute.tsx'),
          }),
          page({
            path: paths.parts,
            handle: {
              title: common.parts(),
              description: m.everyBrake(),
              startsStuck: true,
              load: ({ url }) => prefetchList(client, catalogueList, url),
            },
            lazy: () => import('./features/parts/PartsRoute.tsx'),
          }),
          page({
            path: paths.blog,
            handle: {
              title: common.blog(),
              description: m.fiveQuestionsAboutReactAndJavascript(),
            },
            lazy: () => import('./features/blog/BlogRoute.tsx'),
          }),
          page({
            path: paths.portfolio,
            handle: {
              title: common.myPortfolio(),
              description: m.jonasReylBuildsWebSoftwareWithReact(),
            },
            lazy: () => import('./features/portfolio/PortfolioRoute.tsx'),
          }),
          {
            Component: RequireCustomer,
            children: [
              page({
                path: paths.purchase.pattern,
                handle: {
                  title: common.order(),
                  isWorkplace: true,
                  load: ({ params: { partId = '' } }) => loadPart(client, partId),
                },
                lazy: () => import('./features/purchase/PurchaseRoute.tsx'),
              }),
              page({
                path: paths.payment.pattern,
                handle: { isWorkplace: true },
                lazy: () => import('./features/payment/PaymentRoute.tsx'),
              }),
              page({
                path: paths.userDashboard,
                lazy: () => import('./layouts/UserDashboardRoute.tsx'),
                children: [
                  {
                    index: true,
                    // The navbar is as small as on the page that this leads to.
                    handle: { isWorkplace: true } satisfies RouteHandle,
                    element: <Navigate to={paths.myOrders} replace />,
                  },
                  page({
                    path: paths.myOrders,
                    handle: { title: common.myOrders(), isWorkplace: true },
                    lazy: () => import('./features/orders/MyOrdersRoute.tsx'),
                  }),
                  page({
                    path: paths.addReview,
                    handle: { title: common.addAReview(), isWorkplace: true },
                    lazy: () => import('./features/reviews/AddReviewRoute.tsx'),
                  }),
                  page({
                    path: paths.myProfile,
                    handle: { title: common.myProfile(), isWorkplace: true },
                    lazy: () => import('./features/profile/ProfileRoute.tsx'),
                  }),
                ],
              }),
            ],
          },
          {
            Component: RequireAdmin,
            children: [
              page({
                path: paths.adminDashboard,
                lazy: () => import('./layouts/AdminDashboardRoute.tsx'),
                children: [
                  page({
                    index: true,
                    handle: {
                      title: common.overview(),
                      isWorkplace: true,
                      load: forAdmin(async (uid) => {
                        const { loadOverview } = await import('./features/overview/prefetch.ts');
                        await loadOverview(client, uid);
                      }),
                    },
                    lazy: () => import('./features/overview/OverviewRoute.tsx'),
                  }),
                  page({
                    path: paths.adminUsers,
                    handle: {
                      title: common.allUser(),
                      isWorkplace: true,
                      load: forAdmin(async (uid, url) => {
                        const { usersList } = await import('./features/users/users-list.ts');
                        await prefetchList(client, usersList(uid), url);
                      }),
                    },
                    lazy: () => import('./features/users/UsersRoute.tsx'),
                  }),
                  page({
                    path: paths.adminOrders,
                    handle: {
                      title: common.manageAllOrder(),
                      isWorkplace: true,
                      load: forAdmin(async (uid, url) => {
                        const { adminOrdersList } =
                          await import('./features/admin-orders/admin-orders-list.ts');
                        const { orderStatsQuery } = await import('./lib/queries/order-stats.ts');
                        await Promise.all([
                          prefetchList(client, adminOrdersList(uid), url),
                          client.prefetchQuery({ ...orderStatsQuery(uid), staleTime: recentMs }),
                        ]);
                      }),
                    },
                    lazy: () => import('./features/admin-orders/ManageOrdersRoute.tsx'),
                  }),
                  page({
                    path: paths.addProduct,
                    handle: { title: common.addAProduct(), isWorkplace: true },
                    lazy: () => import('./features/admin-parts/AddProductRoute.tsx'),
                  }),
                  page({
                    path: paths.manageProducts,
                    handle: {
                      title: common.manageProducts(),
                      isWorkplace: true,
                      load: forAdmin(async (_uid, url) => {
                        const { adminPartsList } = await import('./features/admin-parts/admin-parts-list.ts');
                        await prefetchList(client, adminPartsList, url);
                      }),
                    },
                    lazy: () => import('./features/admin-parts/ManageProductsRoute.tsx'),
                  }),
                  page({
                    path: paths.adminProfile,
                    handle: { title: common.myProfile(), isWorkplace: true },
                    lazy: () => import('./features/profile/ProfileRoute.tsx'),
                  }),
                ],
              }),
            ],
          },
          page({
            path: '*',
            handle: { title: m.notFound(), isUnlisted: true },
            lazy: () => import('./features/not-found/NotFoundRoute.tsx'),
          }),
        ],
      },
    ],
  },
];
