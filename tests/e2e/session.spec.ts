import type { Page, Route } from '@playwright/test';
import { arriveAs, demo, expect, logIn, newPerson, placeOrder, signUp, stockParts, test } from './shop.ts';
import { stack } from './stack.ts';

const myOrders = '/user-dashboard/my-orders';

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

const ordersHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'My Orders' });

/** Every address that the page's own frame goes to from now on. */
function appRoutes(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}

/** The tokens that the page's calls carry from now on. */
function tokensSent(page: Page): string[] {
  const tokens: string[] = [];
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization && request.url().includes('/api/')) tokens.push(authorization.replace('Bearer ', ''));
  });
  return tokens;
}

const refuse = (status: 401 | 403) => (route: Route) =>
  route.fulfill({
    status,
    json:
      status === 401
        ? { message: 'Unauthorized', code: 'UNAUTHENTICATED' }
        : { message: 'Forbidden', code: 'FORBIDDEN' },
  });

test.describe('K7: a token that ends while somebody works', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await arriveAs(page, newPerson(), myOrders);
    await expect(page.getByText('No orders yet')).toBeVisible();
  });

  // proves 7.5
  test('is renewed before it ends, without a word', async ({ page }) => {
    const exchange = page.waitForRequest((request) => request.method() === 'PUT');
    await page.clock.fastForward('56:00');
    const answer = await (await exchange).response();
    expect(answer?.status()).toBe(200);
    const { accessToken } = (await answer?.json()) as { accessToken: string };
    await expect.poll(() => tokenIn(page)).toBe(accessToken);
    await expect(ordersHeading(page)).toBeVisible();
  });

  test('is renewed after an hour asleep, and the next page comes as if nothing had been', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/'))
        calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    const now = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(now + 61 * 60_000);
    await page.getByRole('link', { name: 'My Profile', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
    expect(calls[0]).toMatch(/^PUT \/api\/user\//);
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  });
});

test.describe('K8: a call that is refused', () => {
  test.use({ expectedErrors: [/status of 40[13]/] });

  async function expectSignedOut(page: Page, paths: string[]) {
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    expect(await tokenIn(page)).toBeNull();
    expect(paths.filter((path) => path === '/login')).toHaveLength(1);
    await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0);
  }

  for (const status of [401, 403] as const) {
    // proves 6.6, 8.11
    test(`of one's own profile (${status}) signs out and asks to log in, once`, async ({ page }) => {
      await arriveAs(page, newPerson(), myOrders);
      await expect(ordersHeading(page)).toBeVisible();
      await page.route('**/api/user/*', (route) =>
        route.request().method() === 'GET' ? refuse(status)(route) : route.continue(),
      );
      const paths = appRoutes(page);
      await page.getByRole('link', { name: 'My Profile', exact: true }).first().click();
      await expectSignedOut(page, paths);
    });

    // proves 6.6, 8.11
    test(`of a part (${status}) signs out and asks to log in, once`, async ({ page }) => {
      await arriveAs(page, newPerson(), '/');
      const buy = stockParts(page).getByRole('link', { name: 'Buy Now, Wheel bearing' });
      await expect(buy).toBeVisible();
      await page.route(/\/api\/parts\/[^?]+$/, refuse(status));
      const paths = appRoutes(page);
      await buy.click();
      await expectSignedOut(page, paths);
    });

    // proves 6.6, 8.11
    test(`of the home page's parts (${status}) sends to the login page, once`, async ({ page }) => {
      await page.route('**/api/parts?limit=6', refuse(status));
      const paths = appRoutes(page);
      await page.goto('/');
      await expectSignedOut(page, paths);
    });

    // proves 6.6, 8.11
    test(`of Make Admin (${status}) signs out and asks to log in, once`, async ({ page }) => {
      await page.goto('/login');
      await logIn(page, demo.admin);
      await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
      // Somebody with a verified address: others are not asked about.
      await page.goto(`/admin-dashboard/user?search=${encodeURIComponent(demo.customer.email)}`);
      await page.route('**/api/admin/*', (route) =>
        route.request().method() === 'PUT' ? refuse(status)(route) : route.continue(),
      );
      const paths = appRoutes(page);
      await page
        .getByRole('button', { name: /^Make Admin/ })
        .first()
        .click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /Confirm|Make Admin/ })
        .click();
      await expectSignedOut(page, paths);
    });
  }
});

