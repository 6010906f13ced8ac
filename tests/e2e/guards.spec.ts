import type { Page } from '@playwright/test';
import { logInByApi } from './accounts.ts';
import { openAs, openAsNewCustomer } from './customers.ts';
import { openAsAdmin } from './parts.ts';
import { button, demo, expect, link, logOut, pageHeading, test } from './shop.ts';
import { stack } from './stack.ts';

const myOrders = '/user-dashboard/my-orders';

test('customer pages send an admin home with a message, without a loop', async ({ page }) => {
  const [part] = (await (await fetch(`${stack.apiUrl}/parts`)).json()) as [{ _id: string }];
  await openAsAdmin(page, '/blogs');
  await expect(link(page, 'Dashboard')).toBeVisible();
  for (const path of [myOrders, `/purchase/${part._id}`]) {
    const visited: string[] = [];
    const record = (frame: { url(): string }) => visited.push(new URL(frame.url()).pathname);
    page.on('framenavigated', record);
    await page.goto(path);
    const message = 'That page is for customers. You are an admin.';
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/');
    expect([...new Set(visited)]).toEqual([path, '/login', '/']);
    expect(visited.length).toBeLessThanOrEqual(4);
    page.off('framenavigated', record);
  }
});

test('admin pages send visitors and customers home, and are not in the history', async ({ page }) => {
  await page.goto('/admin-dashboard/user');
  await expect(page).toHaveURL('/');
  await openAs(page, await logInByApi(demo.customer), '/blogs');
  await expect(pageHeading(page, /./)).toBeVisible();
  await page.goto('/admin-dashboard/manage-order');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
});

const drawerLinks = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Dashboard' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent.replace(/[\d,]+\+?$/, ''), link.getAttribute('href')]),
    );

test('the drawer of a customer links to their pages only', async ({ page }) => {
  await openAsNewCustomer(page, '/user-dashboard');
  await expect(page).toHaveURL(myOrders);
  expect(await drawerLinks(page)).toEqual([
    ['My Orders', myOrders],
    ['Add A Review', '/user-dashboard/add-review'],
    ['My Profile', '/user-dashboard/my-profile'],
  ]);
});

test('the drawer of an admin links to their pages only, on a phone as well', async ({ page }) => {
  await openAsAdmin(page, '/');
  await link(page, 'Dashboard').click();
  await expect(page).toHaveURL('/admin-dashboard/user');
  await expect(pageHeading(page, 'All User')).toBeVisible();
  expect(await drawerLinks(page)).toEqual([
    ['Overview', '/admin-dashboard'],
    ['All User', '/admin-dashboard/user'],
    ['Manage All Order', '/admin-dashboard/manage-order'],
    ['Add a Product', '/admin-dashboard/add-product'],
    ['Manage Products', '/admin-dashboard/mange-product'],
    ['My Profile', '/admin-dashboard/my-profile'],
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'All User').click();
  const drawer = page.getByRole('dialog', { name: 'Dashboard' });
  await link(drawer, 'Manage Products').click();
  await expect(page).toHaveURL('/admin-dashboard/mange-product');
  await expect(drawer).toBeHidden();
});

test('Logout signs out, loads the home page again and cannot be undone with Back', async ({ page }) => {
  await openAsNewCustomer(page, myOrders);
  await expect(page.getByText('No orders yet')).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  await logOut(page);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Reflect.has(window, 'isSameDocument'))).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test.describe('an unknown path', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is answered with 404 and a link to the home page', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await link(page, 'Back to home').click();
    await expect(page).toHaveURL('/');
  });
});
