/** The path patterns of all pages. The server returns 404 for any other path. */
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
  // The specification has this spelling.
  manageProducts: '/admin-dashboard/mange-product',
  adminProfile: '/admin-dashboard/my-profile',
} as const;