test('K9: logging out in one tab takes the other off signed-in pages within two seconds', async ({
  page,
  context,
}) => {
  await arriveAs(page, newPerson(), '/');
  const other = await context.newPage();
  await other.goto(myOrders);
  await expect(ordersHeading(other)).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login', { timeout: 2000 });
  const sent = tokensSent(other);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await other.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await other.getByRole('link', { name: 'Norholt, home' }).click();
  await expect(stockParts(other).getByRole('link', { name: 'Buy Now, Wheel bearing' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('K10: another user in another tab: this one never shows them what was not theirs', async ({
  page,
  context,
}) => {
  const [first, second] = [
    { ...newPerson(), name: 'Ruta Holm' },
    { ...newPerson(), name: 'Joel Brandt' },
  ];
  await arriveAs(page, first, '/');
  await placeOrder(page, 'Wheel bearing', 40);
  await page.goto(myOrders);
  await expect(page.getByRole('row', { name: /Wheel bearing/ })).toBeVisible();
  const tokenOfFirst = await tokenIn(page);
  await page.evaluate((name) => {
    new MutationObserver(() => {
      const text = document.body.innerText;
      if (text.includes(name) && text.includes('Wheel bearing')) document.title = 'leaked';
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, second.name);

  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login', { timeout: 2000 });
  const sent = tokensSent(page);
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
  await other.goto('/signup');
  await signUp(other, second);
  await expect(other.getByRole('link', { name: `My Profile, ${second.name}` })).toBeVisible();

  await expect(page).toHaveURL(myOrders);
  await expect(page.getByRole('link', { name: `My Profile, ${second.name}` })).toBeVisible();
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expect(page.getByRole('row', { name: /Wheel bearing/ })).toHaveCount(0);
  expect(await page.title()).not.toBe('leaked');
  expect(sent).not.toContain(tokenOfFirst);
});

test('K10: who signs up in one tab is in no other before they have their name, and is renamed in all', async ({
  page,
  context,
}) => {
  const person = { ...newPerson(), name: 'Joel Brandt' };
  const link = (tab: Page, name: string) => tab.getByRole('link', { name: `My Profile, ${name}` });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  let keptBefore = '';
  await context.route('**/accounts:update*', async (route) => {
    keptBefore ||= JSON.stringify(await context.storageState({ indexedDB: true }));
    await route.continue();
  });

  const other = await context.newPage();
  await other.goto('/signup');
  await signUp(other, person);
  await expect(link(other, person.name)).toBeVisible();
  await expect(link(page, person.name)).toBeVisible();
  expect(keptBefore).toContain('firebaseLocalStorage');
  expect(keptBefore).not.toContain(person.email);

  await other.goto('/user-dashboard/my-profile');
  await other.getByLabel(/^Name/).fill('Joel Brandt-Ek');
  await other.getByRole('button', { name: /^Save/ }).click();
  await expect(link(other, 'Joel Brandt-Ek')).toBeVisible();
  await expect(link(page, 'Joel Brandt-Ek')).toBeVisible();
});

// proves 2.13, 6.7
test('K11: an admin who opens the page of a purchase ends on the home page, told why', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, demo.admin);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  const [part] = (await (await fetch(`${stack.apiUrl}/parts`)).json()) as [{ _id: string }];
  const purchase = `/purchase/${part._id}`;
  const paths = appRoutes(page);
  await page.goto(purchase);
  await expect(
    page.getByText('That page is for customers. You are an admin.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/');
  expect([...new Set(paths)]).toEqual([purchase, '/login', '/']);
  expect(paths.length).toBeLessThanOrEqual(4);
});

test.describe('K17: a login where the browser keeps nothing', () => {
  const ways = {
    'the local storage is shut': () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    },
    'the local storage is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
    'no storage at all is there': () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
  };

  for (const [way, breakStorage] of Object.entries(ways)) {
    test(`because ${way} lasts as long as the page`, async ({ page }) => {
      await page.addInitScript(breakStorage);
      await page.goto(myOrders);
      await expect(page).toHaveURL('/login');
      await logIn(page, demo.customer);
      await expect(page).toHaveURL(myOrders);
      await expect(ordersHeading(page)).toBeVisible();
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    });
  }
});
