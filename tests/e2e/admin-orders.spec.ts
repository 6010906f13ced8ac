import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { newCustomer, placeOrder, placePaidOrder, type Customer } from './customers.ts';
import { openAsAdmin } from './parts.ts';
import { boxOf, button, expect, recordRequests, test } from './shop.ts';
import { stack } from './stack.ts';

const urlFor = ({ name }: Customer) => `/admin-dashboard/manage-order?search=${encodeURIComponent(name)}`;
const rowsOf = (page: Page, { name }: Customer) => page.getByRole('row').filter({ hasText: name });

test('a slow double click on Confirm ships one paid order, which then offers no action, and moves no row', async ({
  page,
}) => {
  const customer = await newCustomer();
  await placePaidOrder(customer);
  const { _id } = await placePaidOrder(customer);
  await openAsAdmin(page, `${urlFor(customer)}&status=pending`);
  const rows = rowsOf(page, customer);
  const [first, second] = [rows.nth(0), rows.nth(1)];
  const confirm = button(first, /^Confirm/);
  await expect(rows).toHaveCount(2);
  await expect(first).toContainText('Pending');
  const before = await boxOf(second);
  await confirm.click();
  const { x, y, width, height } = await boxOf(button(page.getByRole('dialog'), 'Confirm without tracking'));
  const sent = page.waitForResponse(`**/api/confirm-order/${_id}`);
  const confirmations = recordRequests(page, 'PATCH', /confirm-order/);
  await page.mouse.click(x + width / 2, y + height / 2);
  await setTimeout(300);
  await page.mouse.click(x + width / 2, y + height / 2);
  expect(await (await sent).json()).toMatchObject({ modifiedCount: 1 });
  await expect(page.getByText('Accepted order', { exact: true })).toBeVisible();
  await expect(first).toContainText('Shipped');
  await expect(confirm).toHaveCount(0);
  await expect(first.getByRole('checkbox')).toHaveCount(0);
  await expect(second).toContainText('Pending');
  expect(await boxOf(second)).toEqual(before);
  expect(confirmations).toHaveLength(1);

  await page.goto(urlFor(customer));
  await expect(first).toContainText('Shipped');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await expect(button(first, /^Delete/)).toHaveCount(0);
});

test('the CSV file contains the orders of the filter, and the drawer copies a payment link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const customer = await newCustomer();
  const { _id } = await placeOrder(customer);
  await placePaidOrder(customer);
  await openAsAdmin(page, urlFor(customer));
  await button(page, /^Unpaid/).click();
  await expect(rowsOf(page, customer)).toHaveCount(1);
  const download = page.waitForEvent('download');
  await button(page, /^Export CSV$/).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('orders.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF_id,number,createdAt,status,')).toBe(true);
  expect(text.trimEnd().split('\n')).toEqual([expect.anything(), expect.stringContaining(_id)]);

  await rowsOf(page, customer).getByRole('button', { name: /^#/ }).click();
  await button(page.getByRole('dialog'), /payment link/).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(`${stack.shopUrl}/payment/${_id}`);
});
