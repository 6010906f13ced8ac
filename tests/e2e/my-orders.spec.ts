import type { Page } from '@playwright/test';
import { newCustomer, openAs, payOrder, placeOrder } from './customers.ts';
import { addPart, readPart } from './parts.ts';
import { button, expect, firstRow, link, test } from './shop.ts';

const myOrders = '/user-dashboard/my-orders';
const drawerEntry = (page: Page) =>
  link(page.getByRole('complementary', { name: 'Dashboard' }), /^My Orders/);

test('a customer cancels an unpaid order after a confirmation: the row stays until a reload, and the stock returns', async ({
  page,
}) => {
  const part = await addPart();
  const customer = await newCustomer();
  await placeOrder(customer);
  await placeOrder(customer, part);
  expect(await readPart(part._id)).toMatchObject({ quantity: 98 });

  await openAs(page, customer, `${myOrders}?status=unpaid`);
  const rows = page.getByRole('table', { name: 'My Orders' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(drawerEntry(page)).toHaveText('My Orders2');
  const cancel = button(rows.nth(1), /^Cancel/);
  await cancel.click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel this order?' });
  await expect(button(dialog, 'Close')).toBeFocused();
  await button(dialog, 'Close').click();
  await expect(rows.nth(1)).toContainText('unpaid');

  const before = await rows.nth(2).boundingBox();
  await cancel.click();
  const sent = page.waitForRequest((request) => request.method() === 'DELETE');
  const reloaded = page.waitForResponse((response) =>
    /\/api\/orders\/[^/]+@/.test(decodeURIComponent(response.url())),
  );
  await button(dialog, 'Confirm').click();
  expect((await sent).url()).toContain('/api/orders/');
  await expect(dialog).toHaveCount(0);
  expect((await reloaded).status()).toBe(200);
  await expect(page.getByText('Order deleted', { exact: true })).toBeVisible();
  await expect(rows.nth(1)).toContainText('Cancelled');
  await expect(rows.nth(1).getByRole('link')).toHaveCount(0);
  await expect(rows.nth(1)).toBeFocused();
  expect(await rows.nth(2).boundingBox()).toEqual(before);
  await expect(button(page, /^Unpaid/)).toHaveText('Unpaid 1');
  await expect(drawerEntry(page)).toHaveText('My Orders1');
  await page.reload();
  await expect(rows).toHaveCount(2);
  expect(await readPart(part._id)).toMatchObject({ quantity: 100 });
});

test('accepts a response that wraps the orders in `data`, and counts that the server capped', async ({
  page,
}) => {
  const customer = await newCustomer();
  const { part } = await placeOrder(customer);
  await page.route('**/api/orders/*', async (route) => {
    const response = await route.fetch();
    const orders: unknown = await response.json();
    const counted = {
      'x-total-count': '1000',
      'x-total-count-capped': 'true',
      'x-counts': 'all=1000+, unpaid=1000+, pending=0, shipped=0',
    };
    await route.fulfill({
      response,
      headers: { ...response.headers(), ...counted },
      json: { data: orders },
    });
  });
  await openAs(page, customer, myOrders);
  await expect(firstRow(page)).toContainText(part.name);
  await expect(button(page, /^All/)).toHaveText('All 1,000+');
  await expect(button(page, /^Unpaid/)).toHaveText('Unpaid 1,000+');
  await expect(drawerEntry(page)).toHaveText('My Orders1,000+');
});

test('K5: an order that was paid in another tab shows as paid when the tab gets focus', async ({ page }) => {
  const customer = await newCustomer();
  const { _id } = await placeOrder(customer);
  await openAs(page, customer, myOrders);
  await expect(firstRow(page)).toContainText('unpaid');
  await payOrder(customer, _id);
  // Playwright's pages never lose the focus.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(firstRow(page)).toContainText('Paid');
});
