import type { PageName } from '#contract/pages.ts';

/** What a page may load at most. */
export interface Budget {
  /** kB of JavaScript until every visible control responds, compressed, without scripts of Stripe and Google. */
  javaScript: number;
  scripts: number;
  /** The styles of a rendered page are in its HTML. */
  styleSheets: number;
  /** Until the network is idle. */
  requests: number;
  /** Requests that each need the one before, until the content and the largest picture are visible. */
  steps: number;
}

/** The user dashboard redirects to My Orders. */
export type BudgetedPage = Exclude<PageName, 'userDashboard'>;

export const budgets: Readonly<Record<BudgetedPage, Budget>> = {
  home: { javaScript: 90, scripts: 6, styleSheets: 2, requests: 24, steps: 1 },
  parts: { javaScript: 112, scripts: 13, styleSheets: 2, requests: 44, steps: 2 },
  blog: { javaScript: 94, scripts: 6, styleSheets: 2, requests: 18, steps: 2 },
  portfolio: { javaScript: 91, scripts: 6, styleSheets: 2, requests: 18, steps: 1 },
  login: { javaScript: 195, scripts: 18, styleSheets: 2, requests: 24, steps: 1 },
  signup: { javaScript: 196, scripts: 19, styleSheets: 2, requests: 24, steps: 1 },
  reset: { javaScript: 164, scripts: 14, styleSheets: 2, requests: 19, steps: 1 },
  purchase: { javaScript: 223, scripts: 25, styleSheets: 2, requests: 41, steps: 5 },
  payment: { javaScript: 191, scripts: 25, styleSheets: 2, requests: 38, steps: 3 },
  myOrders: { javaScript: 212, scripts: 36, styleSheets: 2, requests: 50, steps: 3 },
  addReview: { javaScript: 210, scripts: 27, styleSheets: 2, requests: 42, steps: 3 },
  myProfile: { javaScript: 213, scripts: 31, styleSheets: 2, requests: 43, steps: 3 },
  adminDashboard: { javaScript: 214, scripts: 28, styleSheets: 2, requests: 49, steps: 3 },
  adminUsers: { javaScript: 230, scripts: 36, styleSheets: 2, requests: 52, steps: 3 },
  adminOrders: { javaScript: 217, scripts: 39, styleSheets: 2, requests: 53, steps: 3 },
  addProduct: { javaScript: 218, scripts: 33, styleSheets: 2, requests: 47, steps: 2 },
  manageProducts: { javaScript: 234, scripts: 40, styleSheets: 2, requests: 66, steps: 3 },
  adminProfile: { javaScript: 215, scripts: 33, styleSheets: 2, requests: 51, steps: 3 },
};

export const isBudgeted = (name: PageName): name is BudgetedPage => name in budgets;

const dashboard = { javaScript: 200 };

/** Lower figures that are required. When a page reaches one, it becomes the budget. */
export const targets: Readonly<Partial<Record<BudgetedPage, Partial<Budget>>>> = {
  login: { javaScript: 155 },
  signup: { javaScript: 155 },
  purchase: { javaScript: 160, steps: 4 },
  payment: { javaScript: 150 },
  myOrders: dashboard,
  addReview: dashboard,
  myProfile: dashboard,
  adminDashboard: dashboard,
  adminUsers: dashboard,
  adminOrders: dashboard,
  addProduct: dashboard,
  manageProducts: { ...dashboard, requests: 40 },
  adminProfile: dashboard,
};
