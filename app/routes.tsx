import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Navigate, type NonIndexRouteObject, type RouteObject } from 'react-router-dom';
import { notFoundPage, pageNames, pages, type Layout, type Page, type PageName } from '#contract/pages.ts';
import type { TextName } from '#tokens/shop.ts';
import { PageSpinner } from '#ui/components/PageSpinner/PageSpinner.tsx';
import { AppRoot } from './AppRoot.tsx';
import { homePartsQuery, homeReviewsQuery, yearQuery } from './features/shop/home/queries.ts';
import { RequireAdmin } from './guards/RequireAdmin.tsx';
import { RequireUser } from './guards/RequireUser.tsx';
import { RequireVisitor } from './guards/RequireVisitor.tsx';
import { SiteRoute } from './layouts/SiteRoute.tsx';
import { forAdmin, forCustomer, loadProfile, type LoadOwn } from './lib/auth/load-for.ts';
import { recentMs } from './lib/http/query-client.ts';
import { addressesQuery } from './lib/queries/addresses.ts';
import { checkoutQuery, orderQuery } from './lib/queries/order.ts';
import { partPageQuery, similarPartsQuery } from './features/catalogue/part/queries.ts';
import { partQuery } from './lib/queries/part.ts';
import type { RouteHandle } from './lib/route-metadata.ts';
import { prefetchVehicle, vehicleSearch } from './lib/vehicles/addressed-vehicle.ts';
import { paths } from './paths.ts';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

/** The code of pages and layouts. The names of the files are those in the manifest of the build. */
const files = import.meta.glob<{ Component: ComponentType; load?: LoadOwn }>([
  './features/**/*Route.tsx',
  './layouts/*DashboardRoute.tsx',
]);

const loadCatalogue = () => import('./features/catalogue/parts/PartsRoute.tsx');
const loadText = () => import('./features/shop/texts/TextRoute.tsx');
const loadVehiclePage = () => import('./features/fitment/vehicle/VehicleRoute.tsx');
const loadAccountBasket = () => import('./lib/basket/account-basket.ts');
const loadCategory = () => import('./features/catalogue/parts/CategoryRoute.tsx');

/** What a page renders. `load` requests its first data while its code loads. */
interface View {
  file: string;
  load?: RouteHandle['load'];
  searchOf?: RouteHandle['searchOf'];
}

/**
 * A route whose code is loaded on demand. A failure to load is thrown during render, because the router would show
 * nothing.
 */
const onDemand = (file: string): NonIndexRouteObject => ({
  ErrorBoundary: RouteErrorBoundary,
  handle: { file },
  lazy: async () => {
    try {
      return (await files[`./${file}`]?.()) ?? {};
    } catch (error) {
      return {
        Component(): never {
          throw error;
        },
      };
    }
  },
});

function routeOf(client: QueryClient, page: Page, { file, load, searchOf }: View): RouteObject {
  return {
    ...onDemand(file),
    path: page.path,
    handle: { file, page, load, searchOf } satisfies RouteHandle & { file: string },
    loader({ params, request }) {
      void load?.(client, { params, url: new URL(request.url) });
      return null;
    },
  };
}

const textView = (name: TextName): View => ({
  file: 'features/shop/texts/TextRoute.tsx',
  load: async (client) => client.prefetchQuery((await loadText()).textQuery(name)),
});

/** A page of a signed-in user, whose code exports how its first data is loaded. */
const ownView = (file: string, forRole: typeof forAdmin): View => ({
  file,
  load: (client, { url }) =>
    forRole(async (user) => (await files[`./${file}`]?.())?.load?.(client, user, url)),
});

