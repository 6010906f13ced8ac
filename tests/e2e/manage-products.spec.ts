import type { Page } from '@playwright/test';
import type { Part } from '#contract/catalogue/parts.ts';
import { addPart, callAsAdmin, changePart, openAsAdmin, readPart } from './parts.ts';
import { asksBeforeUnload, button, expect, link, stockParts, test } from './shop.ts';

test.use({ expectedErrors: [/status of 409/] });

const manageProducts = '/admin-dashboard/mange-product';

const rowOf = (page: Page, { name }: Part) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
const stockButton = (page: Page, { name }: Part) => button(page, new RegExp(`change the stock of ${name}$`));
const undoStock = (page: Page, { name }: Part) => button(page, `Undo the stock of ${name}`);

/** Opens the list with one new part. */
async function openNewPart(page: Page, input: Partial<Part> = {}) {
  const part = await addPart(input);
  await openAsAdmin(page, `${manageProducts}?search=${encodeURIComponent(part.name)}`);
  await expect(rowOf(page, part)).toBeVisible();
  return part;
}

async function setStock(page: Page, part: Part, text: string) {
  await stockButton(page, part).click();
  const input = page.getByRole('textbox', { name: `Stock of ${part.name}` });
  await input.fill(text);
  await input.press('Enter');
}

test('a part is deleted after a confirmation, and the keyboard alone restores it', async ({ page }) => {
  const part = await openNewPart(page);
  await page.getByRole('button', { name: `Delete ${part.name}`, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this part?' });
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

test('the drawer asks before Back loses changes, and a saved one shows on the home page', async ({
  page,
}) => {
  const [first] = await callAsAdmin<Part[]>('GET', '/parts?limit=1');
  if (!first) throw new Error('The shop is empty');
  await openAsAdmin(page, '/');
  await expect(stockParts(page).getByText(first.description)).toBeVisible();
  await page.getByRole('link', { name: 'My Profile', exact: true }).click();
  // Pointing at a link of the drawer loads the data of its page.
  const list = page.waitForRequest('**/api/parts?limit=25&*');
  await link(page, 'Manage Products').hover();
  await list;
  await link(page, 'Manage Products').click();
  await page.getByRole('button', { name: first.name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit part' });
  await expect(drawer).toBeVisible();
  expect(await asksBeforeUnload(page)).toBe(false);
  const description = `${first.description} Balanced.`;
  await drawer.getByRole('textbox', { name: 'Description' }).fill(description);
  await expect.poll(() => asksBeforeUnload(page)).toBe(true);
  await page.goBack();
  await button(page.getByRole('alertdialog', { name: 'Leave without saving?' }), 'Stay').click();
  await expect(page).toHaveURL(manageProducts);
  await button(drawer, 'Save changes').click();
  await expect(drawer).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(stockParts(page).getByText(description)).toBeVisible();
});
