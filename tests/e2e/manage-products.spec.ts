import type { Locator, Page } from '@playwright/test';
import { addPart, callAsAdmin, changePart, openAsAdmin, readPart, type StoredPart } from './parts.ts';
import { asksBeforeUnload, button, expect, link, stockParts, test } from './shop.ts';

const manageProducts = '/admin-dashboard/mange-product';

const table = (page: Page) => page.getByRole('table', { name: 'Manage Products' });
const rowOf = (page: Page, { name }: StoredPart) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search parts' });
const stockButton = (page: Page, { name }: StoredPart) =>
  button(page, new RegExp(`change the stock of ${name}$`));
const undoStock = (page: Page, { name }: StoredPart) => button(page, `Undo the stock of ${name}`);

/** Opens the list with one new part. */
async function openNewPart(page: Page, input: Partial<StoredPart> = {}) {
  const part = await addPart(input);
  await openAsAdmin(page, `${manageProducts}?search=${encodeURIComponent(part.name)}`);
  await expect(rowOf(page, part)).toBeVisible();
  return part;
}

async function setStock(page: Page, part: StoredPart, text: string) {
  await stockButton(page, part).click();
  const input = page.getByRole('textbox', { name: `Stock of ${part.name}` });
  await input.fill(text);
  await input.press('Enter');
}

async function requestDelete(page: Page, { name }: StoredPart): Promise<Locator> {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  return page.getByRole('alertdialog', { name: 'Delete this part?' });
}

async function openDrawer(page: Page, { name }: StoredPart): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit part' });
  await expect(drawer).toBeVisible();
  return drawer;
}

test('the URL keeps the page, filter, search and order of the list', async ({ page }) => {
  await openAsAdmin(page, manageProducts);
  await expect(table(page).getByRole('row')).toHaveCount(13);
  await button(page, 'Page 2').click();
  await expect(page).toHaveURL(`${manageProducts}?page=2`);
  await expect(table(page).getByRole('row').nth(1)).toContainText('13');

  await button(page, /^Running low/).click();
  await expect(page).toHaveURL(`${manageProducts}?stock=low`);
  const low = await callAsAdmin<StoredPart[]>('GET', '/parts?stock=low&limit=200');
  await expect(table(page).getByText('Running low')).toHaveCount(Math.min(low.length, 12));

  await button(page, /^All/).click();
  await search(page).fill('gear');
  await expect(page).toHaveURL(`${manageProducts}?search=gear`);
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
  await expect(page).toHaveURL(`${manageProducts}?search=gear&sort=price`);
  await page.reload();
  await expect(search(page)).toHaveValue('gear');
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(page).toHaveURL(`${manageProducts}?search=gear`);
});

test('a part is deleted after a confirmation, and the keyboard alone restores it', async ({ page }) => {
  const part = await openNewPart(page);
  const dialog = await requestDelete(page, part);
  await expect(dialog).toContainText(part.name);
  await expect(button(dialog, 'Close')).toBeFocused();
  const deleted = page.waitForResponse(`**/api/delete-part/${part._id}`);
  await button(dialog, 'Confirm').click();
  expect((await deleted).request().method()).toBe('DELETE');
  expect(await (await deleted).json()).toMatchObject({ deletedCount: 1 });
  await expect(page.getByText('Product deleted', { exact: true })).toBeVisible();
  await expect(rowOf(page, part)).toContainText('Deleted');
  await expect(rowOf(page, part)).toBeFocused();
  await expect(stockButton(page, part)).toHaveCount(0);
  expect((await page.request.get(`/api/parts/${part._id}`)).status()).toBe(404);

  const undo = button(page, `Undo deleting ${part.name}`);
  await expect(undo).toBeVisible();
  await page.keyboard.press('F8');
  while (!(await undo.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  const restored = page.waitForResponse(`**/api/restore-part/${part._id}`);
  await page.keyboard.press('Enter');
  expect(await (await restored).json()).toMatchObject({ modifiedCount: 1 });
  await expect(page.getByText(`${part.name} is back on sale.`, { exact: true })).toBeVisible();
  await expect(stockButton(page, part)).toBeVisible();
  expect(await readPart(part._id)).toEqual(part);
});

test.describe('two admins', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('undo restores a stock, but not after somebody else has set it', async ({ page }) => {
    const part = await openNewPart(page);
    await setStock(page, part, '500');
    await undoStock(page, part).click();
    await expect(page.getByText(`The stock of ${part.name} is 100 again.`, { exact: true })).toBeVisible();
    await expect(stockButton(page, part)).toHaveText('100');
    expect((await readPart(part._id)).quantity).toBe(100);

    await setStock(page, part, '600');
    await expect(undoStock(page, part)).toBeVisible();
    await changePart(part._id, { quantity: 90 });
    await undoStock(page, part).click();
    const message = `Not undone. Somebody else has changed ${part.name}. Its stock is 90.`;
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    expect((await readPart(part._id)).quantity).toBe(90);
  });
});

test('a change in the drawer shows on the home page without a reload', async ({ page }) => {
  const [first] = await callAsAdmin<StoredPart[]>('GET', '/parts?limit=1');
  if (!first) throw new Error('The shop is empty');
  await openAsAdmin(page, '/');
  await expect(stockParts(page).getByText(first.description)).toBeVisible();
  await page.getByRole('link', { name: 'My Profile', exact: true }).click();
  await link(page, 'Manage Products').click();
  const drawer = await openDrawer(page, first);
  const description = `${first.description} Balanced.`;
  await drawer.getByRole('textbox', { name: 'Description' }).fill(description);
  await button(drawer, 'Save changes').click();
  await expect(drawer).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(stockParts(page).getByText(description)).toBeVisible();
});

test('the drawer asks before it loses changes: on Forward, Close and reload', async ({ page }) => {
  const part = await openNewPart(page);
  await link(page, 'Add a Product').first().click();
  await expect(page).toHaveURL(/add-product/);
  await page.goBack();
  const drawer = await openDrawer(page, part);
  await expect.poll(() => asksBeforeUnload(page)).toBe(false);
  await drawer.getByRole('textbox', { name: 'Price' }).fill('60');
  await expect.poll(() => asksBeforeUnload(page)).toBe(true);

  await page.goForward();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await button(question, 'Stay').click();
  await expect(drawer.getByRole('textbox', { name: 'Price' })).toHaveValue('60');
  await expect(page).toHaveURL(/mange-product/);

  await button(drawer, 'Close').last().click();
  await button(drawer, 'Leave').click();
  await expect(drawer).toBeHidden();
  await expect.poll(() => asksBeforeUnload(page)).toBe(false);
  await page.goForward();
  await expect(page).toHaveURL('/admin-dashboard/add-product');
});
