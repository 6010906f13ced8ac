import {
  addProduct,
  adminOrders,
  adminProfile,
  adminUsers,
  manageProducts,
  overview,
} from './admin-routes.ts';
import { addReview, myOrders, myProfile, payment, purchase, userDashboard } from './customer-routes.ts';
import { blog, home, login, notFound, parts, portfolio, reset, signup } from './public-routes.ts';
import type { Row } from './row.ts';

/** Every route of the shop against every state. `npm run stories` writes the stories. */
export const stateMatrix = {
  home,
  parts,
  blog,
  portfolio,
  login,
  signup,
  reset,
  notFound,
  purchase,
  payment,
  userDashboard,
  myOrders,
  addReview,
  myProfile,
  overview,
  adminUsers,
  adminOrders,
  addProduct,
  manageProducts,
  adminProfile,
} as const satisfies Record<string, Row>;

export type RouteName = keyof typeof stateMatrix;

const isRoute = (name: string): name is RouteName => name in stateMatrix;

export const routeNames: readonly RouteName[] = Object.keys(stateMatrix).filter(isRoute);
