import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newPartName, openAsAdmin, picture } from './parts.ts';
import { button, expect, link, stockParts, test } from './shop.ts';

const fileInput = (page: Page) => page.locator('input[type="file"]').first();

test('an admin adds a part, which the list shows and for which the home page loads its parts again', async ({
  page,
}) => {
  const name = `<img src=x onerror=alert(1)> 🛠 ${newPartName()}`;
  await openAsAdmin(page, '/');
  await expect(link(stockParts(page), /^Buy Now/)).toHaveCount(6);
  await page.getByRole('link', { name: 'My Profile', exact: true }).click();
  await link(page, 'Add a Product').click();
  const upload = page.waitForResponse('**/api/images');
  await fileInput(page).setInputFiles(picture);
  // The first picture waits for the worker that encodes pictures.
  await expect(page.getByText(/bytes, 160 × 160$/)).toBeVisible({ timeout: 30_000 });
  expect((await upload).request().headers()['content-type']).toMatch(/^multipart\/form-data/);
  const stored = (await (await upload).json()) as { success: boolean; data: { url: string } };
  expect(stored.success).toBe(true);
  await page.getByRole('textbox', { name: 'Product name' }).fill(`  ${name} `);
  await page.getByLabel('Minimum quantity').fill('2');
  await page.getByLabel('Quantity', { exact: true }).fill('1,200');
  await page.getByLabel('Price').fill('54.5');
  await page.getByRole('textbox', { name: 'Description' }).fill('Hobbed and hardened, bored to H7.');

  const sent = page.waitForRequest('**/api/post-part');
  await button(page, 'Add product').click();
  await expect(page.getByText('Product added successfully', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/admin-dashboard/mange-product');
  // The product's fields alone send nothing else.
  expect((await sent).postDataJSON()).toEqual({
    name,
    email: 'admin@norholt.test',
    minQuantity: 2,
    quantity: 1200,
    price: 54.5,
    description: 'Hobbed and hardened, bored to H7.',
    image: stored.data.url,
  });

  await link(page, `Show it: ${name}`).click();
  await expect(page.getByRole('searchbox', { name: 'Search parts' })).toHaveValue(name);
  await expect(page.getByRole('table', { name: 'Manage Products' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row', { name })).toContainText('$54.50');
  const reloaded = page.waitForRequest('**/api/parts?limit=6');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await reloaded;
});

test('an upload shows its progress and can be cancelled', async ({ page }) => {
  await openAsAdmin(page, '/admin-dashboard/add-product');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 100 * 1024,
  });
  // 2 MB at 100 KB a second take long enough to see the progress.
  const buffer = Buffer.concat([await readFile(picture), Buffer.alloc(2 * 1024 * 1024)]);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'gear.webp', mimeType: 'image/webp', buffer });
  const progress = page.getByRole('progressbar');
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await expect(page.getByText(/^Sending, [\d.]+ of 2(\.1)? MB$/)).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(progress).toHaveCount(0);
  await expect(button(page, /^Image/)).toBeFocused();
});
