import type { Page, Route } from '@playwright/test';
import { newCustomer, openAs, openAsNewCustomer, placeOrder } from './customers.ts';
import { openAsAdmin } from './parts.ts';
import {
  button,
  demo,
  expect,
  holdRequests,
  link,
  logIn,
  logOut,
  newPerson,
  pageHeading,
  signUp,
  stockParts,
  test,
} from './shop.ts';

const myOrders = '/user-dashboard/my-orders';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));
const profileLink = (page: Page, name: string) => link(page, `My Profile, ${name}`);

/** The access tokens of the calls of `page` from now on. */
function recordTokens(page: Page): string[] {
  const tokens: string[] = [];
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization && request.url().includes('/api/')) tokens.push(authorization.replace('Bearer ', ''));
  });
  return tokens;
}

test.describe('K8: a rejected call', () => {
  test.use({ expectedErrors: [/status of 40[13]/] });

  interface Rejected {
    url: string | RegExp;
    method?: string;
    open(page: Page): Promise<void>;
    /** Causes the call. */
    act(page: Page): Promise<void>;
  }

  const calls: Record<string, Rejected> = {
    'of the own profile': {
      url: '**/api/user/*',
      open: async (page) => {
        await openAsNewCustomer(page, myOrders);
        await expect(pageHeading(page, 'My Orders')).toBeVisible();
      },
      act: (page) => page.getByRole('link', { name: 'My Profile', exact: true }).first().click(),
    },
    'of a part': {
      url: /\/api\/parts\/[^?]+$/,
      open: async (page) => {
        await openAsNewCustomer(page, '/');
        await expect(button(page, 'Logout')).toBeVisible();
      },
      act: (page) => link(stockParts(page), 'Buy Now, Wheel bearing').click(),
    },
    "of the home page's parts": {
      url: '**/api/parts?limit=6',
      // The server renders the home page with its parts, so the test opens it from another page.
      open: async (page) => void (await page.goto('/blogs')),
      act: (page) => link(page.getByRole('navigation', { name: 'Main' }), 'Home').click(),
    },
    'of Make Admin': {
      url: '**/api/admin/*',
      method: 'PUT',
      open: (page) =>
        openAsAdmin(page, `/admin-dashboard/user?search=${encodeURIComponent(demo.customer.email)}`),
      act: async (page) => {
        await button(page, /^Make Admin/)
          .first()
          .click();
        await button(page.getByRole('alertdialog'), 'Confirm').click();
      },
    },
  };

  const reject = (status: 401 | 403) => (route: Route) =>
    route.fulfill({
      status,
      json:
        status === 401
          ? { message: 'Unauthorized', code: 'UNAUTHENTICATED' }
          : { message: 'Forbidden', code: 'FORBIDDEN' },
    });

  for (const [name, { url, method = 'GET', open, act }] of Object.entries(calls)) {
    for (const status of [401, 403] as const) {
      test(`${name} (${status}) signs out and redirects to the login once`, async ({ page }) => {
        await open(page);
        await page.route(url, (route) =>
          route.request().method() === method ? reject(status)(route) : route.continue(),
        );
        const paths: string[] = [];
        page.on('framenavigated', (frame) => {
          if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
        });
        await act(page);
        await expect(page).toHaveURL('/login');
        await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
        expect(await storedToken(page)).toBeNull();
        expect(paths.filter((path) => path === '/login')).toHaveLength(1);
        const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
        await expect(toasts).toHaveCount(0);
        if (method === 'GET') return;
        await logIn(page, demo.admin);
        await expect(page.getByRole('row').filter({ hasText: demo.customer.email })).toBeVisible();
      });
    }
  }
});

test('K9: a logout in one tab sends another tab to the login within two seconds', async ({
  page,
  context,
}) => {
  await openAsNewCustomer(page, '/');
  const other = await context.newPage();
  await other.goto(myOrders);
  await expect(pageHeading(other, 'My Orders')).toBeVisible();

  await button(page, 'Logout').click();
  await expect(other).toHaveURL('/login', { timeout: 2000 });
  const sent = recordTokens(other);
  await expect(link(page, 'Login')).toBeVisible();
  await other.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await link(other, 'Norholt, home').click();
  await expect(link(stockParts(other), 'Buy Now, Wheel bearing')).toBeVisible();
  await expect(link(other, 'Login')).toBeVisible();
  expect(sent).toEqual([]);
});

