import type { Page } from '@playwright/test';
import { boxOf, button, demo, expect, link, logIn, pageHeading, stockParts, test } from './shop.ts';

test.use({ expectedErrors: [/ERR_FAILED/] });

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
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await (await openedAgain).close();
  await expectLoginWorks(page);
});

const blocked = {
  'K16: a blocked script of Google': (page: Page) => page.route('**/gapi.js*', (route) => route.abort()),
  'K18: a blocked Google popup': (page: Page) =>
    page.addInitScript(() => {
      window.open = () => null;
    }),
};

for (const [problem, block] of Object.entries(blocked)) {
  test(`${problem} is reported under the button, and the form logs in`, async ({ page }) => {
    await block(page);
    await page.goto('/login');
    await googleButton(page).click();
    const message = page.getByRole('alert').filter({ hasText: /./ });
    expect((await boxOf(message)).y).toBeGreaterThanOrEqual((await boxOf(googleButton(page))).bottom);
    await expectLoginWorks(page);
  });
}
