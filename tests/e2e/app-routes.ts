import type { Locator, Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { notFoundPage, pages } from '#contract/pages.ts';
import type { Fixtures, Role } from './roles.ts';
import { expect, stockParts } from './shop.ts';

interface Route {
  /** As the router knows it. */
  pattern: string;
  roles: readonly Role[];
  /** Where somebody goes; the pattern itself where it is left out. */
  address?(fixtures: Fixtures): string;
  heading: string | RegExp;
  /** What comes last: the page is whole when it is there. */
  shows(page: Page, fixtures: Fixtures): Locator;
}

export interface AppRoute extends Route {
  role: Role;
}

/** An admin sees the public pages as a customer does. */
const everybody = ['visitor', 'customer'] as const;
const main = (page: Page) => page.getByRole('main');
const tableRow = (page: Page) => page.getByRole('table').getByRole('row').nth(1);

/** Every address of the site, who sees it, and by what it is known to be whole. */
const routes: readonly Route[] = [
  {
    pattern: paths.home,
    roles: everybody,
    heading: /./,
    shows: (page) =>
      stockParts(page)
        .getByRole('link', { name: /^Buy Now/ })
        .first(),
  },
  {
    pattern: paths.parts,
    roles: everybody,
    heading: /./,
    shows: (page) =>
      main(page)
        .getByRole('link', { name: /^Buy Now/ })
        .first(),
  },
  { pattern: paths.blog, roles: everybody, heading: /./, shows: (page) => page.getByRole('article').last() },
  {
    pattern: paths.portfolio,
    roles: everybody,
    heading: /./,
    shows: (page) => page.getByText('BSc, Computer science'),
  },
  {
    pattern: paths.login,
    roles: ['visitor'],
    heading: /./,
    shows: (page) => page.getByRole('button', { name: 'Login', exact: true }),
  },
  {
    pattern: paths.signup,
    roles: ['visitor'],
    heading: /./,
    shows: (page) => page.getByRole('button', { name: 'Sign up' }),
  },
  {
    pattern: paths.reset,
    roles: everybody,
    heading: /./,
    shows: (page) => page.getByRole('button', { name: 'Reset', exact: true }),
  },
  {
    pattern: '*',
    roles: everybody,
    address: () => '/no/such/page',
    heading: /./,
    shows: (page) => page.getByRole('link', { name: 'Back to home' }),
  },
  {
    pattern: paths.purchase.pattern,
    roles: ['customer'],
    address: ({ unpaid }) => paths.purchase.to(unpaid.part._id),
    heading: /./,
    shows: (page) => page.getByRole('button', { name: 'Review order' }),
  },
  {
    pattern: paths.payment.pattern,
    roles: ['customer'],
    address: ({ unpaid }) => paths.payment.to(unpaid._id),
    heading: 'Pay by card',
    shows: (page) => page.getByRole('button', { name: /^Pay \$/ }),
  },
  { pattern: paths.userDashboard, roles: ['customer'], heading: 'My Orders', shows: tableRow },
  { pattern: paths.myOrders, roles: ['customer'], heading: 'My Orders', shows: tableRow },
  {
    pattern: paths.addReview,
    roles: ['customer'],
    heading: /./,
    shows: (page) => page.getByRole('button', { name: 'Add review' }),
  },
  {
    pattern: paths.myProfile,
    roles: ['customer'],
    heading: 'My Profile',
    shows: (page) => page.getByRole('textbox', { name: 'Name' }),
  },
  {
    pattern: paths.adminDashboard,
    roles: ['admin'],
    heading: 'Overview',
    shows: (page) => page.getByText('The numbers as a table'),
  },
  { pattern: paths.adminUsers, roles: ['admin'], heading: 'All User', shows: tableRow },
  { pattern: paths.adminOrders, roles: ['admin'], heading: 'Manage All Order', shows: tableRow },
  {
    pattern: paths.addProduct,
    roles: ['admin'],
    heading: 'Add a Product',
    shows: (page) => page.getByRole('button', { name: 'Add product' }),
  },
  { pattern: paths.manageProducts, roles: ['admin'], heading: 'Manage Products', shows: tableRow },
  {
    pattern: paths.adminProfile,
    roles: ['admin'],
    heading: 'My Profile',
    shows: (page) => page.getByRole('textbox', { name: 'Name' }),
  },
];

export const appRoutes: readonly AppRoute[] = routes.flatMap((route) =>
  route.roles.map((role) => ({ ...route, role })),
);

export const addressOf = ({ pattern, address }: Route, fixtures: Fixtures) => address?.(fixtures) ?? pattern;

/** Waits until the page of `visit` is there with all that it asked the shop for. */
export async function isWhole(page: Page, visit: AppRoute, fixtures: Fixtures): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visit.heading);
  await expect(visit.shows(page, fixtures)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Pages without an entry above, and entries without a page. */
export function unmatchedRoutes(): string[] {
  const inApp = [...Object.values(pages), notFoundPage].map(({ path }) => path);
  const here = routes.map(({ pattern }) => pattern);
  return [
    ...inApp.filter((path) => !here.includes(path)).map((path) => `tests/e2e/app-routes.ts: add ${path}`),
    ...here.filter((path) => !inApp.includes(path)).map((path) => `tests/e2e/app-routes.ts: remove ${path}`),
  ];
}
