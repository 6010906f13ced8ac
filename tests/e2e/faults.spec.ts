import type { Page, Route } from '@playwright/test';
import { logInByApi } from './accounts.ts';
import { openAs, openAsNewCustomer } from './customers.ts';
import { shiftsOn, watchShifts } from './layout-shifts.ts';
import { button, demo, expect, holdRequests, link, pageHeading, stockParts, test } from './shop.ts';

const mainLink = (page: Page, name: string) => link(page.getByRole('navigation', { name: 'Main' }), name);
const buyLinks = (page: Page) => link(stockParts(page), /^Buy Now/);
const retry = (page: Page) => button(page, 'Try again');

/** Opens the catalogue with the command palette. On the way to a link the pointer could load the page's code. */
async function openParts(page: Page): Promise<void> {
  await expect(pageHeading(page, /./)).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('all parts');
  await expect(palette.getByRole('option', { name: 'All parts', exact: true })).toHaveAttribute(
    'data-focused',
    'true',
  );
  await page.keyboard.press('Enter');
}

/** Points at the link to My Orders until the code of that page is loaded. */
async function preloadMyOrders(page: Page): Promise<void> {
  const code = page.waitForRequest(/\/assets\/MyOrdersRoute-.+\.js$/);
  await link(page, 'My Orders').first().hover();
  await page.evaluate((url) => import(url).then(() => undefined), (await code).url());
}

/** The paths of the documents that the page loads from now on. */
function recordDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test.describe('K12: unexpected data', () => {
  const name = 'Ruta Unlucky';
  test.use({ expectedErrors: [/That name cannot be rendered/] });

  test('that breaks a section shows an error in its place, until Retry renders it', async ({ page }) => {
    // The contract rejects data that breaks a section, so the test breaks a method for one name.
    await page.addInitScript((unlucky) => {
      const { split } = String.prototype;
      Reflect.set(String.prototype, 'split', function (this: string, ...rest: Parameters<typeof split>) {
        if (String(this) === unlucky && !document.documentElement.hasAttribute('data-fixed')) {
          throw new Error('That name cannot be rendered');
        }
        return Reflect.apply(split, this, rest);
      });
    }, name);
    const review = { _id: '1', name, rating: 4, description: 'Fits.', photoURL: '' };
    await page.route('**/api/review*', (route) => route.fulfill({ json: [review] }));
    // The server renders the home page with the reviews, so open it from another page.
    await page.goto('/blogs');
    await mainLink(page, 'Home').click();
    const alert = page.getByRole('alert').filter({ hasText: 'The reviews could not be shown.' });
    await expect(alert).toBeVisible();
    await expect(buyLinks(page)).toHaveCount(6);
    await expect(mainLink(page, 'Blog')).toBeVisible();
    await page.evaluate(() => document.documentElement.toggleAttribute('data-fixed'));
    await button(alert, 'Try again').click();
    await expect(page.getByText(name)).toBeVisible();
  });
});

test.describe('K13: a script that is missing after a deployment', () => {
  test.use({ expectedErrors: [/status of 404|dynamically imported module/] });
  const script = /\/assets\/PartsRoute-[^/]*\.js$/;
  const missing = (route: Route) =>
    route.fulfill({ status: 404, body: 'Not found', contentType: 'text/plain' });

  test('is loaded by one reload', async ({ page }) => {
    await page.goto('/blogs');
    const loaded = recordDocuments(page);
    await page.route(script, (route) => (loaded.length === 0 ? missing(route) : route.continue()));
    await openParts(page);
    await expect(page).toHaveURL('/parts');
    await expect(page.getByRole('region', { name: 'Parts found' })).toBeVisible();
    expect(loaded).toEqual(['/parts']);
  });

  test('is reported when a reload does not help, and the navigation works', async ({ page }) => {
    await page.route(script, missing);
    await openAsNewCustomer(page, '/blogs');
    const loaded = recordDocuments(page);
    await openParts(page);
    await expect(
      page.getByRole('heading', { name: 'A new version of the shop is available.' }),
    ).toBeVisible();
    expect(loaded).toEqual(['/parts']);
    await mainLink(page, 'Blog').click();
    await expect(page).toHaveURL('/blogs');
    await page.unroute(script);
    await page.goBack();
    await retry(page).click();
    await expect(page.getByRole('region', { name: 'Parts found' })).toBeVisible();
  });
});

