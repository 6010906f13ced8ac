import { demo, expect, logIn, newPerson, signUp, test } from './shop.ts';

test('a signed-out visitor is sent to log in and comes back to where they wanted to go', async ({ page }) => {
  await page.goto('/user-dashboard/my-orders');
  await expect(page).toHaveURL('/login');
  await logIn(page, demo.customer);
  await expect(page).toHaveURL('/user-dashboard/my-orders');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL('/login');
});

test('someone new keeps the origin through sign-up', async ({ page }) => {
  await page.goto('/user-dashboard/my-orders');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await signUp(page, newPerson());
  await expect(page).toHaveURL('/user-dashboard/my-orders');
});

test('an admin is kept out of customer pages, without a loop', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, demo.admin);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();

  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(new URL(frame.url()).pathname);
  });
  await page.goto('/user-dashboard/my-orders');
  await expect(page).toHaveURL('/');
  await expect(
    page.getByText('That page is for customers. You are an admin.', { exact: true }),
  ).toBeVisible();
  expect(visited.length).toBeLessThanOrEqual(4);
});

test.describe('a failed login', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('says which of the two was wrong', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, { ...demo.customer, password: 'not-the-password' });
    await expect(page.getByText('Wrong password')).toBeVisible();
    await logIn(page, { email: 'nobody@norholt.test', password: 'drawing-office' });
    await expect(page.getByText('No user found')).toBeVisible();
  });
});

test('logging out leaves the signed-in pages', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, demo.customer);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/user-dashboard/my-orders');
  await expect(page).toHaveURL('/login');
});

test('an address that leads nowhere says so and leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});
