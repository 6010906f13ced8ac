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
  purchase: { javaScript: 190, scripts: 27, styleSheets: 0, requests: 41, steps: 4 },
  payment: { javaScript: 182, scripts: 29, styleSheets: 0, requests: 42, steps: 3 },
  myOrders: { javaScript: 186, scripts: 29, styleSheets: 0, requests: 47, steps: 3 },
  addReview: { javaScript: 187, scripts: 25, styleSheets: 0, requests: 40, steps: 3 },
  myProfile: { javaScript: 190, scripts: 30, styleSheets: 0, requests: 43, steps: 3 },
  adminDashboard: { javaScript: 193, scripts: 28, styleSheets: 0, requests: 45, steps: 3 },
  adminUsers: { javaScript: 185, scripts: 30, styleSheets: 0, requests: 51, steps: 3 },
  adminOrders: { javaScript: 191, scripts: 34, styleSheets: 0, requests: 51, steps: 3 },
  addProduct: { javaScript: 195, scripts: 33, styleSheets: 0, requests: 46, steps: 2 },
  manageProducts: { javaScript: 191, scripts: 37, styleSheets: 0, requests: 65, steps: 3 },
  adminProfile: { javaScript: 191, scripts: 32, styleSheets: 0, requests: 47, steps: 3 },
};

export const isBudgeted = (name: PageName): name is BudgetedPage => name in budgets;

/** Lower figures that are required. When a page reaches one, it becomes the budget. */
export const targets: Readonly<Partial<Record<BudgetedPage, Partial<Budget>>>> = {
  purchase: { javaScript: 160 },
  payment: { javaScript: 150 },
  manageProducts: { requests: 40 },
};
