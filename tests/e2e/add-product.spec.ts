import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callAsAdmin, newPartName, openAsAdmin, picture, type StoredPart } from './parts.ts';
import { button, expect, link, stockParts, test } from './shop.ts';

const addProduct = '/admin-dashboard/add-product';

const form = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Product name' }),
  minimum: page.getByLabel('Minimum quantity'),
  quantity: page.getByLabel('Quantity', { exact: true }),
  price: page.getByLabel('Price'),
  description: page.getByRole('textbox', { name: 'Description' }),
  dropZone: button(page, /Drop the picture here/),
  fileInput: page.locator('input[type="file"]'),
  add: button(page, 'Add product'),
  addAnother: button(page, 'Save and add another'),
});

async function fill(page: Page, name: string): Promise<void> {
  const fields = form(page);
  await fields.name.fill(name);
  await fields.minimum.fill('2');
  await fields.quantity.fill('1,200');
  await fields.price.fill('54.5');
  await fields.description.fill('Hobbed and hardened, bored to H7.');
}

const expectUploaded = (page: Page) => expect(page.getByText(/bytes, 160 × 160$/)).toBeVisible();

async function choosePicture(page: Page): Promise<void> {
  await form(page).fileInput.setInputFiles(picture);
  await expectUploaded(page);
}

/** Drops a picture on the form, as the mouse does. */
async function dropPicture(page: Page): Promise<void> {
  const bytes = (await readFile(picture)).toString('base64');
  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    transfer.items.add(new File([content], 'gear.webp', { type: 'image/webp' }));
    return transfer;
  }, bytes);
  await form(page).dropZone.dispatchEvent('dragenter', { dataTransfer });
  await expect(page.getByText('Let go to add it')).toBeVisible();
  await form(page).dropZone.dispatchEvent('drop', { dataTransfer });
}

const expectAdded = (page: Page) =>
  expect(page.getByText('Product added successfully', { exact: true }).last()).toBeVisible();

async function partsNamed(name: string) {
  const parts = await callAsAdmin<StoredPart[]>('GET', '/parts?limit=200&sort=-name');
  return parts.filter((part) => part.name === name);
}

test('an admin adds a part, which the list shows', async ({ page }) => {
  const name = `<img src=x onerror=alert(1)> 🛠 ${newPartName()}`;
  await openAsAdmin(page, addProduct);
  const upload = page.waitForResponse('**/api/images');
  await dropPicture(page);
  await expectUploaded(page);
  expect((await upload).request().headers()['content-type']).toMatch(/^multipart\/form-data/);
  const stored = (await (await upload).json()) as { success: boolean; data: { url: string } };
  expect(stored.success).toBe(true);
  await fill(page, `  ${name} `);
  const preview = page.getByText('How customers will see it').locator('..');
  for (const text of [name, '$54.50', '1,200']) await expect(preview).toContainText(text);

  const sent = page.waitForRequest('**/api/post-part');
  await form(page).add.click();
  await expectAdded(page);
  await expect(page).toHaveURL('/admin-dashboard/mange-product');
  expect((await sent).postDataJSON()).toMatchObject({
    name,
    email: 'admin@norholt.test',
    minQuantity: 2,
    quantity: 1200,
    price: 54.5,
    description: 'Hobbed and hardened, bored to H7.',
    image: stored.data.url,
  });

  await link(page, `Show it ${name}`).click();
  await expect(page.getByRole('searchbox', { name: 'Search parts' })).toHaveValue(name);
  await expect(page.getByRole('table', { name: 'Manage Products' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row', { name })).toContainText('$54.50');
});

test('an admin adds one part after another, and the home page loads its parts again', async ({ page }) => {
  await openAsAdmin(page, '/');
  await expect(link(stockParts(page), /^Buy Now/)).toHaveCount(6);
  await page.getByRole('link', { name: 'My Profile', exact: true }).click();
  await link(page, 'Add a Product').click();
  for (const name of [newPartName(), newPartName()]) {
    await choosePicture(page);
    await fill(page, name);
    await form(page).addAnother.click();
    await expect(form(page).name).toHaveValue('');
    await expect(form(page).name).toBeFocused();
    await expectAdded(page);
    await expect(page).toHaveURL(addProduct);
    expect(await partsNamed(name)).toHaveLength(1);
  }
  const reloaded = page.waitForRequest('**/api/parts?limit=6');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await reloaded;
});

test('an upload shows its progress and can be cancelled', async ({ page }) => {
  await openAsAdmin(page, addProduct);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 100 * 1024,
  });
  // 2 MB at 100 KB a second take long enough to see the progress.
  const buffer = Buffer.concat([await readFile(picture), Buffer.alloc(2 * 1024 * 1024)]);
  await form(page).fileInput.setInputFiles({ name: 'gear.webp', mimeType: 'image/webp', buffer });
  const progress = page.getByRole('progressbar');
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await expect(page.getByText(/^Sending, [\d.]+ of 2(\.1)? MB$/)).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(progress).toHaveCount(0);
  await expect(form(page).dropZone).toBeFocused();
});

test.describe('a save that fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('keeps the form and the picture, and trying again adds one part', async ({ page }) => {
    const name = newPartName();
    const keys: (string | undefined)[] = [];
    let uploads = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/images')) uploads += 1;
      if (request.url().endsWith('/api/post-part')) keys.push(request.headers()['idempotency-key']);
    });
    let attempt = 0;
    await page.route('**/api/post-part', async (route) => {
      attempt += 1;
      if (attempt === 1) return route.fulfill({ json: { acknowledged: true } });
      if (attempt > 2) return route.continue();
      // The server adds the part, and its response is lost.
      await route.fetch();
      return route.abort();
    });
    await openAsAdmin(page, addProduct);
    await choosePicture(page);
    await fill(page, name);
    await form(page).add.click();
    const message = page.getByRole('alert').getByRole('paragraph').first();
    await expect(message).toBeVisible();
    expect(await message.textContent()).toBe('Failed to add the product ');
    await expect(page.getByText('reviewer-160.webp', { exact: true })).toBeVisible();
    await expect(form(page).name).toHaveValue(name);

    await form(page).add.click();
    await expect(page.getByRole('alert')).toContainText('The shop could not be reached.');
    await form(page).add.click();
    await expectAdded(page);
    expect(uploads).toBe(1);
    expect(keys.at(-1)).toMatch(/^[\da-f-]{36}$/);
    expect(keys.at(-1)).toBe(keys.at(-2));
    expect(await partsNamed(name)).toHaveLength(1);
  });
});
