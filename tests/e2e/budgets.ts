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
export const usual: Budget = { javaScript: 182, scripts: 48, styleSheets: 1, requests: 69, steps: 3 };

const budgets: Readonly<Partial<Record<PageName, Budget>>> = {
  home: { javaScript: 139.2, scripts: 7, styleSheets: 1, requests: 30, steps: 2 },
  // With what a search was read as, and the models that it may mean.
  parts: { javaScript: 151.8, scripts: 19, styleSheets: 1, requests: 50, steps: 2 },
  // With the questions about a vehicle that decide whether the part fits.
  part: { javaScript: 152.6, scripts: 29, styleSheets: 1, requests: 35, steps: 2 },
  // With the rulers of its dimensions. Its drawing and the sheet of a phone load on use.
  // With the drawings of categories.
  category: { javaScript: 164, scripts: 23, styleSheets: 1, requests: 54, steps: 2 },
  // With the reader of lists, which works while the list is typed.
  quickOrder: { javaScript: 153.5, scripts: 28, styleSheets: 1, requests: 35, steps: 2 },
  blog: { javaScript: 138.4, scripts: 7, styleSheets: 1, requests: 30, steps: 2 },
  portfolio: { javaScript: 138.4, scripts: 7, styleSheets: 1, requests: 30, steps: 2 },
  [textNames[0]]: { javaScript: 138.4, scripts: 7, styleSheets: 1, requests: 30, steps: 2 },
  login: { javaScript: 184.2, scripts: 17, styleSheets: 1, requests: 30, steps: 2 },
  signup: { javaScript: 184.2, scripts: 17, styleSheets: 1, requests: 30, steps: 2 },
  reset: { javaScript: 158, scripts: 13, styleSheets: 1, requests: 30, steps: 2 },
  purchase: { javaScript: 197.6, scripts: 37, styleSheets: 1, requests: 53, steps: 4 },
  // The picture of the order is the largest element. The order names it.
  payment: { javaScript: 184, scripts: 37, styleSheets: 1, requests: 51, steps: 4 },
  // With the question for orders of the old shop, whose section loads only if there are any, and groups of orders.
  myOrders: { javaScript: 192, scripts: 53, styleSheets: 1, requests: 67, steps: 3 },
  paymentTogether: { javaScript: 184.5, scripts: 48, styleSheets: 1, requests: 69, steps: 4 },
  addReview: { javaScript: 191, scripts: 36, styleSheets: 1, requests: 44, steps: 3 },
  // With the section of vehicles, which loads by itself: not counted in a quick load.
  myProfile: { javaScript: 201, scripts: 43, styleSheets: 1, requests: 62, steps: 3 },
  // With the numbers and times of the newest orders.
  adminDashboard: { javaScript: 191, scripts: 35, styleSheets: 1, requests: 52, steps: 3 },
  adminUsers: { javaScript: 186.3, scripts: 37, styleSheets: 1, requests: 49, steps: 3 },
  adminOrders: { javaScript: 198.2, scripts: 57, styleSheets: 1, requests: 73, steps: 3 },
  // With PartExtras, which loads by itself: the editor of statements is 8 kB of it.
  addProduct: { javaScript: 209, scripts: 48, styleSheets: 1, requests: 64, steps: 3 },
  // Rows and drawers are those of every editor.
  manageProducts: { javaScript: 202.6, scripts: 53, styleSheets: 1, requests: 87, steps: 3 },
  adminVehicles: { javaScript: 198.2, scripts: 42, styleSheets: 1, requests: 55, steps: 3 },
  // The columns of files are described with what checks them, which is 8 kB. The dialogs are Radix's.
  adminImports: { javaScript: 208.5, scripts: 51, styleSheets: 1, requests: 72, steps: 3 },
  adminImport: { javaScript: 217, scripts: 51, styleSheets: 1, requests: 72, steps: 3 },
  adminSearch: { javaScript: 185.5, scripts: 42, styleSheets: 1, requests: 55, steps: 3 },
  adminProfile: { javaScript: 191.6, scripts: 37, styleSheets: 1, requests: 46, steps: 3 },
};

export const budgetOf = (name: PageName): Budget => budgets[name] ?? usual;

/**
 * All pages but one that redirects (a story of it proves that), and one of the long texts, which are the same page with
 * other words.
 */
export const budgetedPages = pageNames.filter(
  (name) => name === textNames[0] || !(name === 'userDashboard' || isTextName(name)),
);
