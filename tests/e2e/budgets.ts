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
  home: { javaScript: 167, scripts: 13, styleSheets: 2, requests: 36, steps: 1 },
  parts: { javaScript: 165, scripts: 10, styleSheets: 2, requests: 45, steps: 2 },
  blog: { javaScript: 158, scripts: 6, styleSheets: 2, requests: 26, steps: 1 },
  portfolio: { javaScript: 207, scripts: 16, styleSheets: 2, requests: 24, steps: 1 },
  login: { javaScript: 252, scripts: 18, styleSheets: 7, requests: 30, steps: 1 },
  signup: { javaScript: 253, scripts: 19, styleSheets: 7, requests: 31, steps: 1 },
  reset: { javaScript: 252, scripts: 17, styleSheets: 9, requests: 31, steps: 1 },
  purchase: { javaScript: 307, scripts: 22, styleSheets: 2, requests: 34, steps: 8 },
  payment: { javaScript: 271, scripts: 19, styleSheets: 2, requests: 30, steps: 7 },
  myOrders: { javaScript: 267, scripts: 22, styleSheets: 2, requests: 32, steps: 7 },
  addReview: { javaScript: 299, scripts: 24, styleSheets: 5, requests: 40, steps: 7 },
  myProfile: { javaScript: 294, scripts: 23, styleSheets: 5, requests: 38, steps: 7 },
  adminDashboard: { javaScript: 296, scripts: 24, styleSheets: 2, requests: 39, steps: 7 },
  adminUsers: { javaScript: 320, scripts: 27, styleSheets: 2, requests: 42, steps: 7 },
  adminOrders: { javaScript: 290, scripts: 25, styleSheets: 2, requests: 37, steps: 7 },
  addProduct: { javaScript: 285, scripts: 24, styleSheets: 3, requests: 38, steps: 6 },
  manageProducts: { javaScript: 289, scripts: 24, styleSheets: 2, requests: 49, steps: 7 },
  adminProfile: { javaScript: 300, scripts: 25, styleSheets: 3, requests: 40, steps: 7 },
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
  addProduct: dashboard,
  manageProducts: { ...dashboard, requests: 40 },
  adminProfile: dashboard,
};
