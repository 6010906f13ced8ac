import type { Page } from '@playwright/test';
import { newCustomer, openAs, openAsNewCustomer, placeOrder } from './customers.ts';
import {
  button,
  demo,
  expect,
  firstRow,
  link,
  logIn,
  logOut,
  newPerson,
  pageHeading,
  signUp,
  stockParts,
  test,
} from './shop.ts';

// A request of one tab can be under way when another one ends the session.
test.use({ expectedErrors: [/status of 401/] });

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

  const causes = {
    'of the own profile (403)': async (page: Page) => {
      await page.route('**/api/user/*', (route) =>
        route.request().method() === 'GET'
          ? route.fulfill({ status: 403, json: { message: 'Forbidden', code: 'FORBIDDEN' } })
          : route.continue(),
      );
      await openAsNewCustomer(page, myOrders);
      await link(page, 'My Profile').first().click();
    },
    "of the home page's parts (401)": async (page: Page) => {
      const json = { message: 'Unauthorized', code: 'UNAUTHENTICATED' };
      await page.route('**/api/parts?limit=6', (route) => route.fulfill({ status: 401, json }));
      // The server renders the home page with its parts, so the test opens it from another page.
      await page.goto('/blogs');
      await link(page.getByRole('navigation', { name: 'Main' }), 'Home').click();
    },
  };

  for (const [name, cause] of Object.entries(causes)) {
    test(`${name} signs out and redirects to the login once`, async ({ page }) => {
      const paths: string[] = [];
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
      });
      await cause(page);
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
      expect(await storedToken(page)).toBeNull();
      expect(paths.filter((path) => path === '/login')).toHaveLength(1);
      const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
      await expect(toasts).toHaveCount(0);
    });
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

test('text typed before a logout in another tab is back after signing in again, and nobody else sees it', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  const { part } = await placeOrder(customer);
  const city = page.getByLabel(/^City/);
  const street = page.getByLabel('Address');
  async function endSessionElsewhere() {
    const other = await context.newPage();
    await other.goto('/');
    await logOut(other);
    await expect(page).toHaveURL('/login');
    await other.close();
  }

  await openAs(page, customer, '/user-dashboard/my-profile');
  await city.fill('Uddevalla');
  await endSessionElsewhere();
  await logIn(page, customer);
  await expect(city).toHaveValue('Uddevalla');
  await button(page, 'Undo').click();

  await page.goto(`/purchase/${part._id}`);
  await street.fill('Kajgatan 9');
  await endSessionElsewhere();
  await logIn(page, customer);
  await expect(street).toHaveValue('Kajgatan 9');
  await endSessionElsewhere();
  await logIn(page, await newCustomer());
  await expect(street).toHaveValue('');
});

test.describe('two tabs', () => {
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

    // The provider stores a new user only with their name, because other tabs read it from there.
    let storedBefore = '';
    await context.route('**/accounts:update*', async (route) => {
      storedBefore ||= JSON.stringify(await context.storageState({ indexedDB: true }));
      await route.continue();
    });

    const other = await context.newPage();
    await other.goto('/');
    await button(other, 'Logout').click();
    await expect(page).toHaveURL('/login', { timeout: 2000 });
    const sent = recordTokens(page);
    await expect(link(other, 'Login')).toBeVisible();
    await other.goto('/signup');
    await signUp(other, second);
    await expect(profileLink(other, second.name)).toBeVisible();
    expect(storedBefore).toContain('firebaseLocalStorage');
    expect(storedBefore).not.toContain(second.email);

    await expect(page).toHaveURL(myOrders);
    await expect(profileLink(page, second.name)).toBeVisible();
    await expect(page.getByText('No orders yet')).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(await page.title()).not.toBe('leaked');
    expect(sent).not.toContain(tokenOfFirst);

    // A page with a stored session loads Firebase last, here after the name is saved.
    const saved = other.waitForResponse((response) => response.request().method() === 'PUT');
    await other.route('**/assets/firebase-auth-*', async (route) => {
      await saved;
      await route.continue();
    });
    await other.goto('/user-dashboard/my-profile');
    await other.getByLabel(/^Name/).fill('Joel Brandt-Ek');
    await button(other, /^Save/).click();
    await expect(profileLink(page, 'Joel Brandt-Ek')).toBeVisible();
  });
});

test('K17: a login lasts until the page is closed when all storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(myOrders);
  await expect(page).toHaveURL('/login');
  await logIn(page, demo.customer);
  await expect(page).toHaveURL(myOrders);
  await expect(firstRow(page)).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(button(page, 'Logout')).toBeVisible();
});
