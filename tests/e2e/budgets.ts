import { pageNames, type PageName } from '#contract/pages.ts';

/** What a page may load at most. */
export interface Budget {
  /** kB of JavaScript until every visible control responds, compressed, without scripts of Stripe and Google. */
  javaScript: number;
  scripts: number;
  /** The first paint does not wait for them: its styles are in the HTML. */
  styleSheets: number;
  /** Until the network is idle, with what is prefetched. */
  requests: number;
  /** Requests that each need the one before, until the content and the largest picture are visible. */
  steps: number;
}

/** Of a page without an entry in `budgets`. */
const usual: Budget = { javaScript: 190, scripts: 21, styleSheets: 6, requests: 50, steps: 3 };

const budgets: Readonly<Partial<Record<PageName, Budget>>> = {
  home: { javaScript: 89, scripts: 7, styleSheets: 2, requests: 43, steps: 1 },
  parts: { javaScript: 112, scripts: 14, styleSheets: 6, requests: 50, steps: 2 },
  blog: { javaScript: 90, scripts: 6, styleSheets: 2, requests: 35, steps: 2 },
  portfolio: { javaScript: 87, scripts: 6, styleSheets: 2, requests: 36, steps: 1 },
  login: { javaScript: 154, scripts: 14, styleSheets: 3, requests: 43, steps: 1 },
  signup: { javaScript: 154, scripts: 14, styleSheets: 3, requests: 42, steps: 1 },
  reset: { javaScript: 124, scripts: 12, styleSheets: 2, requests: 40, steps: 1 },
  purchase: { javaScript: 158, scripts: 18, styleSheets: 0, requests: 39, steps: 4 },
  payment: { javaScript: 144, scripts: 18, styleSheets: 0, requests: 33, steps: 3 },
  myOrders: { javaScript: 181, scripts: 21, styleSheets: 0, requests: 30, steps: 3 },
  addReview: { javaScript: 184, scripts: 15, styleSheets: 0, requests: 26, steps: 3 },
  myProfile: { javaScript: 186, scripts: 19, styleSheets: 0, requests: 29, steps: 3 },
  adminDashboard: { javaScript: 188, scripts: 19, styleSheets: 0, requests: 32, steps: 3 },
  adminUsers: { javaScript: 179, scripts: 18, styleSheets: 0, requests: 27, steps: 3 },
  adminOrders: { javaScript: 184, scripts: 21, styleSheets: 0, requests: 30, steps: 3 },
  addProduct: { javaScript: 190, scripts: 20, styleSheets: 0, requests: 29, steps: 2 },
  manageProducts: { javaScript: 184, scripts: 20, styleSheets: 0, requests: 40, steps: 3 },
  adminProfile: { javaScript: 186, scripts: 19, styleSheets: 0, requests: 29, steps: 3 },
};

export const budgetOf = (name: PageName): Budget => budgets[name] ?? usual;

/** The user dashboard redirects to My Orders. */
export const budgetedPages = pageNames.filter((name) => name !== 'userDashboard');