test('K9: a logout in one tab also ends the session of a tab that still loads its user from the provider', async ({
  page,
  context,
}) => {
  await openAsNewCustomer(page, '/');
  await expect(button(page, 'Logout')).toBeVisible();
  const other = await context.newPage();
  const release = await holdRequests(other, '**/accounts:lookup*');
  const isLoading = other.waitForRequest('**/accounts:lookup*');
  await other.goto(myOrders);
  await isLoading;

  await logOut(page);
  await expect(other).toHaveURL('/login');
  const sent = recordTokens(other);
  const answered = other.waitForResponse('**/accounts:lookup*');
  release();
  await answered;
  await link(other, 'Norholt, home').click();
  await expect(link(other, 'Login')).toBeVisible();
  await page.goto('/login');
  await expect(button(page, 'Login')).toBeEnabled();
  await expect(page).toHaveURL('/login');
  expect(sent).toEqual([]);
});

test('K10: a tab never shows one user the orders of another who signs in elsewhere', async ({
  page,
  context,
}) => {
  const first = await newCustomer();
  const second = { ...newPerson(), name: 'Joel Brandt' };
  const { part } = await placeOrder(first);
  await openAs(page, first, myOrders);
  const row = page.getByRole('row', { name: part.name });
  await expect(row).toBeVisible();
  const tokenOfFirst = await storedToken(page);
  await page.evaluate(
    ([name, product]) => {
      new MutationObserver(() => {
        const text = document.body.innerText;
        if (text.includes(name) && text.includes(product)) document.title = 'leaked';
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [second.name, part.name] as const,
  );

  const other = await context.newPage();
  await other.goto('/');
  await button(other, 'Logout').click();
  await expect(page).toHaveURL('/login', { timeout: 2000 });
  const sent = recordTokens(page);
  await expect(link(other, 'Login')).toBeVisible();
  await other.goto('/signup');
  await signUp(other, second);
  await expect(profileLink(other, second.name)).toBeVisible();

  await expect(page).toHaveURL(myOrders);
  await expect(profileLink(page, second.name)).toBeVisible();
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await page.title()).not.toBe('leaked');
  expect(sent).not.toContain(tokenOfFirst);
});

test('K10: other tabs sign a new user in with their name, and follow a change of it', async ({
  page,
  context,
}) => {
  const person = { ...newPerson(), name: 'Joel Brandt' };
  await page.goto('/');
  await expect(link(page, 'Login')).toBeVisible();
  let storedBefore = '';
  await context.route('**/accounts:update*', async (route) => {
    storedBefore ||= JSON.stringify(await context.storageState({ indexedDB: true }));
    await route.continue();
  });

  const other = await context.newPage();
  await other.goto('/signup');
  await signUp(other, person);
  await expect(profileLink(other, person.name)).toBeVisible();
  await expect(profileLink(page, person.name)).toBeVisible();
  expect(storedBefore).toContain('firebaseLocalStorage');
  expect(storedBefore).not.toContain(person.email);

  await other.goto('/user-dashboard/my-profile');
  await other.getByLabel(/^Name/).fill('Joel Brandt-Ek');
  await button(other, /^Save/).click();
  await expect(profileLink(other, 'Joel Brandt-Ek')).toBeVisible();
  await expect(profileLink(page, 'Joel Brandt-Ek')).toBeVisible();
});

test.describe('K17: a login without storage', () => {
  const failures = {
    'localStorage is blocked': () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    },
    'localStorage is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
    'all storage is blocked': () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
  };

  for (const [failure, breakStorage] of Object.entries(failures)) {
    test(`lasts until the page is closed when ${failure}`, async ({ page }) => {
      await page.addInitScript(breakStorage);
      await page.goto(myOrders);
      await expect(page).toHaveURL('/login');
      await logIn(page, demo.customer);
      await expect(page).toHaveURL(myOrders);
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(button(page, 'Logout')).toBeVisible();
    });
  }
});

test('logging out deletes the drafts of an order and of a review', async ({ page }) => {
  await openAsNewCustomer(page, '/user-dashboard/add-review');
  const description = page.getByLabel('Description');
  await description.fill('The bolts fit, and');
  await page.getByRole('radio', { name: '4 of 5' }).check({ force: true });
  await link(page, 'Home').first().click();
  await link(stockParts(page), 'Buy Now, Wheel bearing').click();
  await page.getByLabel('Address').fill('Kajgatan 9');
  await page.goBack();
  await page.goBack();
  await expect(description).toHaveValue('The bolts fit, and');
  await page.reload();
  await expect(description).toHaveValue('The bolts fit, and');
  await expect(page.getByRole('radio', { name: '4 of 5' })).toBeChecked();
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await stored()).toMatch(/The bolts fit.*Kajgatan|Kajgatan.*The bolts fit/);
  await logOut(page);
  expect(await stored()).not.toMatch(/The bolts fit|Kajgatan/);
});
