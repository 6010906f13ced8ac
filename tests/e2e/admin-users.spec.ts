import type { Page } from '@playwright/test';
import { enterAsAdmin } from './catalogue.ts';
import { ask, newCustomer, passwordOfCustomers, type Customer } from './customers.ts';
import { arriveAs, demo, expect, logIn, newPerson, test } from './shop.ts';

const allUsers = '/admin-dashboard/user';

const table = (page: Page) => page.getByRole('table', { name: 'All User' });
const rowOf = (page: Page, { email }: { email: string }) =>
  table(page).getByRole('row').filter({ hasText: email });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search users' });
const question = (page: Page, { name }: Customer) =>
  page.getByRole('alertdialog', { name: `Make ${name} an admin?` });

async function askToPromote(page: Page, customer: Customer) {
  await enterAsAdmin(page, `${allUsers}?search=${encodeURIComponent(customer.email)}`);
  await rowOf(page, customer).getByRole('button', { name: 'Make Admin' }).click();
  await expect(question(page, customer)).toContainText(customer.email);
}

test('Dashboard in the navbar leads to the users, and each entry of the drawer to its page', async ({
  page,
}) => {
  await enterAsAdmin(page, '/');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(allUsers);
  const drawer = page.getByRole('complementary', { name: 'Dashboard' });
  for (const [label, path] of [
    ['Manage All Order', '/admin-dashboard/manage-order'],
    ['Add a Product', '/admin-dashboard/add-product'],
    ['Manage Products', '/admin-dashboard/mange-product'],
    ['My Profile', '/admin-dashboard/my-profile'],
    ['All User', allUsers],
  ] as const) {
    await drawer.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(drawer.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});

// proves 6.3, 7.3
test('users are searched and filtered by role, in the address', async ({ page }) => {
  const customer = await newCustomer();
  await enterAsAdmin(page, allUsers);
  await search(page).fill(customer.name);
  await expect(page).toHaveURL(/\?search=Ruta\+[0-9a-f]{8}$/);
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await expect(rowOf(page, customer)).toContainText('Customer');
  await page.getByRole('button', { name: /^Admins/ }).click();
  await expect(page).toHaveURL(/&role=admin$/);
  await expect(page.getByText('No users match').last()).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(allUsers);
});

// proves 4.2
test('an admin is one already, and knows which row is theirs', async ({ page }) => {
  await enterAsAdmin(page, `${allUsers}?search=${demo.admin.email}`);
  await expect(rowOf(page, demo.admin)).toContainText('You');
  await expect(rowOf(page, demo.admin)).toContainText('Admin');
  await expect(rowOf(page, demo.admin).getByRole('button')).toHaveCount(0);
});

// proves 2.27, 4.2, 6.3, 7.2, 8.1
test('a customer is made an admin, after a question', async ({ page }) => {
  const customer = await newCustomer();
  await askToPromote(page, customer);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, customer)).toContainText('Customer');
  await rowOf(page, customer).getByRole('button', { name: 'Make Admin' }).click();
  await question(page, customer).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Successfully made admin', { exact: true })).toBeVisible();
  await expect(rowOf(page, customer)).toContainText('Admin');
  await expect(rowOf(page, customer).getByRole('button', { name: 'Make Admin' })).toHaveCount(0);
  expect(await ask(customer.token, 'GET', `/admin/${customer.email}`)).toEqual({ admin: true });
});

test('an address that is not verified is said in the row, and Make Admin explains', async ({ page }) => {
  const customer = await newCustomer({ isVerified: false });
  await enterAsAdmin(page, `${allUsers}?search=${encodeURIComponent(customer.email)}`);
  await expect(rowOf(page, customer)).toContainText('Not verified');
  await rowOf(page, customer).getByRole('button', { name: 'Make Admin' }).click();
  const dialog = page.getByRole('dialog', { name: `${customer.name} cannot be made an admin yet` });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, customer)).toContainText('Customer');
});

/** Chooses from the menu of the customer's row and confirms. */
async function change(page: Page, { name, email }: Customer, item: string) {
  await rowOf(page, { email })
    .getByRole('button', { name: `More for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
}

test('an admin is made a customer again, after a question', async ({ page }) => {
  const customer = await newCustomer();
  await askToPromote(page, customer);
  await question(page, customer).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Successfully made admin', { exact: true })).toBeVisible();
  await change(page, customer, 'Remove admin');
  await expect(page.getByText(`${customer.name} is a customer again.`, { exact: true })).toBeVisible();
  await expect(rowOf(page, customer).getByRole('button', { name: 'Make Admin' })).toBeVisible();
});

test.describe('somebody who is blocked', () => {
  test.use({ expectedErrors: [/status of 40[13]/] });

  test('is told so at the login, and logs in again once unblocked', async ({ page, browser }) => {
    const customer = await newCustomer();
    await enterAsAdmin(page, `${allUsers}?search=${encodeURIComponent(customer.email)}`);
    await change(page, customer, 'Sign out everywhere');
    await expect(page.getByText(`${customer.name} is signed out everywhere.`, { exact: true })).toBeVisible();
    await change(page, customer, 'Block');
    await expect(rowOf(page, customer)).toContainText('Blocked');

    const theirs = await browser.newPage();
    await theirs.goto('/login');
    await logIn(theirs, { email: customer.email, password: passwordOfCustomers });
    await expect(theirs.getByText(/This account is blocked/)).toBeVisible();

    await change(page, customer, 'Unblock');
    await expect(page.getByText(`${customer.name} can log in again.`, { exact: true })).toBeVisible();
    await logIn(theirs, { email: customer.email, password: passwordOfCustomers });
    await expect(theirs.getByRole('button', { name: 'Logout' })).toBeVisible();
    await theirs.close();
  });
});

for (const status of [401, 403] as const) {
  test.describe(`a promotion that is answered ${status}`, () => {
    test.use({ expectedErrors: [new RegExp(`status of ${status}`)] });

    test('signs the admin out and leads to the login, and back afterwards', async ({ page }) => {
      const customer = await newCustomer();
      await askToPromote(page, customer);
      await page.route('**/api/admin/ruta*', (route) =>
        route.fulfill({
          status,
          json:
            status === 401
              ? { message: 'Unauthorized', code: 'UNAUTHENTICATED' }
              : { message: 'Forbidden', code: 'FORBIDDEN' },
        }),
      );
      await question(page, customer).getByRole('button', { name: 'Confirm' }).click();
      await expect(page).toHaveURL('/login');
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
      await page.getByLabel('Email').fill(demo.admin.email);
      await page.getByLabel('Password', { exact: true }).fill(demo.admin.password);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(rowOf(page, customer)).toBeVisible();
    });
  });
}

test.describe('the guard', () => {
  // proves 2.17
  test('sends a visitor home', async ({ page }) => {
    await page.goto(allUsers);
    await expect(page).toHaveURL('/');
  });

  // proves 2.17
  test('sends a customer home, and not into the history', async ({ page }) => {
    await arriveAs(page, newPerson(), '/blogs');
    await page.goto('/admin-dashboard/manage-order');
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/blogs');
  });
});
