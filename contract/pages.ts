import * as app from '#messages/app.js';
import * as common from '#messages/common.js';

type Text = () => string;

/** Who may open a page. Guards redirect everybody else. */
export type Audience = 'everyone' | 'visitor' | 'customer' | 'admin' | 'signedIn';

/** What surrounds a page: nothing, the navbar, or the navbar and the drawer of a dashboard. */
export type Layout = 'bare' | 'site' | 'dashboard';

export interface Page {
  /** `:name` is a parameter. */
  path: string;
  audience: Audience;
  layout: Layout;
  /** Absent if the page sets its own. */
  title?: Text;
  /** For search engines. Absent: the shop's own. */
  description?: Text;
  /** Whether search engines may list it. */
  isIndexable?: true;
  hasFooter?: true;
  /** Whether the navbar is small before any scrolling. */
  hasSmallNavbar?: true;
  /** Its name in menus. Absent: the title. */
  label?: Text;
  icon?:
    | 'home'
    | 'package'
    | 'info'
    | 'user'
    | 'star'
    | 'dashboard'
    | 'users'
    | 'order'
    | 'package-plus'
    | 'boxes'
    | 'car'
    | 'search'
    | 'file-up';
  /** Its place in the navbar. */
  navbar?: { position: number; label?: Text };
  /** Its group in the drawer of a dashboard. */
  drawer?: 'start' | 'main' | 'account';
}

const loginPage = { audience: 'visitor', layout: 'bare', icon: 'user' } as const;
const checkout = { audience: 'customer', layout: 'site', hasSmallNavbar: true } as const;
const customerPage = { audience: 'customer', layout: 'dashboard', hasSmallNavbar: true } as const;
const adminPage = { ...customerPage, audience: 'admin' } as const;
const publicPage = { audience: 'everyone', layout: 'site', isIndexable: true, hasFooter: true } as const;
const textPage = { ...publicPage, hasSmallNavbar: true } as const;
const profile = {
  title: common.myProfile,
  icon: 'user',
  drawer: 'account',
} as const;

