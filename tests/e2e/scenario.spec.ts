import type { Browser, Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { shiftsOn, watchShifts } from './layout-shifts.ts';
import { demo, expect, logIn, stockParts, test } from './shop.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Scenario' });
const choice = (page: Page, label: string) => bar(page).getByLabel(label, { exact: true });
const unfold = (page: Page) => bar(page).getByRole('button', { name: 'Scenario', exact: true }).click();

/** What somebody sees who is sent the address of `page`, in a browser that has never been here. */
async function sent(page: Page, browser: Browser): Promise<Page> {
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await other.goto(page.url());
  return other;
}

/** Pages without a script of a test in them: the browser says that nobody drives it. */
const asPerson = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));

test('a browser that is driven sees the shop alone', async ({ page }) => {
  const loaded = page.waitForResponse(/scenario-bar\/button\.js$/);
  await page.goto('/');
  await loaded;
  await expect(stockParts(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scenario' })).toBeHidden();
  await expect(bar(page)).toBeHidden();
});

test('a person on a phone has one small button in the margin, which moves and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await asPerson(page);
  await watchShifts(page);
  await page.goto('/parts');
  const button = page.getByRole('button', { name: 'Scenario' });
  const place = await button.boundingBox();
  expect(place && place.width <= 16 && Math.round(place.x + place.width) === 390).toBe(true);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(390 - 16).toBeGreaterThanOrEqual((heading?.x ?? 0) + (heading?.width ?? 390));
  await expectNoViolation(page);
  expect((await shiftsOn(page)).filter(({ value }) => value > 0.01)).toEqual([]);

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveURL(/\/parts\?scenario=$/);
  await expectNoViolation(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a browser that tells of no loads has the bar all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.goto('/parts?scenario=stock-none');
  await expect(bar(page)).toContainText('Stock: None, of any part');
  await expect(page.getByText('Out of stock').first()).toBeVisible();
});

test('the stock is what the bar says, and so it is for whoever is sent the address', async ({
  page,
  browser,
}) => {
  await page.goto('/parts?scenario=');
  await expect(page.getByRole('link', { name: /^Buy Now/ }).first()).toBeVisible();
  await choice(page, 'Stock').selectOption('None, of any part');
  await expect(page).toHaveURL(/scenario=stock-none$/);

  for (const one of [page, await sent(page, browser)]) {
    await expect(one.getByText('Out of stock').first()).toBeVisible();
    await expect(one.getByRole('link', { name: /^Buy Now/ })).toHaveCount(0);
    await expect(bar(one)).toContainText('Stock: None, of any part');
  }

  await bar(page).getByRole('button', { name: 'Take back: Stock: None, of any part' }).click();
  await expect(page.getByRole('link', { name: /^Buy Now/ }).first()).toBeVisible();
});

test('the scenario goes along to the next page of the shop', async ({ page }) => {
  await page.goto('/?scenario=stock-low');
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL(/\/blogs\?scenario=stock-low$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?scenario=stock-low$/);
});

test('an answer takes as long as it says', async ({ page }) => {
  const start = Date.now();
  await page.goto('/parts?scenario=latency-3000');
  await expect(page.getByRole('link', { name: /^Buy Now/ }).first()).toBeVisible();
  expect(Date.now() - start).toBeGreaterThan(3000);
});

test('a call fails as it says, and no other one does', async ({ page, browser }) => {
  await page.goto('/?scenario=failure-listReviews-unavailable');
  await expect(page.getByRole('alert').filter({ hasText: 'Not available right now' })).toBeVisible();
  await expect(
    stockParts(page)
      .getByRole('link', { name: /^Buy Now/ })
      .first(),
  ).toBeVisible();
  const other = await sent(page, browser);
  await expect(other.getByRole('alert').filter({ hasText: 'Not available right now' })).toBeVisible();
});

test('another user comes in, and goes again, in the address alone', async ({ page }) => {
  await page.goto('/admin-dashboard?scenario=as-admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page).toHaveURL(/scenario=as-admin$/);
  await unfold(page);
  await choice(page, 'User').selectOption('The demo customer');
  await expect(page.getByText('Mara Lindqvist').first()).toBeVisible();
  await choice(page, 'User').selectOption('Nobody');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('who leaves or comes in by the shop itself is whom the scenario names from then on', async ({
  page,
  browser,
}) => {
  await page.goto('/?scenario=as-admin_stock-none');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/\?scenario=as-visitor_stock-none$/);
  for (const one of [page, await sent(page, browser)]) {
    await expect(one.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(bar(one)).toContainText('User: Nobody');
    await expect(one.getByText('Out of stock').first()).toBeVisible();
  }

  await page.getByRole('link', { name: 'Login' }).click();
  // The home page has a field for an address of its own.
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await logIn(page, demo.customer);
  await expect(page).toHaveURL(/\/\?scenario=as-customer_stock-none$/);
  await expect(bar(page)).toContainText('User: The demo customer');
  await expect((await sent(page, browser)).getByText('Mara Lindqvist').first()).toBeVisible();
});

test('who is put out by a call that the scenario lets fail is so for whoever is sent the address', async ({
  page,
}) => {
  await page.goto('/user-dashboard/my-orders?scenario=as-customer_failure-saveUser-forbidden');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?scenario=as-customer_failure-saveUser-forbidden$/);
});

test('the clock is another one, in which a signed-in customer still has their orders', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/user-dashboard/my-orders?scenario=as-customer_clock-ahead-40d');
  await expect(page.getByRole('table')).toBeVisible();
  const ahead = await page.evaluate(() => Date.now());
  expect(Math.round((ahead - Date.now()) / 86_400_000)).toBe(40);
  // A token that seems to have ended long ago is renewed once, not over and over.
  expect(asked.filter((url) => /\/api\/user\//.test(url)).length).toBeLessThan(4);
});

test('what the address says and nobody understands is told', async ({ page }) => {
  await page.goto('/?scenario=weather-rain_stock-low');
  await expect(bar(page).getByRole('status')).toHaveText('Not understood in the address: weather-rain');
  await unfold(page);
  await expect(choice(page, 'Stock')).toHaveValue('low');
});
