import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { askAsAdmin, enterAsAdmin } from './catalogue.ts';
import { newCustomer, orderOf, paidOrderOf, type Customer } from './customers.ts';
import { expect, test } from './shop.ts';
import { stack } from './stack.ts';

const manageOrders = '/admin-dashboard/manage-order';

const addressOf = ({ name }: Customer) => `${manageOrders}?search=${encodeURIComponent(name)}`;
const table = (page: Page) => page.getByRole('table', { name: 'Manage All Order' });
const rows = (page: Page) => table(page).getByRole('row');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search orders' });

/** Only `customer`'s orders, newest first. */
async function openOrdersOf(page: Page, customer: Customer, count: number) {
  await enterAsAdmin(page, addressOf(customer));
  await expect(rows(page)).toHaveCount(count + 1);
}

// proves 7.10
test('status, search, order and page stand in the address; a reload and the way back keep them', async ({
  page,
}) => {
  const customer = await newCustomer();
  await orderOf(customer);
  await paidOrderOf(customer);
  await enterAsAdmin(page, manageOrders);
  await page.getByRole('button', { name: /^Pending/ }).click();
  await expect(page).toHaveURL(`${manageOrders}?status=pending`);
  await expect(table(page).getByText('unpaid')).toHaveCount(0);
  await search(page).fill(customer.name);
  await expect(page).toHaveURL(/search=Ruta\+[0-9a-f]{8}&status=pending$/);
  await expect(rows(page)).toHaveCount(2);
  for (const segment of ['All 2', 'Unpaid 1', 'Pending 1', 'Shipped 0']) {
    await expect(page.getByRole('button', { name: segment, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: /^All/ }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('columnheader', { name: 'Total Price' }).getByRole('button').click();
  await expect(page).toHaveURL(/&sort=totalPrice$/);
  await page.reload();
  await expect(search(page)).toHaveValue(customer.name);
  await expect(rows(page)).toHaveCount(3);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/&status=pending$/);
  await expect(rows(page)).toHaveCount(2);
});

test('an address that asks for nonsense shows the whole list', async ({ page }) => {
  await enterAsAdmin(page, `${manageOrders}?page=-1&sort=email&status=refunded`);
  await expect(rows(page).nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
});

/** Where `element` is in the window. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on screen');
  return box;
}

/** Two clicks at one point of the window, `pauseMs` apart. */
async function clickTwice(page: Page, element: Locator, pauseMs: number) {
  // In the middle: a toast covers the lower edge of a phone.
  await element.evaluate((found) => {
    found.scrollIntoView({ block: 'center' });
  });
  const { x, y, width, height } = await boxOf(element);
  const point = [x + width / 2, y + height / 2] as const;
  await page.mouse.click(...point);
  await setTimeout(pauseMs);
  await page.mouse.click(...point);
}

for (const [name, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${name} a slow double click on Confirm ships one order, and no row moves`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const customer = await newCustomer();
    const orders = [];
    for (let count = 0; count < 4; count += 1) orders.unshift(await paidOrderOf(customer));
    await enterAsAdmin(page, `${addressOf(customer)}&status=pending`);
    await expect(rows(page)).toHaveCount(viewport.width < 800 ? 4 : 5);
    const records = rows(page).filter({ hasText: customer.name });
    const shipped: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') shipped.push(request.url().split('/').pop() ?? '');
    });

    for (const [index, pauseMs] of [250, 300, 350].entries()) {
      const record = records.nth(index);
      const next = records.nth(index + 1);
      const listed = page.waitForResponse(/\/api\/get-orders\?/);
      const distance = (await boxOf(next)).y - (await boxOf(record)).y;
      await clickTwice(page, record.getByRole('button', { name: /^Confirm/ }), pauseMs);
      await listed;
      await expect(record).toContainText('Shipped');
      await expect(record.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
      await expect(record.getByRole('checkbox')).toHaveCount(0);
      expect((await boxOf(next)).y - (await boxOf(record)).y).toBe(distance);
      expect(shipped).toEqual(orders.slice(0, index + 1).map(({ _id }) => _id));
    }
    await expect(records).toHaveCount(4);
    await expect(records.nth(3)).toContainText('Pending');

    await page.reload();
    await expect(records).toHaveCount(1);
  });
}

test('after a key press on Confirm the focus stays in the row, and a filter leaves the list', async ({
  page,
}) => {
  const customer = await newCustomer();
  await paidOrderOf(customer);
  await paidOrderOf(customer);
  await enterAsAdmin(page, `${addressOf(customer)}&status=pending`);
  const records = rows(page).filter({ hasText: customer.name });
  await records
    .first()
    .getByRole('button', { name: /^Confirm/ })
    .press('Enter');
  await expect(records.first()).toContainText('Shipped');
  await expect(records.first()).toBeFocused();
  await expect(page.getByText('1 of 1')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(records.first().getByRole('button').first()).toBeFocused();

  await page.getByRole('button', { name: /^Shipped/ }).click();
  await expect(records).toHaveCount(1);
  await page.getByRole('button', { name: /^Pending/ }).click();
  await expect(records).toHaveCount(1);
  await expect(records.getByRole('button', { name: /^Confirm/ })).toBeVisible();
});

// proves 2.27, 4.1, 6.3, 7.15, 8.1
test('a paid order is confirmed, and a shipped one has nothing left to confirm', async ({ page }) => {
  const customer = await newCustomer();
  const { _id } = await paidOrderOf(customer);
  await openOrdersOf(page, customer, 1);
  await expect(table(page).getByText('Pending')).toBeVisible();
  const confirm = table(page).getByRole('button', { name: /^Confirm/ });
  const sent = page.waitForResponse(`**/api/confirm-order/${_id}`);
  await confirm.click();
  expect((await sent).request().method()).toBe('PATCH');
  expect(await (await sent).json()).toMatchObject({ modifiedCount: 1 });
  await expect(page.getByText('Accepted order', { exact: true })).toBeVisible();
  await expect(table(page).getByText('Shipped')).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await page.reload();
  await expect(table(page).getByText('Shipped')).toBeVisible();
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await expect(table(page).getByRole('button', { name: /^Delete/ })).toHaveCount(0);
});

// proves 7.15, 8.3
test('an order that somebody else has shipped meanwhile cannot be accepted, and shows as shipped', async ({
  page,
}) => {
  const customer = await newCustomer();
  const { _id } = await paidOrderOf(customer);
  await openOrdersOf(page, customer, 1);
  await askAsAdmin(page, 'PATCH', `/confirm-order/${_id}`);
  await table(page)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expect(page.getByText('Cannot accept order', { exact: true })).toBeVisible();
  await expect(table(page).getByText('Shipped')).toBeVisible();
});

test.describe('an order that is gone', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test('is marked so in the list, and it is said who deleted it', async ({ page }) => {
    const customer = await newCustomer();
    const { _id, part } = await orderOf(customer);
    await openOrdersOf(page, customer, 1);
    await askAsAdmin(page, 'DELETE', `/orders/${_id}`);
    await table(page)
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(
      page.getByText(`Somebody else has deleted the order of ${part.name}, ${customer.name}.`, {
        exact: true,
      }),
    ).toBeVisible();
    await expect(rows(page).nth(1)).toContainText('Deleted');
    await page.reload();
    await expect(page.getByText('No orders match').last()).toBeVisible();
  });
});

// proves 2.27, 6.3
test('the question before a paid order is deleted names the refund, which is then made', async ({ page }) => {
  const customer = await newCustomer();
  const { totalPrice, transactionId } = await paidOrderOf(customer);
  await openOrdersOf(page, customer, 1);
  await table(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this order?' });
  const money = totalPrice.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await expect(dialog.getByText(`${money} goes back to the customer’s card`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(2);

  await table(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Order deleted', { exact: true })).toBeVisible();
  await expect(rows(page).nth(1)).toContainText('Deleted and refunded');
  await page.reload();
  await expect(page.getByText('No orders match').last()).toBeVisible();
  const refunds = await fetch(`${stack.stripeUrl}/v1/refunds?payment_intent=${transactionId}`, {
    headers: { Authorization: 'Bearer sk_test_local' },
  });
  expect(await refunds.json()).toMatchObject({ data: [{ payment_intent: transactionId }] });
});

test('many orders are confirmed at once, with a result for each', async ({ page }) => {
  const customer = await newCustomer();
  await orderOf(customer);
  const taken = await paidOrderOf(customer);
  await paidOrderOf(customer);
  await openOrdersOf(page, customer, 3);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await askAsAdmin(page, 'PATCH', `/confirm-order/${taken._id}`);
  await page
    .getByRole('group', { name: 'Selected orders' })
    .getByRole('button', { name: 'Confirm 2' })
    .click();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByText('1 of 2 orders confirmed')).toBeVisible();
  await expect(results.getByText('Confirmed', { exact: true })).toHaveCount(1);
  await expect(results.getByText('Cannot accept order')).toHaveCount(1);
  await expect(results.getByText('Not paid yet.')).toHaveCount(1);
  await expect(table(page).getByText('Shipped')).toHaveCount(2);
});

test('a selection lasts across pages, and is deleted after one question', async ({ page }) => {
  const [first, second] = await Promise.all([newCustomer(), newCustomer()]);
  await Promise.all([first, second].map(orderOf));
  await openOrdersOf(page, first, 1);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await search(page).fill(second.name);
  await expect(table(page).getByRole('cell', { name: second.name, exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page
    .getByRole('group', { name: 'Selected orders' })
    .getByRole('button', { name: 'Delete 2' })
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete 2 orders?' });
  await expect(dialog.getByText('Nothing was charged.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('region', { name: 'Results' }).getByText('2 orders deleted')).toBeVisible();
});

test('the file holds exactly the orders of the filter', async ({ page }) => {
  const customer = await newCustomer();
  const unpaid = await orderOf(customer);
  const paid = await paidOrderOf(customer);
  await openOrdersOf(page, customer, 2);
  await page.getByRole('button', { name: /^Pending/ }).click();
  await expect(rows(page)).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('orders.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF_id,createdAt,status,')).toBe(true);
  expect(text).toContain(paid._id);
  expect(text).not.toContain(unpaid._id);
  expect(text.trimEnd().split('\n')).toHaveLength(2);
});

test('the details tell the course of an order, and copy where it is paid', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const customer = await newCustomer();
  const { _id, part } = await orderOf(customer);
  await openOrdersOf(page, customer, 1);
  await table(page).getByRole('button', { name: part.name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: `Order ${_id.slice(-6).toUpperCase()}` });
  await expect(drawer.getByText(/^Its stock is reserved until/)).toBeVisible();
  await expect(drawer.getByText(customer.email)).toBeVisible();
  await drawer.getByRole('button', { name: /payment link/ }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${stack.shopUrl}/payment/${_id}`);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(table(page).getByRole('button', { name: part.name, exact: true })).toBeFocused();
});

test.describe('an admin who is one no longer', () => {
  test.use({ expectedErrors: [/403 \(Forbidden\)/] });

  test('is told so at the next refusal, and led home', async ({ page }) => {
    await enterAsAdmin(page, manageOrders);
    await expect(rows(page).nth(1)).toBeVisible();
    for (const segment of await page.getByRole('group', { name: 'Show orders' }).getByRole('button').all()) {
      await expect(segment).toHaveText(/\d/);
    }
    await page.route('**/api/admin/*', (route) => route.fulfill({ json: { admin: false } }));
    await page.route('**/api/get-orders*', (route) =>
      route.fulfill({ status: 403, json: { message: 'Forbidden', code: 'FORBIDDEN' } }),
    );
    await page.getByRole('button', { name: /^Shipped/ }).click();
    await expect(page.getByText('You are no longer an admin.', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'My Orders' })).toBeVisible();
  });
});
