import { demo, expect, logIn, stockParts, test } from './shop.ts';

// proves 7.22
test('a visitor signs in with Google and is brought back to the part', async ({ page }) => {
  await page.goto('/');
  await stockParts(page).getByRole('link', { name: 'Buy Now, Ventilated brake disc' }).click();
  await expect(page).toHaveURL('/login');

  const popupOpens = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue With Google' }).click();
  const popup = await popupOpens;
  await popup.waitForLoadState();
  expect(await popup.evaluate(() => [window.outerWidth, window.outerHeight])).toEqual([500, 600]);
  await popup.getByText('Add new account').click();
  await popup.getByText('Auto-generate user information').click();
  await popup.getByRole('button', { name: /Sign in with Google/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Ventilated brake disc' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

// proves 8.8, K18
test('closing the Google window leaves the form usable and says what happened', async ({ page }) => {
  await page.goto('/login');
  const popupOpens = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue With Google' }).click();
  await (await popupOpens).close();
  // Firebase itself says so ten seconds later.
  await expect(page.getByRole('alert')).toContainText(/popup has been closed/, { timeout: 6_000 });

  const opensAgain = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue With Google' }).click();
  await expect(page.getByRole('alert')).toBeEmpty();
  await (await opensAgain).close();
  await logIn(page, demo.customer);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('K18: a blocked Google window is told under the button, and the form logs in all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue With Google' }).click();
  await expect(page.getByRole('alert')).toContainText('It may have been blocked by the browser.');
  await logIn(page, demo.customer);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test.describe('K16: where the script of Google is blocked', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('Google says so, and a login by e-mail works', async ({ page }) => {
    await page.route('**/gapi.js*', (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue With Google' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await logIn(page, demo.customer);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  });
});
