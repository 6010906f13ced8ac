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
  home: { javaScript: 90, scripts: 6, styleSheets: 2, requests: 18, steps: 1 },
  parts: { javaScript: 113, scripts: 12, styleSheets: 2, requests: 39, steps: 2 },
  blog: { javaScript: 94, scripts: 6, styleSheets: 2, requests: 12, steps: 2 },
  portfolio: { javaScript: 91, scripts: 6, styleSheets: 2, requests: 12, steps: 1 },
  login: { javaScript: 195, scripts: 17, styleSheets: 7, requests: 24, steps: 1 },
  signup: { javaScript: 195, scripts: 17, styleSheets: 7, requests: 24, steps: 1 },
  reset: { javaScript: 164, scripts: 13, styleSheets: 2, requests: 19, steps: 1 },
  purchase: { javaScript: 261, scripts: 26, styleSheets: 2, requests: 39, steps: 7 },
  payment: { javaScript: 220, scripts: 22, styleSheets: 2, requests: 34, steps: 6 },
  myOrders: { javaScript: 253, scripts: 29, styleSheets: 2, requests: 40, steps: 6 },
  addReview: { javaScript: 244, scripts: 27, styleSheets: 5, requests: 39, steps: 6 },
  myProfile: { javaScript: 247, scripts: 29, styleSheets: 5, requests: 40, steps: 6 },
  adminDashboard: { javaScript: 278, scripts: 30, styleSheets: 2, requests: 46, steps: 6 },
  adminUsers: { javaScript: 289, scripts: 32, styleSheets: 2, requests: 48, steps: 6 },
  adminOrders: { javaScript: 273, scripts: 31, styleSheets: 2, requests: 44, steps: 6 },
  addProduct: { javaScript: 268, scripts: 31, styleSheets: 3, requests: 44, steps: 1 },
  manageProducts: { javaScript: 272, scripts: 31, styleSheets: 2, requests: 57, steps: 6 },
  adminProfile: { javaScript: 275, scripts: 34, styleSheets: 3, requests: 48, steps: 6 },
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