const table = {
  home: {
    ...publicPage,
    path: '/',
    title: app.homeTitle,
    label: common.home,
    icon: 'home',
    navbar: { position: 1 },
  },
  parts: {
    ...publicPage,
    path: '/parts',
    title: common.parts,
    description: app.partsDescription,
    hasSmallNavbar: true,
    label: app.allParts,
    icon: 'package',
  },
  category: { ...publicPage, path: '/parts/:category', hasSmallNavbar: true },
  part: { ...publicPage, path: '/part/:number', hasSmallNavbar: true },
  /** Works without scripts; with them, a dialog does the same. */
  vehicle: {
    path: '/vehicle',
    audience: 'everyone',
    layout: 'site',
    hasFooter: true,
    hasSmallNavbar: true,
    title: app.vehicleTitle,
  },
  /** Of visitors and customers. */
  basket: {
    path: '/basket',
    audience: 'everyone',
    layout: 'site',
    hasFooter: true,
    hasSmallNavbar: true,
    title: common.basket,
  },
  quickOrder: {
    ...publicPage,
    path: '/quick-order',
    title: common.quickOrder,
    description: app.quickOrderDescription,
    hasSmallNavbar: true,
    icon: 'order',
  },
  blog: {
    ...publicPage,
    path: '/blogs',
    title: common.blog,
    description: app.blogDescription,
    icon: 'info',
    navbar: { position: 2 },
  },
  portfolio: {
    ...publicPage,
    path: '/portfolio',
    title: common.myPortfolio,
    description: app.portfolioDescription,
    icon: 'user',
    navbar: { position: 3 },
  },
  delivery: { ...textPage, path: '/delivery', title: common.delivery, description: app.deliveryDescription },
  returns: { ...textPage, path: '/returns', title: common.returns, description: app.returnsDescription },
  terms: { ...textPage, path: '/terms', title: common.terms, description: app.termsDescription },
  privacy: { ...textPage, path: '/privacy', title: common.privacy, description: app.privacyDescription },
  cookies: { ...textPage, path: '/cookies', title: common.cookies, description: app.cookiesDescription },
  login: {
    ...loginPage,
    path: '/login',
    title: common.login,
  },
  signup: {
    ...loginPage,
    path: '/signup',
    title: common.signUp,
  },
  // A signed-in user may have forgotten the password too.
  reset: { path: '/reset', audience: 'everyone', layout: 'bare', title: app.resetPassword },
  purchase: { ...checkout, path: '/purchase/:partId', title: common.order, hasFooter: true },
  payment: { ...checkout, path: '/payment/:orderId' },
  /** Of orders that were placed together. */
  paymentTogether: { ...checkout, path: '/payment/together/:checkoutId' },
  /** Redirects to `myOrders`. */
  userDashboard: { ...customerPage, path: '/user-dashboard', title: common.myOrders },
  myOrders: {
    ...customerPage,
    path: '/user-dashboard/my-orders',
    title: common.myOrders,
    icon: 'package',
    navbar: { position: 6 },
    drawer: 'main',
  },
  addReview: {
    ...customerPage,
    path: '/user-dashboard/add-review',
    title: common.addAReview,
    icon: 'star',
    drawer: 'main',
  },
  /** Of an order, for its customer and for admins. */
  invoice: { path: '/user-dashboard/invoice/:orderId', audience: 'signedIn', layout: 'bare' },
  myProfile: {
    ...customerPage,
    ...profile,
    path: '/user-dashboard/my-profile',
    navbar: { position: 5 },
  },
  adminDashboard: {
    ...adminPage,
    path: '/admin-dashboard',
    title: common.overview,
    icon: 'dashboard',
    drawer: 'start',
  },
  adminUsers: {
    ...adminPage,
    path: '/admin-dashboard/user',
    title: common.allUser,
    icon: 'users',
    navbar: { position: 5, label: common.dashboard },
    drawer: 'main',
  },
  adminOrders: {
    ...adminPage,
    path: '/admin-dashboard/manage-order',
    title: common.manageAllOrder,
    icon: 'order',
    drawer: 'main',
  },
  packingSlips: {
    path: '/admin-dashboard/print',
    audience: 'admin',
    layout: 'bare',
    title: common.packingSlips,
  },
  addProduct: {
    ...adminPage,
    path: '/admin-dashboard/add-product',
    title: common.addAProduct,
    icon: 'package-plus',
    drawer: 'main',
  },
  manageProducts: {
    ...adminPage,
    // The specification has this spelling.
    path: '/admin-dashboard/mange-product',
    title: common.manageProducts,
    icon: 'boxes',
    drawer: 'main',
  },
  adminReviews: {
    ...adminPage,
    path: '/admin-dashboard/reviews',
    title: common.reviews,
    icon: 'star',
    drawer: 'main',
  },
  adminVehicles: {
    ...adminPage,
    path: '/admin-dashboard/vehicles',
    title: common.makesAndModels,
    icon: 'car',
    drawer: 'main',
  },
  adminImports: {
    ...adminPage,
    path: '/admin-dashboard/import',
    title: common.importFiles,
    icon: 'file-up',
    drawer: 'main',
  },
  adminImport: { ...adminPage, path: '/admin-dashboard/import/:importId', title: common.importFiles },
  adminSearch: {
    ...adminPage,
    path: '/admin-dashboard/search',
    title: common.searchDesk,
    icon: 'search',
    drawer: 'main',
  },
  adminProfile: {
    ...adminPage,
    ...profile,
    path: '/admin-dashboard/my-profile',
    navbar: { position: 6 },
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof table;

/**
 * Every page of the shop: routes, guards, menus, search engine rules, the footer and the permission matrix read it.
 * Menus list pages in this order, the navbar by position.
 */
export const pages: Readonly<Record<PageName, Page>> = table;

const isPageName = (name: string): name is PageName => name in table;
export const pageNames: readonly PageName[] = Object.keys(table).filter(isPageName);

/** Shown at every other path, with status 404. */
export const notFoundPage: Page = {
  path: '*',
  audience: 'everyone',
  layout: 'site',
  title: app.notFound,
  hasFooter: true,
};

const patterns = Object.values(pages).map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/:\w+/g, '([^/]+)')}/*$`, 'i'),
}));

/** Decodes each segment of a path once, as the app's router does, so that every spelling of a page is that page. */
function decodeSegments(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

/** The page at the path of a URL. Like the app's router: case-insensitive, with any trailing slashes. */
export function pageAt(path: string): Page | undefined {
  const decoded = decodeSegments(path);
  return patterns.find(({ pattern }) => pattern.test(decoded))?.page;
}
