import type { PageName } from '#contract/pages.ts';

/** What a page may load at most. */
export interface Budget {
  /** kB of JavaScript until every visible control responds, compressed, without scripts of Stripe and Google. */
  javaScript: number;
  scripts: number;
  /** The styles of a rendered page are in its HTML. */
  styleSheets: number;
  /** Until the network is idle, with what is prefetched. */
  requests: number;
  /** Requests that each need the one before, until the content and the largest picture are visible. */
  steps: number;
}

/** The user dashboard redirects to My Orders. */
export type BudgetedPage = Exclude<PageName, 'userDashboard'>;

export const budgets: Readonly<Record<BudgetedPage, Budget>> = {
  home: { javaScript: 91, scripts: 8, styleSheets: 0, requests: 42, steps: 1 },
  parts: { javaScript: 113, scripts: 15, styleSheets: 0, requests: 46, steps: 2 },
  blog: { javaScript: 90, scripts: 7, styleSheets: 0, requests: 34, steps: 2 },
  portfolio: { javaScript: 87, scripts: 7, styleSheets: 0, requests: 34, steps: 1 },
  login: { javaScript: 155, scripts: 18, styleSheets: 0, requests: 46, steps: 1 },
  signup: { javaScript: 155, scripts: 18, styleSheets: 0, requests: 46, steps: 1 },
  reset: { javaScript: 125, scripts: 14, styleSheets: 0, requests: 41, steps: 1 },
  purchase: { javaScript: 189, scripts: 17, styleSheets: 0, requests: 30, steps: 4 },
  payment: { javaScript: 181, scripts: 20, styleSheets: 0, requests: 32, steps: 3 },
  myOrders: { javaScript: 183, scripts: 19, styleSheets: 0, requests: 31, steps: 3 },
  addReview: { javaScript: 186, scripts: 15, styleSheets: 0, requests: 28, steps: 3 },
  myProfile: { javaScript: 188, scripts: 19, styleSheets: 0, requests: 31, steps: 3 },
  adminDashboard: { javaScript: 190, scripts: 18, styleSheets: 0, requests: 32, steps: 3 },
  adminUsers: { javaScript: 181, scripts: 16, styleSheets: 0, requests: 28, steps: 3 },
  adminOrders: { javaScript: 186, scripts: 19, styleSheets: 0, requests: 31, steps: 3 },
  addProduct: { javaScript: 192, scripts: 20, styleSheets: 0, requests: 31, steps: 2 },
  manageProducts: { javaScript: 186, scripts: 20, styleSheets: 0, requests: 40, steps: 3 },
  adminProfile: { javaScript: 188, scripts: 19, styleSheets: 0, requests: 31, steps: 3 },
};

export const isBudgeted = (name: PageName): name is BudgetedPage => name in budgets;

/** Lower figures that are required. When a page reaches one, it becomes the budget. */
export const targets: Readonly<Partial<Record<BudgetedPage, Partial<Budget>>>> = {
  purchase: { javaScript: 160 },
  payment: { javaScript: 150 },
};
