import type { Page } from '@playwright/test';
import { logInByApi } from './accounts.ts';
import { openAs } from './customers.ts';
import { button, demo, expect, holdRequests, pageHeading, stockParts, test } from './shop.ts';

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Commands' });

/** Opens the palette and types until the first command has the virtual focus. */
async function type(page: Page, text: string) {
  const palette = paletteOf(page);
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
  await expect(palette.getByRole('option').first()).toHaveAttribute('data-focused', 'true');
}

async function run(page: Page, text: string) {
  await type(page, text);
  await page.keyboard.press('Enter');
  await expect(paletteOf(page)).toBeHidden();
}

test('a page shows one palette, which keeps the focus when another page loads behind it', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(pageHeading(page, /./)).toBeVisible();
  const palette = paletteOf(page);
  const palettes = page.getByRole('dialog', { name: 'Commands', includeHidden: true });
  // The first time loads the code of the palette.
  for (let times = 0; times < 2; times += 1) {
    await type(page, 'login');
    await expect(palettes).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(palettes).toHaveCount(0);
  }
  const release = await holdRequests(page, '/assets/*.js');
  const code = page.waitForRequest('/assets/*.js');
  await run(page, 'sign up');
  await code;

  await type(page, 'par');
  release();
  await expect(page).toHaveTitle(/Sign up/);
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading).toHaveText(/sign up/i);
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expect(palette.getByRole('option').first()).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Escape');
  await expect(heading).toBeFocused();
});

test('closing the palette returns the focus to the search of the dashboard, which opened it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await logInByApi(demo.customer), '/user-dashboard/my-orders');
  const opener = button(page, 'Order or page');
  // The first round loads the code of the palette.
  for (let round = 0; round < 2; round++) {
    await opener.click();
    await expect(paletteOf(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(paletteOf(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('with reduced motion, nothing moves when the theme changes', async ({ page }) => {
  await page.goto('/');
  await expect(stockParts(page).getByRole('listitem')).toHaveCount(6);
  const animations = await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
    return document.getAnimations().length;
  });
  expect(animations).toBe(0);
});
