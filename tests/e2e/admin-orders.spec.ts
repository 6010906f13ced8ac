import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { newCustomer, placeOrder, placePaidOrder, type Customer } from './customers.ts';
import { openAsAdmin } from './parts.ts';
import { boxOf, button, expect, test } from './shop.ts';
import { stack } from './stack.ts';

const manageOrders = '/admin-dashboard/manage-order';

const urlFor = ({ name }: Customer) => `${manageOrders}?search=${encodeURIComponent(name)}`;
const table = (page: Page) => page.getByRole('table', { name: 'Manage All Order' });
const rows = (page: Page) => table(page).getByRole('row');

/** Opens the list with the orders of `customer`, newest first. */
async function openOrdersOf(page: Page, customer: Customer, count: number) {
  await openAsAdmin(page, urlFor(customer));
  await expect(rows(page)).toHaveCount(count + 1);
}

/** Clicks twice at the same point of the window, `pauseMs` apart. */
async function clickTwice(page: Page, element: Locator, pauseMs: number) {
  // A toast covers the lower edge of a phone.
  await element.evaluate((found) => {
    found.scrollIntoView({ block: 'center' });
  });
  const { x, y, width, height } = await boxOf(element);
  await page.mouse.click(x + width / 2, y + height / 2);
  await setTimeout(pauseMs);
  await page.mouse.click(x + width / 2, y + height / 2);
}

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${device} a slow double click on Confirm ships one order and moves no row`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const customer = await newCustomer();
    const orders = [];
    for (let count = 0; count < 3; count += 1) orders.unshift(await placePaidOrder(customer));
    await openAsAdmin(page, `${urlFor(customer)}&status=pending`);
    const records = rows(page).filter({ hasText: customer.name });
    await expect(records).toHaveCount(3);
    const shipped: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') shipped.push(request.url().split('/').pop() ?? '');
    });

    for (const [index, pauseMs] of [250, 350].entries()) {
      const record = records.nth(index);
      const next = records.nth(index + 1);
      const listed = page.waitForResponse(/\/api\/get-orders\?/);
      const distance = (await boxOf(next)).y - (await boxOf(record)).y;
      await clickTwice(page, button(record, /^Confirm/), pauseMs);
      await listed;
      await expect(record).toContainText('Shipped');
      await expect(button(record, /^Confirm/)).toHaveCount(0);
      await expect(record.getByRole('checkbox')).toHaveCount(0);
      expect((await boxOf(next)).y - (await boxOf(record)).y).toBe(distance);
      expect(shipped).toEqual(orders.slice(0, index + 1).map(({ _id }) => _id));
    }
    await expect(records.nth(2)).toContainText('Pending');
    await page.reload();
    await expect(records).toHaveCount(1);
  });
}

test('a paid order is confirmed once, and a shipped order offers no action', async ({ page }) => {
  const customer = await newCustomer();
  const { _id } = await placePaidOrder(customer);
  await openOrdersOf(page, customer, 1);
  await expect(table(page).getByText('Pending')).toBeVisible();
  const confirm = button(table(page), /^Confirm/);
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
  await expect(button(table(page), /^Delete/)).toHaveCount(0);
});

test('the question before a paid order is deleted names the refund, which Stripe then receives', async ({
  page,
}) => {
  const customer = await newCustomer();
  const { totalPrice, transactionId } = await placePaidOrder(customer);
  await openOrdersOf(page, customer, 1);
  await button(table(page), /^Delete/).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this order?' });
  const money = totalPrice.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await expect(dialog.getByText(`${money} goes back to the customer’s card`)).toBeVisible();
  await button(dialog, /^Confirm/).click();
  await expect(page.getByText('Order deleted', { exact: true })).toBeVisible();
  await expect(rows(page).nth(1)).toContainText('Deleted and refunded');
  await page.reload();
  await expect(page.getByText('No orders match').last()).toBeVisible();
  const refunds = await fetch(`${stack.stripeUrl}/v1/refunds?payment_intent=${transactionId}`, {
    headers: { Authorization: 'Bearer sk_test_local' },
  });
  expect(await refunds.json()).toMatchObject({ data: [{ payment_intent: transactionId }] });
});

test('the CSV file contains the orders of the filter, and the drawer copies a payment link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const customer = await newCustomer();
  const { _id, part } = await placeOrder(customer);
  await placePaidOrder(customer);
  await openOrdersOf(page, customer, 2);
  await button(page, /^Unpaid/).click();
  await expect(rows(page)).toHaveCount(2);
  const download = page.waitForEvent('download');
  await button(page, /^Export CSV$/).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('orders.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF_id,createdAt,status,')).toBe(true);
  expect(text).toContain(_id);
  expect(text.trimEnd().split('\n')).toHaveLength(2);

  await table(page).getByRole('button', { name: part.name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: `Order ${_id.slice(-6).toUpperCase()}` });
  await button(drawer, /payment link/).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${stack.shopUrl}/payment/${_id}`);
});
