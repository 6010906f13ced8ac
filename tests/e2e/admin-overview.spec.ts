import type { Page } from '@playwright/test';
import { askAsAdmin, enterAsAdmin } from './catalogue.ts';
import { newCustomer, paidOrderOf } from './customers.ts';
import { expect, test } from './shop.ts';

const overview = '/admin-dashboard';
const block = (page: Page, name: string) => page.getByRole('region', { name });

interface Stats {
  lowStock: { name: string }[];
}

test('the dashboard begins with an overview, which the drawer leads to', async ({ page }) => {
  const customer = await newCustomer();
  const { part } = await paidOrderOf(customer);
  await enterAsAdmin(page, '/admin-dashboard/user');
  await page
    .getByRole('complementary', { name: 'Dashboard' })
    .getByRole('link', { name: 'Overview' })
    .click();
  await expect(page).toHaveURL(overview);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page).toHaveTitle('Overview · Norholt');

  const newest = block(page, 'Newest orders').getByRole('row').filter({ hasText: customer.name });
  await newest.getByRole('link', { name: part.name }).click();
  await expect(page).toHaveURL(/\/admin-dashboard\/manage-order\?search=[0-9a-f-]{36}$/);
  await expect(page.getByRole('table', { name: 'Manage All Order' }).getByRole('row')).toHaveCount(2);
});

test('what waits to be confirmed is one press away', async ({ page }) => {
  await paidOrderOf(await newCustomer());
  await enterAsAdmin(page, overview);
  await page.getByRole('link', { name: /orders? to confirm$/ }).click();
  await expect(page).toHaveURL('/admin-dashboard/manage-order?status=pending');
  await expect(page.getByRole('button', { name: /^Pending/ })).toHaveAttribute('aria-pressed', 'true');
});

test('the month is drawn, and told in numbers', async ({ page }) => {
  await paidOrderOf(await newCustomer());
  await enterAsAdmin(page, overview);
  const month = block(page, 'Orders, last 30 days');
  await month.getByText('The numbers as a table').click();
  await expect(month.getByRole('row')).toHaveCount(31);
});

test('what runs low is listed, and leads to the part', async ({ page }) => {
  await enterAsAdmin(page, overview);
  const { lowStock } = await askAsAdmin<Stats>(page, 'GET', '/order-stats');
  const name = lowStock[0]?.name ?? '';
  await block(page, 'Running low').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/admin-dashboard\/mange-product\?search=/);
  await expect(page.getByRole('table').getByRole('button', { name, exact: true })).toBeVisible();
});

test.describe('figures that cannot be had', () => {
  test.use({ expectedErrors: [/503 \(Service Unavailable\)/] });

  test('leave the newest orders, and come at another try', async ({ page }) => {
    await page.route('**/api/order-stats', (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now', code: 'UNAVAILABLE' } }),
    );
    await enterAsAdmin(page, overview);
    await expect(page.getByText('The figures could not be loaded.')).toBeVisible();
    await expect(block(page, 'Newest orders').getByRole('row').nth(1)).toBeVisible();
    await page.unroute('**/api/order-stats');
    await page.getByRole('button', { name: 'Reload the figures' }).click();
    await expect(page.getByText('The figures could not be loaded.')).toBeHidden();
    await expect(block(page, 'Orders, last 30 days').getByText('The numbers as a table')).toBeVisible();
  });
});

test('a page that somebody points at is asked for before they go there', async ({ page }) => {
  await enterAsAdmin(page, overview);
  await expect(block(page, 'Newest orders').getByRole('row').first()).toBeVisible();
  const drawer = page.getByRole('complementary', { name: 'Dashboard' });
  for (const [name, call] of [
    ['All User', '**/api/user?limit=12'],
    ['Manage All Order', '**/api/get-orders?limit=12'],
    ['Manage Products', '**/api/parts?limit=12'],
  ] as const) {
    const asked = page.waitForRequest(call);
    await drawer.getByRole('link', { name }).hover();
    await asked;
  }
  await expect(page).toHaveURL(overview);
});
