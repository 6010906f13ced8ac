import type { Page } from '@playwright/test';
import { newCustomer, openAsNewCustomer } from './customers.ts';
import { demo, expect, holdRequests, logIn, logOut, newPerson, pageHeading, signUp, test } from './shop.ts';

const guarded = '/user-dashboard/add-review';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

test.describe('the login page', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('links to the sign-up and to the password reset, which link back', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(pageHeading(page, 'Sign up')).toBeVisible();
    await expect(button(page, 'Continue With Google')).toBeVisible();
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await expect(page).toHaveURL('/reset');
    await expect(pageHeading(page, 'Reset password')).toBeVisible();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL('/login');
    await expect(button(page, 'Continue With Google')).toBeVisible();
  });

  test('and the other forms show the message of the provider, and keep what was typed', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, { email: 'nobody@norholt.test', password: 'drawing-office' });
    await expect(field(page, 'Email')).toHaveAccessibleDescription('No user found');
    await logIn(page, { ...demo.customer, password: 'not-the-password' });
    await expect(field(page, 'Password')).toHaveAccessibleDescription('Wrong password');
    await expect(field(page, 'Password')).toHaveValue('not-the-password');

    await page.goto('/signup');
    await signUp(page, { ...newPerson(), email: demo.customer.email });
    const taken = 'The email address is already in use by another account.';
    await expect(page.getByText(taken, { exact: true })).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(demo.customer.email);

    await page.goto('/reset');
    await field(page, 'Email').fill('nobody@norholt.test');
    await button(page, 'Reset').click();
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect(toast).toContainText('There is no user record corresponding to this identifier.');
    await expect(field(page, 'Email')).toHaveValue('nobody@norholt.test');
  });
});

test.describe('signing in', () => {
  const methods: Record<string, (page: Page) => Promise<void>> = {
    'by a login': (page) => logIn(page, demo.customer),
    // A reloaded login page has no router at first.
    'by a sign-up after a reload': async (page) => {
      await page.reload();
      await expect(page.getByText(/^Please log in to see this page/)).toBeVisible();
      await page.getByRole('link', { name: 'Create an account' }).click();
      await signUp(page, newPerson());
    },
  };

  for (const [method, signIn] of Object.entries(methods)) {
    test(`${method} returns to the origin and removes the login page from the history`, async ({ page }) => {
      await page.goto('/blogs');
      await expect(pageHeading(page, /./)).toBeVisible();
      await page.goto(`${guarded}?from=mail`);
      await expect(page).toHaveURL('/login');
      await signIn(page);
      await expect(page).toHaveURL(`${guarded}?from=mail`);
      await expect(pageHeading(page, 'Add A Review')).toBeVisible();
      await page.goBack();
      await expect(page).not.toHaveURL(/login|signup/);
      await expect(pageHeading(page, /./)).toBeVisible();
      await expect(button(page, 'Login')).toHaveCount(0);
    });
  }

  test('returns to the page with the login link, or home without one', async ({ page }) => {
    await page.goto('/portfolio');
    await loginLink(page).click();
    await expect(page).toHaveURL('/login');
    await logIn(page, demo.customer);
    await expect(page).toHaveURL('/portfolio');
    await logOut(page);

    await page.goto('/login');
    await logIn(page, demo.customer);
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    await expect(page).toHaveURL('/');
  });

  test('keeps the form busy until the next page has loaded', async ({ page }) => {
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    const release = await holdRequests(page, '/assets/app-*.js');
    const app = page.waitForRequest('/assets/app-*.js');
    await logIn(page, demo.customer);
    await app;
    await expect(button(page, 'Login')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL('/');
  });

  test('stores the access token, which every call then carries', async ({ page }) => {
    await page.goto('/login');
    const exchange = page.waitForResponse((response) => response.request().method() === 'PUT');
    const roleRequest = page.waitForRequest(/\/api\/admin\//);
    await logIn(page, demo.customer);
    const { accessToken } = (await (await exchange).json()) as { accessToken: string };
    expect((await exchange).request().postDataJSON()).toMatchObject({ email: demo.customer.email });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBe(accessToken);

    const bearer = `Bearer ${accessToken}`;
    expect(decodeURIComponent((await roleRequest).url())).toContain(`/api/admin/${demo.customer.email}`);
    expect((await roleRequest).headers()['authorization']).toBe(bearer);
    const list = page.waitForRequest(/\/api\/orders\//);
    await page.getByRole('banner').getByRole('link', { name: 'My Orders' }).click();
    expect((await list).headers()['authorization']).toBe(bearer);
  });

  test('the server decides who is an admin', async ({ page }) => {
    await page.route('**/api/admin/*', (route) => route.fulfill({ json: { admin: true } }));
    await openAsNewCustomer(page, '/blogs');
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await page.unroute('**/api/admin/*');
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Orders' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  });
});

test.describe('while the role is unknown', () => {
  const holdRole = (page: Page) => holdRequests(page, '**/api/admin/*');

  test('the login button shows that it is busy, and a page of a customer waits', async ({ page }) => {
    const customer = await newCustomer();
    const release = await holdRole(page);
    await page.goto('/login');
    // The app asks for the role once somebody is signed in. Before that, the next page would find a visitor.
    const roleRequest = page.waitForRequest(/\/api\/admin\//);
    await logIn(page, customer);
    await roleRequest;
    await expect(button(page, 'Login')).toHaveAttribute('aria-busy', 'true');
    const opened = page.goto(guarded);
    await expect(pageHeading(page, 'Add A Review')).toBeVisible();
    await expect(button(page, 'Logout')).toHaveCount(0);
    release();
    await opened;
    await expect(button(page, 'Logout')).toBeVisible();
  });

  test('the page that opens after the login requests the data of its user already', async ({ page }) => {
    const release = await holdRole(page);
    await page.goto(guarded);
    await expect(page).toHaveURL('/login');
    const profile = page.waitForResponse(
      (response) => response.request().method() === 'GET' && /\/api\/user\//.test(response.url()),
    );
    await logIn(page, demo.customer);
    expect((await profile).status()).toBe(200);
    await expect(page).toHaveURL('/login');
    release();
    await expect(pageHeading(page, 'Add A Review')).toBeVisible();
  });
});