const views: Record<Exclude<PageName, 'userDashboard'>, View> = {
  home: {
    file: 'features/shop/home/HomeRoute.tsx',
    load: (client) =>
      Promise.all([
        client.prefetchQuery(homePartsQuery()),
        client.prefetchQuery(homeReviewsQuery()),
        client.prefetchQuery(yearQuery()),
      ]),
  },
  parts: {
    file: 'features/catalogue/parts/PartsRoute.tsx',
    load: async (client, { url }) => (await loadCatalogue()).prefetchCatalogue(client, url),
    searchOf: async (params) => (await loadCatalogue()).catalogueList.searchOf(params),
  },
  category: {
    file: 'features/catalogue/parts/CategoryRoute.tsx',
    load: async (client, { params: { category = '' }, url }) =>
      (await loadCategory()).prefetchCategory(client, category, url),
    searchOf: async (params) => (await loadCategory()).categoryList('').searchOf(params),
  },
  part: {
    file: 'features/catalogue/part/PartRoute.tsx',
    load: (client, { params: { number = '' }, url }) =>
      Promise.all([
        prefetchVehicle(client, url),
        client.prefetchQuery({ ...partPageQuery(number), staleTime: recentMs }),
        client.prefetchQuery({ ...similarPartsQuery(number), staleTime: recentMs }),
      ]),
    searchOf: async (params) => vehicleSearch(params),
  },
  vehicle: {
    file: 'features/fitment/vehicle/VehicleRoute.tsx',
    load: async (client, { url }) => (await loadVehiclePage()).prefetchVehiclePage(client, url),
    searchOf: async (params) => (await loadVehiclePage()).vehicleSearchOf(params),
  },
  basket: {
    file: 'features/orders/basket/BasketRoute.tsx',
    load: (client) =>
      forCustomer(async (user) =>
        Promise.all([
          client.prefetchQuery((await loadAccountBasket()).accountBasketQuery(user.uid)),
          loadProfile(client)(user),
          client.prefetchQuery(addressesQuery(user)),
        ]),
      ),
  },
  quickOrder: { file: 'features/orders/quick-order/QuickOrderRoute.tsx' },
  blog: { file: 'features/shop/blog/BlogRoute.tsx' },
  portfolio: { file: 'features/shop/portfolio/PortfolioRoute.tsx' },
  delivery: textView('delivery'),
  returns: textView('returns'),
  terms: textView('terms'),
  privacy: textView('privacy'),
  cookies: textView('cookies'),
  login: { file: 'features/accounts/auth/LoginRoute.tsx' },
  signup: { file: 'features/accounts/auth/SignupRoute.tsx' },
  reset: { file: 'features/accounts/auth/ResetRoute.tsx' },
  purchase: {
    file: 'features/orders/purchase/PurchaseRoute.tsx',
    load: (client, { params: { partId = '' } }) =>
      Promise.all([
        client.prefetchQuery({ ...partQuery(partId), staleTime: recentMs }),
        forCustomer((user) =>
          Promise.all([loadProfile(client)(user), client.prefetchQuery(addressesQuery(user))]),
        ),
      ]),
  },
  payment: {
    file: 'features/payments/payment/PaymentRoute.tsx',
    load: (client, { params: { orderId = '' } }) =>
      forCustomer(({ uid }) => client.prefetchQuery({ ...orderQuery(uid, orderId), staleTime: recentMs })),
  },
  paymentTogether: {
    file: 'features/payments/payment/PaymentTogetherRoute.tsx',
    load: (client, { params: { checkoutId = '' } }) =>
      forCustomer(({ uid }) =>
        client.prefetchQuery({ ...checkoutQuery(uid, checkoutId), staleTime: recentMs }),
      ),
  },
  myOrders: ownView('features/orders/orders/MyOrdersRoute.tsx', forCustomer),
  invoice: { file: 'features/orders/documents/InvoiceRoute.tsx' },
  packingSlips: { file: 'features/orders/documents/PackingSlipsRoute.tsx' },
  addReview: {
    file: 'features/shop/reviews/AddReviewRoute.tsx',
    load: (client) => forCustomer(loadProfile(client)),
  },
  myProfile: {
    file: 'features/accounts/profile/ProfileRoute.tsx',
    load: (client) => forCustomer(loadProfile(client)),
  },
  adminDashboard: ownView('features/shop/overview/OverviewRoute.tsx', forAdmin),
  adminUsers: ownView('features/accounts/users/UsersRoute.tsx', forAdmin),
  adminOrders: ownView('features/orders/admin-orders/ManageOrdersRoute.tsx', forAdmin),
  addProduct: { file: 'features/catalogue/admin-parts/AddProductRoute.tsx' },
  manageProducts: ownView('features/catalogue/admin-parts/ManageProductsRoute.tsx', forAdmin),
  adminReviews: ownView('features/shop/admin-reviews/ReviewsRoute.tsx', forAdmin),
  adminVehicles: ownView('features/fitment/admin-vehicles/VehiclesRoute.tsx', forAdmin),
  adminImports: ownView('features/import/imports/ImportsRoute.tsx', forAdmin),
  adminImport: { file: 'features/import/imports/ImportRoute.tsx' },
  adminSearch: ownView('features/catalogue/admin-search/SearchRoute.tsx', forAdmin),
  adminProfile: {
    file: 'features/accounts/profile/ProfileRoute.tsx',
    load: (client) => forAdmin(loadProfile(client)),
  },
};

const ToMyOrders = () => <Navigate to={paths.myOrders} replace />;

/** Creates the routes of all pages, each in its layout and behind its guard. */
export function createRoutes(client: QueryClient): RouteObject[] {
  const routesFor = (layout: Layout, audience: Page['audience']) =>
    pageNames
      .filter((name) => pages[name].layout === layout && pages[name].audience === audience)
      .map((name) =>
        name === 'userDashboard'
          ? { path: pages[name].path, handle: { page: pages[name] }, Component: ToMyOrders }
          : routeOf(client, pages[name], views[name]),
      );
  const behindGuards = (layout: Layout): RouteObject[] => [
    ...routesFor(layout, 'everyone'),
    { Component: RequireVisitor, children: routesFor(layout, 'visitor') },
    { element: <RequireUser />, children: routesFor(layout, 'signedIn') },
    { element: <RequireUser isCustomer />, children: routesFor(layout, 'customer') },
    { Component: RequireAdmin, children: routesFor(layout, 'admin') },
  ];
  const userDashboard = {
    ...onDemand('layouts/UserDashboardRoute.tsx'),
    children: routesFor('dashboard', 'customer'),
  };
  const adminDashboard = {
    ...onDemand('layouts/AdminDashboardRoute.tsx'),
    children: routesFor('dashboard', 'admin'),
  };
  const site = [
    ...behindGuards('site'),
    { element: <RequireUser isCustomer />, children: [userDashboard] },
    { Component: RequireAdmin, children: [adminDashboard] },
    routeOf(client, notFoundPage, { file: 'features/not-found/NotFoundRoute.tsx' }),
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
