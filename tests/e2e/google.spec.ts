import type { Page } from '@playwright/test';
import { button, demo, expect, link, logIn, pageHeading, stockParts, test } from './shop.ts';

const googleButton = (page: Page) => button(page, 'Continue With Google');

async function expectLoginWorks(page: Page) {
  await logIn(page, demo.customer);
  await expect(button(page, 'Logout')).toBeVisible();
}

test('a visitor signs in with Google on the way to a part', async ({ page }) => {
  await page.goto('/');
  await link(stockParts(page), 'Buy Now, Ventilated brake disc').click();
  await expect(page).toHaveURL('/login');

  const opened = page.waitForEvent('popup');
  await googleButton(page).click();
  const popup = await opened;
  await popup.waitForLoadState();
  expect(await popup.evaluate(() => [window.outerWidth, window.outerHeight])).toEqual([500, 600]);
  await popup.getByText('Add new account').click();
  await popup.getByText('Auto-generate user information').click();
  await button(popup, /Sign in with Google/).click();

  await expect(pageHeading(page, 'Ventilated brake disc')).toBeVisible();
  await expect(button(page, 'Logout')).toBeVisible();
});

test('K18: a closed Google popup is reported, and the form logs in', async ({ page }) => {
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await googleButton(page).click();
  await (await opened).close();
  // Firebase itself waits ten seconds.
  await expect(page.getByRole('alert')).toContainText(/popup has been closed/, { timeout: 6_000 });

  const openedAgain = page.waitForEvent('popup');
  await googleButton(page).click();
  await expect(page.getByRole('alert')).toBeEmpty();
  await (await openedAgain).close();
  await expectLoginWorks(page);
});

test('K18: a blocked Google popup is reported, and the form logs in', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await googleButton(page).click();
  const message = page.getByText(
    'Unable to establish a connection with the popup. It may have been blocked by the browser.',
  );
  await expect(message).toBeVisible();
  const [above, below] = [await googleButton(page).boundingBox(), await message.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await expectLoginWorks(page);
});

test.describe('K16: the script of Google is blocked', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the page says so, and the form logs in', async ({ page }) => {
    await page.route('**/gapi.js*', (route) => route.abort());
    await page.goto('/login');
    await googleButton(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectLoginWorks(page);
  });
});
