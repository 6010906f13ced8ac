const to = (pattern: string, id: string) => pattern.replace(/:\w+/, encodeURIComponent(id));

/** Every address of the site that the app links to, written once. */
export const paths = {
  home: '/',
  contact: '/#contact',
  homeParts: '/#parts',
  business: '/#business',
  team: '/#team',
  parts: '/parts',
  blog: '/blogs',
  portfolio: '/portfolio',
  login: '/login',
  signup: '/signup',
  reset: '/reset',
  purchase: { pattern: '/purchase/:partId', to: (partId: string) => to('/purchase/:partId', partId) },
  payment: { pattern: '/payment/:orderId', to: (orderId: string) => to('/payment/:orderId', orderId) },
  userDashboard: '/user-dashboard',
  myOrders: '/user-dashboard/my-orders',
  addReview: '/user-dashboard/add-review',
  myProfile: '/user-dashboard/my-profile',
  adminDashboard: '/admin-dashboard',
  adminUsers: '/admin-dashboard/user',
  adminOrders: '/admin-dashboard/manage-order',
  addProduct: '/admin-dashboard/add-product',
  // Spelled so by the product.
  manageProducts: '/admin-dashboard/mange-product',
  adminProfile: '/admin-dashboard/my-profile',
} as const;

const customerPages = [paths.purchase.to(''), paths.payment.to(''), paths.userDashboard];

/** Whether a page is behind the guard that lets only customers in. */
export const isForCustomers = (path: string): boolean => customerPages.some((page) => path.startsWith(page));
