import { openAsAdmin } from './parts.ts';
import { expect, link, test } from './shop.ts';

test('the overview links to the newest orders, and pointing at a link of the drawer loads the data of its page', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin-dashboard');
  await expect(page).toHaveTitle('Overview · Norholt');
  const newest = page.getByRole('table', { name: 'Newest orders' }).getByRole('link').first();
  await expect(newest).toHaveAttribute('href', /\/manage-order\?search=[0-9a-f-]{36}$/);
  const drawer = page.getByRole('complementary', { name: 'Dashboard' });
  for (const [name, call] of [
    ['All User', '**/api/user?limit=25&*'],
    ['Manage All Order', '**/api/get-orders?limit=25&*'],
    ['Manage Products', '**/api/parts?limit=25&*'],
  ] as const) {
    const request = page.waitForRequest(call);
    await link(drawer, name).hover();
    await request;
  }
  await expect(page).toHaveURL('/admin-dashboard');
});
