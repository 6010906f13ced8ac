import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newCustomer, placeOrder, placePaidOrder, type Customer } from './customers.ts';
import { openAsAdmin } from './parts.ts';
import { button, expect, test } from './shop.ts';
import { stack } from './stack.ts';

const urlFor = ({ name }: Customer) => `/admin-dashboard/manage-order?search=${encodeURIComponent(name)}`;
const rowsOf = (page: Page, { name }: Customer) => page.getByRole('row').filter({ hasText: name });

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
