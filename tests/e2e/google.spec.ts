import { expect, stockParts, test } from './shop.ts';

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

test('closing the Google window leaves the form usable and says what happened', async ({ page }) => {
  await page.goto('/login');
  const popupOpens = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue With Google' }).click();
  await (await popupOpens).close();
  // Firebase looks for a closed window every two seconds and then waits eight for a late answer.
  await expect(page.getByRole('alert')).toContainText(/popup has been closed/, { timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
});
