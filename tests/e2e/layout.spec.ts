import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { newCustomer, openAs, placeOrder } from './customers.ts';
import { openAsAdmin } from './parts.ts';
import { boxOf, button, expect, link, signUp, test } from './shop.ts';

const minTarget = 44;

// A rejected sign-up, and confirmations that the API rejects.
test.use({ expectedErrors: [/status of (400|503)/] });

const topOf = async (locator: Locator) => (await boxOf(locator)).y;
/** The table has no row with column headers on a phone. */
const firstRecord = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first();

test('a message does not move the forms for a password reset and for a sign-up', async ({ page }) => {
  const customer = await newCustomer();
  await page.goto(paths.reset);
  const reset = page.getByRole('button', { name: 'Reset', exact: true });
  const form = [page.getByRole('heading', { level: 1 }), reset, link(page, 'Back to login')];
  const before = await Promise.all(form.map(topOf));
  await page.getByLabel('Email').fill(customer.email);
  await reset.click();
  await expect(page.getByText('Password reset email sent!').first()).toBeVisible();
  expect.soft(await Promise.all(form.map(topOf))).toEqual(before);

  await page.goto(paths.signup);
  const buttons = ['Sign up', 'Continue With Google'].map((name) => button(page, name));
  const above = await Promise.all(buttons.map(topOf));
  await signUp(page, customer);
  await expect(page.getByText(/already in use/)).toBeVisible();
  expect.soft(await Promise.all(buttons.map(topOf))).toEqual(above);
});

test('a laptop shows the whole order form without scrolling', async ({ page }) => {
  const customer = await newCustomer();
  const { part } = await placeOrder(customer);
  await openAs(page, customer, paths.purchase.to(part._id));
  expect((await boxOf(button(page, 'Review order'))).bottom).toBeLessThanOrEqual(900);
});

test('a desktop aligns the search of every list with its heading, and shows a long name in two lines', async ({
  page,
}) => {
  const suffix = randomUUID().slice(0, 8);
  const name = `Maria Alejandra Fernández de Córdoba y Montgomery ${suffix}`;
  await placeOrder(await newCustomer({ name }));
  await openAsAdmin(page, `${paths.adminOrders}?search=${suffix}`);
  await expect(firstRecord(page).getByText(name, { exact: true })).toBeVisible();
  expect.soft((await boxOf(firstRecord(page))).height).toBeLessThanOrEqual(57);
  for (const path of [paths.adminUsers, paths.adminOrders, paths.manageProducts]) {
    await page.goto(path);
    const heading = await boxOf(page.getByRole('heading', { level: 1 }));
    expect.soft((await boxOf(page.getByRole('searchbox'))).x, path).toBeCloseTo(heading.x, 0);
  }
  await page.setViewportSize({ width: 2200, height: 900 });
  expect.soft((await boxOf(page.getByRole('table'))).right).toBeGreaterThan(2200 - 64);
});

test('the results of a bulk action do not move the rows', async ({ page }) => {
  await page.route('**/api/confirm-order/**', (route) =>
    route.fulfill({ status: 503, json: { message: 'Try again later', code: 'UNAVAILABLE' } }),
  );
  await openAsAdmin(page, paths.adminOrders);
  await expect(firstRecord(page).getByRole('checkbox')).toBeVisible();
  const before = await topOf(page.getByRole('table'));
  await page.getByRole('table').getByRole('checkbox', { name: 'Select all on this page' }).click();
  await button(page, /^Confirm \d/).click();
  await expect(page.getByRole('region', { name: 'Results' })).toBeInViewport();
  await expect(button(page, 'Done')).toBeEnabled();
  expect(await topOf(page.getByRole('table'))).toBe(before);
});

test.describe('a phone', () => {
  test.use({ isFresh: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('has targets for fingers and shows the first order early, aligned with the search', async ({
    page,
  }) => {
    await page.goto(paths.login);
    const forgotten = await boxOf(link(page, 'Forgot password'));
    expect.soft(forgotten.height).toBeGreaterThanOrEqual(minTarget);
    const password = await topOf(page.getByLabel('Password', { exact: true }));
    expect.soft(forgotten.bottom).toBeLessThanOrEqual(password + 1);

    await openAsAdmin(page, paths.adminOrders);
    await expect(firstRecord(page).getByRole('checkbox')).toBeVisible();
    expect.soft(await topOf(firstRecord(page))).toBeLessThan(540);
    const all = await boxOf(page.getByRole('checkbox', { name: 'Select all on this page' }).first());
    expect.soft((await boxOf(firstRecord(page).getByRole('checkbox'))).x).toBe(all.x);
    expect.soft((await boxOf(page.getByRole('searchbox'))).x).toBe(all.x);
    const product = firstRecord(page).getByRole('button').first();
    expect.soft((await boxOf(product)).height).toBeGreaterThanOrEqual(minTarget);

    await page.goto(paths.manageProducts);
    const stock = await boxOf(button(firstRecord(page), /change the stock/));
    expect.soft(Math.min(stock.height, stock.width)).toBeGreaterThanOrEqual(minTarget);
    await page.goto(paths.adminDashboard);
    await expect(firstRecord(page).getByRole('link')).toBeVisible();
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      const name = await link.textContent();
      expect.soft((await boxOf(link)).height, name ?? '').toBeGreaterThanOrEqual(minTarget);
    }

    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(paths.adminOrders);
    const hiddenWidth = await page
      .getByRole('group', { name: 'Show orders' })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect.soft(hiddenWidth).toBe(0);
  });
});
