const to = (pattern: string, id: string) => pattern.replace(/:\w+/, encodeURIComponent(id));

/** Every address of the site that the app links to, written once. */
export const paths = {
  home: '/',
  contact: '/#contact',
  parts: '/#parts',
  business: '/#business',
  team: '/#team',
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
  adminUsers: '/admin-dashboard/user',
  adminProfile: '/admin-dashboard/my-profile',
} as const;
