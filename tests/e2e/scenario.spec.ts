import type { Browser, Page } from '@playwright/test';
import { shiftsOn, watchShifts } from './layout-shifts.ts';
import { button, demo, expect, link, logIn, pageHeading, test } from './shop.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Scenario' });
const choice = (page: Page, label: string) => bar(page).getByLabel(label, { exact: true });
const buyLinks = (page: Page) => link(page, /^Buy Now/);

/** Opens the URL of `page` in a new profile of a browser without the Navigation API. */
async function openElsewhere(page: Page, browser: Browser): Promise<Page> {
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await other.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await other.goto(page.url());
  return other;
}

test('a phone has a small button in the margin, which automation does not see, covers nothing and opens the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/parts');
  await page.waitForLoadState('networkidle');
  await expect(button(page, 'Scenario')).toBeHidden();
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  await watchShifts(page);
  await page.goto('/parts');
  const opener = button(page, 'Scenario');
  const box = await opener.boundingBox();
  expect(box && box.width <= 16 && Math.round(box.x + box.width) === 390).toBe(true);
  const heading = await pageHeading(page, /./).boundingBox();
  expect(390 - 16).toBeGreaterThanOrEqual((heading?.x ?? 0) + (heading?.width ?? 390));
  expect((await shiftsOn(page)).filter(({ value }) => value > 0.01)).toEqual([]);

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveURL(/\/parts\?scenario=$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the URL carries the stock of the scenario to others and to the next page', async ({
  page,
  browser,
}) => {
  await page.goto('/parts?scenario=');
  await expect(buyLinks(page).first()).toBeVisible();
  await choice(page, 'Stock').selectOption('None, of any part');
  await expect(page).toHaveURL(/scenario=stock-none$/);

  for (const one of [page, await openElsewhere(page, browser)]) {
    await expect(one.getByText('Out of stock').first()).toBeVisible();
    await expect(buyLinks(one)).toHaveCount(0);
    await expect(bar(one)).toContainText('Stock: None, of any part');
  }
  await link(page.getByRole('navigation'), 'Blog').first().click();
  await expect(page).toHaveURL(/\/blogs\?scenario=stock-none$/);
  await page.goBack();
  await button(bar(page), 'Remove: Stock: None, of any part').click();
  await expect(buyLinks(page).first()).toBeVisible();
});

test('a logout and a login in the shop change the user of the scenario', async ({ page, browser }) => {
  await page.goto('/?scenario=as-admin_stock-none');
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(/\/\?scenario=as-visitor_stock-none$/);
  for (const one of [page, await openElsewhere(page, browser)]) {
    await expect(link(one, 'Login')).toBeVisible();
    await expect(bar(one)).toContainText('User: Nobody');
    await expect(one.getByText('Out of stock').first()).toBeVisible();
  }

  await link(page, 'Login').click();
  // The contact form of the home page has a field for an email address, too.
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await logIn(page, demo.customer);
  await expect(page).toHaveURL(/\/\?scenario=as-customer_stock-none$/);
  await expect(bar(page)).toContainText('User: The demo customer');
});