/**
 * Clicks My Orders and returns the frames until something is marked as busy. A busy machine paints fewer frames, so
 * they say how long it takes on any: six are 100 ms at 60 Hz.
 */
const framesUntilSkeleton = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const link = [...document.querySelectorAll('a')].find((a) => a.textContent === 'My Orders');
        let frames = 0;
        requestAnimationFrame(function count() {
          frames += 1;
          if (document.querySelector('main [aria-busy="true"]')) resolve(frames);
          else requestAnimationFrame(count);
        });
        link?.click();
      }),
  );

test.describe('K14: a slow API', () => {
  test.use({ isFresh: true });

  test('shows a skeleton within 100 ms, which does not move when the data arrives', async ({ page }) => {
    await watchShifts(page);
    const release = await holdRequests(page, '**/api/orders/*');
    await openAsNewCustomer(page, '/');
    // Other load on the machine only adds frames, so the fewest of up to eight attempts are the page's own.
    let frames = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 8 && frames > 6; attempt += 1) {
      if (attempt > 0) await page.goto('/');
      await expect(button(page, 'Logout')).toBeVisible();
      await preloadMyOrders(page);
      frames = await framesUntilSkeleton(page);
    }
    expect(frames).toBeLessThanOrEqual(6);
    release();
    await expect(page.getByText('No orders yet')).toBeVisible();
    const sum = (await shiftsOn(page)).reduce((total, { value }) => total + value, 0);
    expect(sum).toBeLessThan(0.1);
  });
});

test.describe('without a network', () => {
  test.use({
    isFresh: true,
    expectedErrors: [
      /ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module|Unable to preload CSS/,
    ],
  });

  test('every page says so, and failed calls are repeated once the network is back', async ({
    page,
    context,
  }) => {
    await openAsNewCustomer(page, '/');
    await page.route('**/api/orders/**', (route) => route.abort());
    await preloadMyOrders(page);
    await context.setOffline(true);
    await page.unrouteAll();
    const notice = page.getByText('You are offline.');
    await expect(notice).toBeVisible();
    await link(page, 'My Orders').first().click();
    await expect(retry(page)).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(page.getByText('No orders yet')).toBeVisible();
  });

  for (const isShown of [true, false]) {
    test(`a page that was never loaded says so, and opens once the network is back${isShown ? '' : ', if it was left'}`, async ({
      page,
    }) => {
      await page.goto('/blogs');
      await expect(pageHeading(page, /./)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await link(page, 'Login').click();
      const failure = page.getByRole('heading', { name: 'There is no connection to the shop.' });
      await expect(failure).toBeVisible();
      await page.goBack();
      await expect(failure).toHaveCount(0);
      await expect(page).toHaveURL('/blogs');
      if (isShown) {
        await page.goForward();
        await expect(failure).toBeVisible();
      }
      await page.context().setOffline(false);
      if (!isShown) await link(page, 'Login').click();
      await expect(button(page, 'Login')).toBeEnabled();
      await expect(page).toHaveURL('/login');
    });
  }
});

test('K19: Back and Forward show a customer the same pages again', async ({ page }) => {
  const visited = ['/blogs', '/user-dashboard/my-orders', '/user-dashboard/my-profile'];
  await openAs(page, await logInByApi(demo.customer), '/');
  const expectPage = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect(pageHeading(page, /./)).toBeVisible();
  };
  for (const path of visited) {
    await page.goto(path);
    await expectPage(path);
  }
  for (const path of visited.toReversed().slice(1)) {
    await page.goBack();
    await expectPage(path);
  }
  await page.goForward();
  await expectPage('/user-dashboard/my-orders');
});
