import { logInByApi } from './accounts.ts';
import { openAs, openAsNewCustomer } from './customers.ts';
import { openAsAdmin } from './parts.ts';
import { demo, expect, link, logOut, pageHeading, test } from './shop.ts';
import { stack } from './stack.ts';

test.use({ expectedErrors: [/status of 404/] });

const myOrders = '/user-dashboard/my-orders';

test('customer pages send an admin home with a message, without a loop', async ({ page }) => {
  const [part] = (await (await fetch(`${stack.apiUrl}/parts`)).json()) as [{ _id: string }];
  await openAsAdmin(page, '/blogs');
  await expect(link(page, 'Dashboard')).toBeVisible();
  for (const path of [myOrders, `/purchase/${part._id}`]) {
    const visited: string[] = [];
    const record = (frame: { url(): string }) => visited.push(new URL(frame.url()).pathname);
    page.on('framenavigated', record);
    // The message may be gone when the last picture has loaded.
    await page.goto(path, { waitUntil: 'commit' });
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

test('Logout signs out, loads the home page again and cannot be undone with Back', async ({ page }) => {
  await openAsNewCustomer(page, '/user-dashboard/add-review');
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await page.getByLabel('Description').fill('The bolts fit, and');
  await expect.poll(stored).toContain('The bolts fit');
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('The bolts fit, and');
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  await logOut(page);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Reflect.has(window, 'isSameDocument'))).toBe(false);
  expect(await stored()).not.toMatch(/accessToken"|The bolts fit/);
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('an unknown path is answered with 404 and a link to the home page', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await link(page, 'Back to home').click();
  await expect(page).toHaveURL('/');
});
