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
  home: { javaScript: 165, scripts: 15, styleSheets: 2, requests: 26, steps: 1 },
  parts: { javaScript: 163, scripts: 12, styleSheets: 2, requests: 34, steps: 2 },
  blog: { javaScript: 147, scripts: 6, styleSheets: 2, requests: 11, steps: 1 },
  portfolio: { javaScript: 193, scripts: 15, styleSheets: 2, requests: 20, steps: 1 },
  login: { javaScript: 236, scripts: 18, styleSheets: 7, requests: 30, steps: 1 },
  signup: { javaScript: 237, scripts: 19, styleSheets: 7, requests: 31, steps: 1 },
  reset: { javaScript: 157, scripts: 7, styleSheets: 2, requests: 12, steps: 1 },
  purchase: { javaScript: 287, scripts: 22, styleSheets: 2, requests: 34, steps: 7 },
  payment: { javaScript: 253, scripts: 19, styleSheets: 2, requests: 30, steps: 6 },
  myOrders: { javaScript: 250, scripts: 22, styleSheets: 2, requests: 32, steps: 6 },
  addReview: { javaScript: 261, scripts: 22, styleSheets: 5, requests: 38, steps: 6 },
  myProfile: { javaScript: 262, scripts: 23, styleSheets: 5, requests: 38, steps: 6 },
  adminDashboard: { javaScript: 277, scripts: 24, styleSheets: 2, requests: 39, steps: 6 },
  adminUsers: { javaScript: 287, scripts: 27, styleSheets: 2, requests: 42, steps: 6 },
  adminOrders: { javaScript: 271, scripts: 25, styleSheets: 2, requests: 37, steps: 6 },
  addProduct: { javaScript: 267, scripts: 24, styleSheets: 3, requests: 38, steps: 1 },
  manageProducts: { javaScript: 270, scripts: 24, styleSheets: 2, requests: 49, steps: 6 },
  adminProfile: { javaScript: 268, scripts: 25, styleSheets: 3, requests: 40, steps: 6 },
};

export const isBudgeted = (name: PageName): name is BudgetedPage => name in budgets;

const dashboard = { javaScript: 200, steps: 4 };

/** Lower figures that are required. When a page reaches one, it becomes the budget. */
export const targets: Readonly<Partial<Record<BudgetedPage, Partial<Budget>>>> = {
  home: { javaScript: 105, scripts: 8 },
  parts: { javaScript: 125 },
  blog: { javaScript: 95 },
  portfolio: { javaScript: 95 },
  login: { javaScript: 155 },
  signup: { javaScript: 155 },
  purchase: { javaScript: 160, steps: 4 },
  payment: { javaScript: 150, steps: 4 },
  myOrders: dashboard,
  addReview: dashboard,
  myProfile: dashboard,
  adminDashboard: dashboard,
  adminUsers: dashboard,
  adminOrders: dashboard,
  addProduct: { javaScript: 200 },
  manageProducts: { ...dashboard, requests: 40 },
  adminProfile: dashboard,
};
