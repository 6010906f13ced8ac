import { isTextName, textNames } from '#tokens/shop.ts';
import { pageNames, type PageName } from '#contract/pages.ts';

/** What a page may load at most. */
export interface Budget {
  /** kB of JavaScript until every visible control responds, compressed, without scripts of Stripe and Google. */
  javaScript: number;
  scripts: number;
  styleSheets: number;
  /** Until the network is idle, with what is prefetched. */
  requests: number;
  /** Requests that each need the one before, until the content and the largest picture are visible. */
  steps: number;
}

/** Of a page without an entry in `budgets`. */
export const usual: Budget = { javaScript: 181, scripts: 48, styleSheets: 1, requests: 69, steps: 3 };

const budgets: Readonly<Partial<Record<PageName, Budget>>> = {
  home: { javaScript: 136, scripts: 7, styleSheets: 1, requests: 30, steps: 2 },
  // With what a search was read as, and the models that it may mean.
  parts: { javaScript: 147.4, scripts: 19, styleSheets: 1, requests: 50, steps: 2 },
  // With the questions about a vehicle that decide whether the part fits.
  part: { javaScript: 149.3, scripts: 24, styleSheets: 1, requests: 31, steps: 2 },
  category: { javaScript: 150.1, scripts: 19, styleSheets: 1, requests: 50, steps: 2 },
  blog: { javaScript: 135.7, scripts: 7, styleSheets: 1, requests: 30, steps: 2 },
  portfolio: { javaScript: 135.7, scripts: 7, styleSheets: 1, requests: 30, steps: 2 },
  [textNames[0]]: { javaScript: 135.7, scripts: 7, styleSheets: 1, requests: 30, steps: 2 },
  login: { javaScript: 180.2, scripts: 17, styleSheets: 1, requests: 30, steps: 2 },
  signup: { javaScript: 180.2, scripts: 17, styleSheets: 1, requests: 30, steps: 2 },
  reset: { javaScript: 154, scripts: 13, styleSheets: 1, requests: 30, steps: 2 },
  purchase: { javaScript: 191.8, scripts: 32, styleSheets: 1, requests: 46, steps: 4 },
  // The picture of the order is the largest element. The order names it.
  payment: { javaScript: 176, scripts: 33, styleSheets: 1, requests: 46, steps: 4 },
  // With the question for orders of the old shop, whose section loads only if there are any.
  myOrders: { javaScript: 183.9, scripts: 46, styleSheets: 1, requests: 58, steps: 3 },
  addReview: { javaScript: 185, scripts: 33, styleSheets: 1, requests: 42, steps: 3 },
  // With the section of vehicles, which loads by itself: not counted in a quick load.
  myProfile: { javaScript: 194.5, scripts: 36, styleSheets: 1, requests: 53, steps: 3 },
  // With the numbers and times of the newest orders.
  adminDashboard: { javaScript: 185.3, scripts: 31, styleSheets: 1, requests: 48, steps: 3 },
  adminUsers: { javaScript: 183, scripts: 36, styleSheets: 1, requests: 46, steps: 3 },
  adminOrders: { javaScript: 190.7, scripts: 48, styleSheets: 1, requests: 63, steps: 3 },
  // With PartExtras, which loads by itself: the editor of statements is 8 kB of it.
  addProduct: { javaScript: 203.1, scripts: 44, styleSheets: 1, requests: 60, steps: 3 },
  // Rows and drawers are those of every editor.
  manageProducts: { javaScript: 197, scripts: 50, styleSheets: 1, requests: 84, steps: 3 },
  adminVehicles: { javaScript: 193, scripts: 40, styleSheets: 1, requests: 53, steps: 3 },
  // The columns of files are described with what checks them, which is 8 kB. The dialogs are Radix's.
  adminImports: { javaScript: 201.5, scripts: 48, styleSheets: 1, requests: 69, steps: 3 },
  adminImport: { javaScript: 210.6, scripts: 48, styleSheets: 1, requests: 69, steps: 3 },
  adminSearch: { javaScript: 183, scripts: 40, styleSheets: 1, requests: 53, steps: 3 },
  adminProfile: { javaScript: 184.8, scripts: 35, styleSheets: 1, requests: 42, steps: 3 },
};

export const budgetOf = (name: PageName): Budget => budgets[name] ?? usual;

/**
 * All pages but one that redirects (a story of it proves that), and one of the long texts, which are the same page with
 * other words.
 */
export const budgetedPages = pageNames.filter(
  (name) => name === textNames[0] || !(name === 'userDashboard' || isTextName(name)),
);
