import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { newCustomer, orderOf } from './customers.ts';
import { test } from './roles.ts';
import { expect } from './shop.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const finger = 44;

// A sign-up that the provider refuses, and confirmations that the shop refuses.
test.use({ expectedErrors: [/status of (400|503)/] });

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no box');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, middle: box.y + box.height / 2 };
}

const topOf = async (locator: Locator) => (await boxOf(locator)).y;
/** On a phone the head is no row. */
const firstRow = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first();
const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all on this page' });

test.describe('a visitor at a desk', () => {
  test('finds the form where it was when a message arrives', async ({ page }) => {
    const { email } = await newCustomer();
    await page.goto(paths.reset);
    const reset = page.getByRole('button', { name: 'Reset', exact: true });
    const places = () =>
      Promise.all(
        [
          page.getByRole('heading', { level: 1 }),
          reset,
          page.getByRole('link', { name: 'Back to login' }),
        ].map(topOf),
      );
    const before = await places();
    await page.getByLabel('Email').fill(email);
    await reset.click();
    await expect(page.getByText('Password reset email sent!').first()).toBeVisible();
    expect.soft(await places()).toEqual(before);

    await page.goto(paths.signup);
    const signUp = page.getByRole('button', { name: 'Sign up' });
    const google = page.getByRole('button', { name: 'Continue With Google' });
    const above = await Promise.all([signUp, google].map(topOf));
    await page.getByLabel('Full name').fill('Ruta Holm');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('left-hand-thread');
    await signUp.click();
    await expect(page.getByText(/already in use/)).toBeVisible();
    expect.soft(await Promise.all([signUp, google].map(topOf))).toEqual(above);
  });
});

test.describe('a visitor with a phone', () => {
  test.use(phone);

  test('hits the link behind a forgotten password with a finger', async ({ page }) => {
    await page.goto(paths.login);
    const link = page.getByRole('link', { name: 'Forgot password' });
    const box = await boxOf(link);
    expect.soft(box.height).toBeGreaterThanOrEqual(finger);
    expect
      .soft(box.bottom)
      .toBeLessThanOrEqual((await topOf(page.getByLabel('Password', { exact: true }))) + 1);
  });
});

test.describe('a customer at a laptop', () => {
  test.use({ role: 'customer' });

  test('sees the button of the order form without scrolling', async ({ page, fixtures }) => {
    await page.goto(paths.purchase.to(fixtures.unpaid.part._id));
    expect((await boxOf(page.getByRole('button', { name: 'Review order' }))).bottom).toBeLessThanOrEqual(900);
  });
});

test.describe('an admin at a desk', () => {
  test.use({ role: 'admin' });

  test('finds the search of every list at the same place, and a wide window filled', async ({ page }) => {
    for (const path of [paths.adminUsers, paths.adminOrders, paths.manageProducts]) {
      await page.goto(path);
      const heading = await boxOf(page.getByRole('heading', { level: 1 }));
      const search = await boxOf(page.getByRole('searchbox'));
      expect.soft(search.x, path).toBeCloseTo(heading.x, 0);
    }
    await page.setViewportSize({ width: 2200, height: 900 });
    expect.soft((await boxOf(page.getByRole('table'))).right).toBeGreaterThan(2200 - 64);
  });

  test('reads a long name of a customer in two lines', async ({ page }) => {
    const mark = randomUUID().slice(0, 8);
    const name = `Maria Alejandra Fernández de Córdoba y Montgomery ${mark}`;
    await orderOf(await newCustomer({ name }));
    await page.goto(`${paths.adminOrders}?search=${mark}`);
    await expect(firstRow(page).getByText(name, { exact: true })).toBeVisible();
    expect((await boxOf(firstRow(page))).height).toBeLessThanOrEqual(57);
  });

  test('finds the rows where they were when the results of many are shown', async ({ page }) => {
    await page.route('**/api/confirm-order/**', (route) =>
      route.fulfill({ status: 503, json: { message: 'Try again later', code: 'UNAVAILABLE' } }),
    );
    await page.goto(paths.adminOrders);
    await expect(firstRow(page).getByRole('checkbox')).toBeVisible();
    const before = await topOf(page.getByRole('table'));
    await page.getByRole('table').getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: /^Confirm \d/ }).click();
    await expect(page.getByRole('region', { name: 'Results' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Done' })).toBeEnabled();
    expect(await topOf(page.getByRole('table'))).toBe(before);
  });
});

test.describe('an admin with a phone', () => {
  test.use({ role: 'admin', ...phone });

  test('sees the first order early, and everything in line', async ({ page }) => {
    await page.goto(paths.adminOrders);
    await expect(firstRow(page).getByRole('checkbox')).toBeVisible();
    expect.soft(await topOf(firstRow(page))).toBeLessThan(540);
    const all = await boxOf(selectAll(page).first());
    expect.soft((await boxOf(firstRow(page).getByRole('checkbox'))).x).toBe(all.x);
    expect.soft((await boxOf(page.getByRole('searchbox'))).x).toBe(all.x);
    const name = firstRow(page).getByRole('button').first();
    expect.soft((await boxOf(name)).height).toBeGreaterThanOrEqual(finger);
    await page.setViewportSize({ width: 320, height: 844 });
    const segment = page.getByRole('group', { name: 'Show orders' });
    const hidden = await segment.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect.soft(hidden).toBe(0);
  });

  test('hits the stock of a part and the names on the overview with a finger', async ({ page }) => {
    await page.goto(paths.manageProducts);
    const stock = firstRow(page).getByRole('button', { name: /change the stock/ });
    const { height, width } = await boxOf(stock);
    expect.soft(Math.min(height, width)).toBeGreaterThanOrEqual(finger);
    await page.goto(paths.adminDashboard);
    await expect(firstRow(page).getByRole('link')).toBeVisible();
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      expect
        .soft((await boxOf(link)).height, (await link.textContent()) ?? '')
        .toBeGreaterThanOrEqual(finger);
    }
  });
});
