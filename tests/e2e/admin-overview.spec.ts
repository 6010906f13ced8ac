import { newCustomer, placePaidOrder } from './customers.ts';
import { callAsAdmin, openAsAdmin } from './parts.ts';
import { button, expect, link, pageHeading, test } from './shop.ts';

test('the overview links to new orders, orders to confirm and parts that run low', async ({ page }) => {
  const customer = await newCustomer();
  const { part } = await placePaidOrder(customer);
  const { lowStock } = await callAsAdmin<{ lowStock: { name: string }[] }>('GET', '/order-stats');
  const low = lowStock[0]?.name ?? '';
  const section = (name: string) => page.getByRole('region', { name });
  await openAsAdmin(page, '/admin-dashboard/user');
  const drawer = page.getByRole('complementary', { name: 'Dashboard' });
  await link(drawer, 'Overview').click();
  await expect(pageHeading(page, 'Overview')).toBeVisible();
  await expect(page).toHaveTitle('Overview · Norholt');
  const month = section('Orders, last 30 days');
  await month.getByText('The numbers as a table').click();
  await expect(month.getByRole('row')).toHaveCount(31);

  const newest = section('Newest orders').getByRole('row').filter({ hasText: customer.name });
  await link(newest, part.name).click();
  await expect(page).toHaveURL(/\/admin-dashboard\/manage-order\?search=[0-9a-f-]{36}$/);
  await expect(page.getByRole('table', { name: 'Manage All Order' }).getByRole('row')).toHaveCount(2);

  await page.goBack();
  await link(page, /orders? to confirm$/).click();
  await expect(page).toHaveURL('/admin-dashboard/manage-order?status=pending');
  await expect(button(page, /^Pending/)).toHaveAttribute('aria-pressed', 'true');

  await page.goBack();
  await section('Running low').getByRole('link', { name: low, exact: true }).click();
  await expect(page).toHaveURL(/\/admin-dashboard\/mange-product\?search=/);
  await expect(page.getByRole('table').getByRole('button', { name: low, exact: true })).toBeVisible();
});

test('pointing at a link of the drawer loads the data of its page', async ({ page }) => {
  await openAsAdmin(page, '/admin-dashboard');
  await expect(page.getByRole('region', { name: 'Newest orders' }).getByRole('row').first()).toBeVisible();
  const drawer = page.getByRole('complementary', { name: 'Dashboard' });
  for (const [name, call] of [
    ['All User', '**/api/user?limit=12&*'],
    ['Manage All Order', '**/api/get-orders?limit=12&*'],
    ['Manage Products', '**/api/parts?limit=12&*'],
  ] as const) {
    const request = page.waitForRequest(call);
    await link(drawer, name).hover();
    await request;
  }
  await expect(page).toHaveURL('/admin-dashboard');
});
