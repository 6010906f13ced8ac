import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { newCustomer, placePaidOrder, type Customer } from './customers.ts';
import { openAsAdmin } from './parts.ts';
import { boxOf, button, expect, recordRequests, test } from './shop.ts';

const urlFor = ({ name }: Customer) => `/admin-dashboard/manage-order?search=${encodeURIComponent(name)}`;
const rowsOf = (page: Page, { name }: Customer) => page.getByRole('row').filter({ hasText: name });

// In one worker: the panel of a job moves the rows of every admin's list.
test.describe.configure({ mode: 'default' });

async function askAboutAll(page: Page, customer: Customer, action: string) {
  await openAsAdmin(page, urlFor(customer));
  await expect(rowsOf(page, customer)).toHaveCount(2);
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await button(page, action).click();
  return page.getByRole('alertdialog');
}

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

test('orders are confirmed only after the question and the countdown, which a reload and another tab show, and not after an undo', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await placePaidOrder(customer);
  await placePaidOrder(customer);
  const question = await askAboutAll(page, customer, 'Confirm 2');
  await expect(question).toContainText('Customers1');
  await page.keyboard.press('Escape');
  await expect(rowsOf(page, customer).filter({ hasText: 'Pending' })).toHaveCount(2);

  await button(page, 'Confirm 2').click();
  await button(question, 'Confirm 2').click();
  const job = page.getByRole('region', { name: '2 orders will be confirmed' });
  await expect(job.getByRole('timer')).toHaveText(/^Starts in (2:00|1:\d\d)$/);
  await expect(job.getByRole('heading')).toBeFocused();
  await page.reload();
  await expect(job.getByRole('timer')).toHaveText(/^Starts in 1:\d\d$/);

  const other = await context.newPage();
  await other.goto(urlFor(customer));
  await button(other.getByRole('region', { name: '2 orders will be confirmed' }), 'Undo').click();
  const undone = page.getByRole('region', { name: 'Undone: 2 orders stay as they were' });
  await expect(undone).toBeVisible();
  await expect(rowsOf(page, customer).filter({ hasText: 'Pending' })).toHaveCount(2);
  await button(undone, 'Done').click();
  await expect(undone).toHaveCount(0);
});
