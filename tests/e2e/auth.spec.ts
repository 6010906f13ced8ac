import type { Page } from '@playwright/test';
import { demo, expect, holdRequests, logIn, logOut, newPerson, pageHeading, signUp, test } from './shop.ts';
import { stack } from './stack.ts';

const guarded = '/user-dashboard/add-review';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

test.describe('signing in', () => {
  const methods: Record<string, (page: Page) => Promise<void>> = {
    'by a login': (page) => logIn(page, demo.customer),
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
      await expect(page).toHaveURL('/blogs');
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
    await page.waitForLoadState('networkidle');
    // The form is busy until the next page has loaded.
    const release = await holdRequests(page, '/assets/HomeRoute-*.js');
    const next = page.waitForRequest('/assets/HomeRoute-*.js');
    await logIn(page, demo.customer);
    await next;
    await expect(button(page, 'Login')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    await expect(page).toHaveURL('/');
  });
});

test('while the role loads, the form is busy, and the next page loads its data', async ({ page }) => {
  const release = await holdRequests(page, '**/api/admin/*');
  await page.goto(guarded);
  await expect(page).toHaveURL('/login');
  const profile = page.waitForResponse(
    (response) => response.request().method() === 'GET' && /\/api\/user\//.test(response.url()),
  );
  await logIn(page, demo.customer);
  expect((await profile).status()).toBe(200);
  await expect(button(page, 'Login')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(pageHeading(page, 'Add A Review')).toBeVisible();
});

test('a login that is sent before the scripts have arrived is done once they have', async ({ page }) => {
  await page.goto('about:blank');
  const release = await holdRequests(page, '/assets/app-*.js');
  await page.evaluate((url) => window.location.assign(url), `${stack.shopUrl}/login`);
  await logIn(page, demo.customer);
  await expect(button(page, 'Login')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('This page is still loading.')).toBeVisible();
  release();
  await expect(page).toHaveURL('/');
  await expect(button(page, 'Logout')).toBeVisible();
});

test('a button that is pressed before the scripts have arrived works once they have', async ({ page }) => {
  await page.goto('about:blank');
  const release = await holdRequests(page, '/assets/app-*.js');
  await page.evaluate((url) => window.location.assign(url), `${stack.shopUrl}/part/NH-10042`);
  await page.getByRole('button', { name: 'Enlarge the picture' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('nothing can be typed into a guarded page before the scripts have arrived', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, demo.customer);
  await expect(button(page, 'Logout')).toBeVisible();
  const release = await holdRequests(page, '/assets/app-*.js');
  await page.evaluate((path) => window.location.assign(path), guarded);
  await expect(page.getByText('This page is still loading. You can use it in a moment.')).toBeVisible();
  const description = page.locator('textarea');
  await expect(description.locator('xpath=ancestor::*[@inert]')).toHaveCount(1);
  release();
  await page.getByLabel('Description').fill('The discs arrived in two days and fit.');
  await expect(page.getByText(/still loading/)).toHaveCount(0);
});
