/** Every address that shows a page, as a router's pattern. The server answers 404 under all others. */
export const pages = {
  home: '/',
  parts: '/parts',
  blog: '/blogs',
  portfolio: '/portfolio',
  login: '/login',
  signup: '/signup',
  reset: '/reset',
  purchase: '/purchase/:partId',
  payment: '/payment/:orderId',
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
