import type { Page } from '@playwright/test';
import { arriveAs, demo, expect, logIn, newPerson, signUp, test } from './shop.ts';
import { stack } from './stack.ts';

// proves 2.13, 6.1
test('a signed-out visitor is sent to log in and comes back to where they wanted to go', async ({ page }) => {
  await page.goto('/user-dashboard/my-orders');
  await expect(page).toHaveURL('/login');
  await logIn(page, demo.customer);
  await expect(page).toHaveURL('/user-dashboard/my-orders');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL('/login');
});

// proves 6.1
test('someone new keeps the origin through sign-up', async ({ page }) => {
  await page.goto('/user-dashboard/my-orders');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await signUp(page, newPerson());
  await expect(page).toHaveURL('/user-dashboard/my-orders');
});

// proves 2.13
test('no page for customers lets a visitor in, and each is remembered', async ({ page }) => {
  const [part] = (await (await fetch(`${stack.apiUrl}/parts`)).json()) as [{ _id: string }];
  for (const path of [
    `/purchase/${part._id}`,
    '/payment/00000000-0000-0000-0000-000000000000',
    '/user-dashboard',
    '/user-dashboard/my-orders',
    '/user-dashboard/add-review',
    '/user-dashboard/my-profile?tab=1#city',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({ from: path });
  }
});

// proves 6.7
test('an admin is kept out of customer pages, without a loop', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, demo.admin);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();

  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(new URL(frame.url()).pathname);
  });
  await page.goto('/user-dashboard/my-orders');
  await expect(page).toHaveURL('/');
  await expect(
    page.getByText('That page is for customers. You are an admin.', { exact: true }),
  ).toBeVisible();
  expect(visited.length).toBeLessThanOrEqual(4);
});

const drawerLinks = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Dashboard' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent.replace(/[\d,]+\+?$/, ''), link.getAttribute('href')]),
    );

// proves 2.16, 2.20
test('the drawer of a customer has their pages and no other', async ({ page }) => {
  await arriveAs(page, newPerson(), '/user-dashboard');
  await expect(page).toHaveURL('/user-dashboard/my-orders');
  expect(await drawerLinks(page)).toEqual([
    ['My Orders', '/user-dashboard/my-orders'],
    ['Add A Review', '/user-dashboard/add-review'],
    ['My Profile', '/user-dashboard/my-profile'],
  ]);
});

// proves 2.17, 2.20
test('the drawer of an admin has their pages and no other, on a phone as well', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, demo.admin);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/admin-dashboard/user');
  await expect(page.getByRole('heading', { level: 1, name: 'All User' })).toBeVisible();
  expect(await drawerLinks(page)).toEqual([
    ['Overview', '/admin-dashboard'],
    ['All User', '/admin-dashboard/user'],
    ['Manage All Order', '/admin-dashboard/manage-order'],
    ['Add a Product', '/admin-dashboard/add-product'],
    ['Manage Products', '/admin-dashboard/mange-product'],
    ['My Profile', '/admin-dashboard/my-profile'],
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'All User' }).click();
  const drawer = page.getByRole('dialog', { name: 'Dashboard' });
  await drawer.getByRole('link', { name: 'Manage Products' }).click();
  await expect(page).toHaveURL('/admin-dashboard/mange-product');
  await expect(drawer).toBeHidden();
});

// proves 7.22
test('logging out leaves the signed-in pages', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, demo.customer);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/user-dashboard/my-orders');
  await expect(page).toHaveURL('/login');
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 404/] });

  // proves 2.12
  test('an address that leads nowhere says so and leads home', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  });
});
