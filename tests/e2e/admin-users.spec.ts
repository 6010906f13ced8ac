import type { Page } from '@playwright/test';
import { callApi } from './accounts.ts';
import { newCustomer, openAs, type Customer } from './customers.ts';
import { openAsAdmin } from './parts.ts';
import { button, expect, link, logIn, test } from './shop.ts';
import { stack } from './stack.ts';

const allUsers = '/admin-dashboard/user';

const table = (page: Page) => page.getByRole('table', { name: 'All User' });
const rowOf = (page: Page, { email }: { email: string }) =>
  table(page).getByRole('row').filter({ hasText: email });
const makeAdmin = (page: Page, customer: Customer) => button(rowOf(page, customer), 'Make Admin');
const openUser = (page: Page, { email }: { email: string }) =>
  openAsAdmin(page, `${allUsers}?search=${encodeURIComponent(email)}`);

/** Chooses from the menu of the customer's row and confirms. */
async function chooseAction(page: Page, { name, email }: Customer, item: string) {
  await button(rowOf(page, { email }), `More for ${name}`).click();
  await page.getByRole('menuitem', { name: item }).click();
  await button(page.getByRole('alertdialog'), 'Confirm').click();
}

test('a customer becomes an admin after a confirmation, and a customer again', async ({ page }) => {
  const customer = await newCustomer();
  await openUser(page, customer);
  const dialog = page.getByRole('alertdialog', { name: `Make ${customer.name} an admin?` });
  await makeAdmin(page, customer).click();
  await expect(dialog).toContainText(customer.email);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, customer)).toContainText('Customer');
  await makeAdmin(page, customer).click();
  await button(dialog, 'Confirm').click();
  await expect(page.getByText('Successfully made admin', { exact: true })).toBeVisible();
  await expect(rowOf(page, customer)).toContainText('Admin');
  await expect(makeAdmin(page, customer)).toHaveCount(0);
  expect(await callApi(customer.accessToken, 'GET', `/admin/${customer.email}`)).toEqual({ admin: true });

  await chooseAction(page, customer, 'Remove admin');
  await expect(page.getByText(`${customer.name} is a customer again.`, { exact: true })).toBeVisible();
  await expect(makeAdmin(page, customer)).toBeVisible();
});

test.describe('a blocked customer', () => {
  test.use({ expectedErrors: [/status of 40[13]/] });

  test('is signed out with a message, and logs in again once unblocked', async ({ page, browser }) => {
    const customer = await newCustomer();
    const other = await browser.newPage({ baseURL: stack.shopUrl });
    await openAs(other, customer, '/blogs');
    await expect(button(other, 'Logout')).toBeVisible();
    await openUser(page, customer);
    await chooseAction(page, customer, 'Sign out everywhere');
    await expect(page.getByText(`${customer.name} is signed out everywhere.`, { exact: true })).toBeVisible();
    await chooseAction(page, customer, 'Block');
    await expect(rowOf(page, customer)).toContainText('Blocked');

    await link(other, 'My Orders').first().click();
    await expect(other).toHaveURL('/login');
    await expect(other.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await logIn(other, customer);
    await expect(other.getByText(/^This account is blocked\./)).toBeVisible();

    await chooseAction(page, customer, 'Unblock');
    await expect(page.getByText(`${customer.name} can log in again.`, { exact: true })).toBeVisible();
    await logIn(other, customer);
    await expect(button(other, 'Logout')).toBeVisible();
    await other.close();
  });
});
