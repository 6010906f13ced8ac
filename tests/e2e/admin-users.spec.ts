import type { Page } from '@playwright/test';
import { newCustomer, openAs, type Customer } from './customers.ts';
import { callAsAdmin, openAsAdmin } from './parts.ts';
import { button, expect, link, logIn, test } from './shop.ts';
import { stack } from './stack.ts';

test.use({ expectedErrors: [/status of 40[13]/] });

const question = (page: Page) => page.getByRole('alertdialog');
const expectMessage = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

/** Opens the list with one customer and returns their row. */
async function openRowOf(page: Page, { email }: Customer) {
  await openAsAdmin(page, `/admin-dashboard/user?search=${encodeURIComponent(email)}`);
  return page.getByRole('table', { name: 'All User' }).getByRole('row').filter({ hasText: email });
}

/** Chooses from the menu of the customer's row and confirms. */
async function choose(page: Page, { name }: Customer, item: string) {
  await button(page, `More for ${name}`).click();
  await page.getByRole('menuitem', { name: item }).click();
  await button(question(page), 'Confirm').click();
}

test('a customer becomes an admin after a confirmation, and a customer again', async ({ page }) => {
  const customer = await newCustomer();
  const row = await openRowOf(page, customer);
  const makeAdmin = button(row, 'Make Admin');
  await makeAdmin.click();
  await expect(question(page)).toContainText(customer.email);
  await button(question(page), 'Confirm').click();
  await expectMessage(page, 'Successfully made admin');
  await expect(row).toContainText('Admin');
  await expect(makeAdmin).toHaveCount(0);
  expect(await callAsAdmin('GET', `/admin/${customer.email}`)).toEqual({ admin: true });
  await choose(page, customer, 'Remove admin');
  await expectMessage(page, `${customer.name} is a customer again.`);
  await expect(makeAdmin).toBeVisible();
});

test('a customer is signed out and blocked, and logs in once unblocked', async ({ page, browser }) => {
  const customer = await newCustomer();
  const other = await browser.newPage({ baseURL: stack.shopUrl });
  await openAs(other, customer, '/blogs');
  await expect(button(other, 'Logout')).toBeVisible();
  const row = await openRowOf(page, customer);
  await choose(page, customer, 'Sign out everywhere');
  await expectMessage(page, `${customer.name} is signed out everywhere.`);
  await choose(page, customer, 'Block');
  await expect(row).toContainText('Blocked');

  await link(other, 'My Orders').first().click();
  await expect(other).toHaveURL('/login');
  await expect(other.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await logIn(other, customer);
  await expect(other.getByText(/^This account is blocked\./)).toBeVisible();
  await choose(page, customer, 'Unblock');
  await expectMessage(page, `${customer.name} can log in again.`);
  await logIn(other, customer);
  await expect(button(other, 'Logout')).toBeVisible();
  await other.close();
});
