import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  addPart,
  askAsAdmin,
  changeElsewhere,
  enterAsAdmin,
  newPartName,
  partNow,
  type PartAsKept,
} from './catalogue.ts';
import { expect, stockParts, test } from './shop.ts';
import { isUnloadAsked } from './unload.ts';

const manageProducts = '/admin-dashboard/mange-product';

const table = (page: Page) => page.getByRole('table', { name: 'Manage Products' });
const rowOf = (page: Page, part: { name: string }) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: part.name, exact: true }) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search parts' });

/** A part of this test's own, alone in the list. */
async function openAlone(page: Page, part: Omit<Parameters<typeof addPart>[1], 'name'> = {}) {
  await enterAsAdmin(page, '/');
  const added = await addPart(page, { name: newPartName(), ...part });
  await page.goto(`${manageProducts}?search=${encodeURIComponent(added.name)}`);
  await expect(rowOf(page, added)).toBeVisible();
  return added;
}

const stockButton = (page: Page, { name }: PartAsKept) =>
  page.getByRole('button', { name: new RegExp(`change the stock of ${name}$`) });

async function typeStock(page: Page, part: PartAsKept, text: string): Promise<Locator> {
  await stockButton(page, part).click();
  const input = page.getByRole('textbox', { name: `Stock of ${part.name}` });
  await input.fill(text);
  await input.press('Enter');
  return input;
}

async function openDrawer(page: Page, part: PartAsKept): Promise<Locator> {
  await page.getByRole('button', { name: part.name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit part' });
  await expect(drawer).toBeVisible();
  return drawer;
}

test('search, state of stock, order and page stand in the address; a reload and the way back keep them', async ({
  page,
}) => {
  await enterAsAdmin(page, manageProducts);
  await expect(table(page).getByRole('row')).toHaveCount(13);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(`${manageProducts}?page=2`);
  await expect(table(page).getByRole('row').nth(1)).toContainText('13');

  await page.getByRole('button', { name: /^Running low/ }).click();
  await expect(page).toHaveURL(`${manageProducts}?stock=low`);
  await expect(page.getByRole('row', { name: /In stock/ })).toHaveCount(0);

  await page.getByRole('button', { name: /^All/ }).click();
  await search(page).fill('gear');
  await expect(page).toHaveURL(`${manageProducts}?search=gear`);
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
  await expect(page).toHaveURL(`${manageProducts}?search=gear&sort=price`);
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');

  await page.reload();
  await expect(search(page)).toHaveValue('gear');
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(page).toHaveURL(`${manageProducts}?search=gear`);
});

test('an address that asks for nonsense shows the whole list', async ({ page }) => {
  await enterAsAdmin(page, `${manageProducts}?page=-1&sort=email&stock=gone&x=%D9%A1%D9%A2`);
  await expect(table(page).getByRole('row')).toHaveCount(13);
});

test('each state of stock has its count', async ({ page }) => {
  await enterAsAdmin(page, manageProducts);
  const low = await askAsAdmin<PartAsKept[]>(page, 'GET', '/parts?stock=low&limit=200');
  expect(low.length).toBeGreaterThan(0);
  for (const { quantity, minQuantity } of low) {
    expect(quantity).toBeGreaterThanOrEqual(minQuantity);
    expect(quantity).toBeLessThan(5 * minQuantity);
  }
  await page.getByRole('button', { name: /^Running low/ }).click();
  await expect(table(page).getByText('Running low')).toHaveCount(Math.min(low.length, 12));
});

// proves 6.3, 7.9, 8.1
test('a part is deleted after a question, and gone from the shop', async ({ page }) => {
  const part = await openAlone(page);
  await page.getByRole('button', { name: `Delete ${part.name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this part?' });
  await expect(dialog).toContainText(part.name);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, part)).toBeVisible();

  await page.getByRole('button', { name: `Delete ${part.name}` }).click();
  const sent = page.waitForResponse(`**/api/delete-part/${part._id}`);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect((await sent).request().method()).toBe('DELETE');
  expect(await (await sent).json()).toMatchObject({ deletedCount: 1 });
  await expect(page.getByText('Product deleted', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, part)).toContainText('Deleted');
  await expect(rowOf(page, part)).toBeFocused();
  await expect(stockButton(page, part)).toHaveCount(0);
  expect((await page.request.get(`/api/parts/${part._id}`)).status()).toBe(404);
});

test('a deleted part comes back by Undo, with the keyboard alone', async ({ page }) => {
  const part = await openAlone(page);
  await page.getByRole('button', { name: `Delete ${part.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(rowOf(page, part)).toContainText('Deleted');
  const undo = page.getByRole('button', { name: `Undo deleting ${part.name}` });
  await expect(undo).toBeVisible();
  await page.keyboard.press('F8');
  while (!(await undo.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  const sent = page.waitForResponse(`**/api/restore-part/${part._id}`);
  await page.keyboard.press('Enter');
  expect(await (await sent).json()).toMatchObject({ modifiedCount: 1 });
  await expect(page.getByText(`${part.name} is back on sale.`, { exact: true })).toBeVisible();
  await expect(rowOf(page, part)).not.toContainText('Deleted');
  await expect(stockButton(page, part)).toBeVisible();
  expect(await partNow(page, part._id)).toEqual(part);
});

test('a stock is taken back by Undo', async ({ page }) => {
  const part = await openAlone(page);
  await typeStock(page, part, '500');
  await page.getByRole('button', { name: `Undo the stock of ${part.name}` }).click();
  await expect(page.getByText(`The stock of ${part.name} is 96 again.`, { exact: true })).toBeVisible();
  await expect(stockButton(page, part)).toHaveText('96');
  expect((await partNow(page, part._id)).quantity).toBe(96);
});

test.describe('an Undo that comes too late', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('leaves a stock that somebody else has set, and says so', async ({ page }) => {
    const part = await openAlone(page);
    await typeStock(page, part, '500');
    const undo = page.getByRole('button', { name: `Undo the stock of ${part.name}` });
    await expect(undo).toBeVisible();
    await changeElsewhere(page, part._id, { quantity: 90 });
    await undo.click();
    await expect(
      page.getByText(`Not undone. Somebody else has changed ${part.name}. Its stock is 90.`, {
        exact: true,
      }),
    ).toBeVisible();
    expect((await partNow(page, part._id)).quantity).toBe(90);
  });

  test('leaves a part deleted whose name is taken by now, and says so', async ({ page }) => {
    const part = await openAlone(page);
    await page.getByRole('button', { name: `Delete ${part.name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    const undo = page.getByRole('button', { name: `Undo deleting ${part.name}` });
    await expect(undo).toBeVisible();
    await addPart(page, { name: part.name });
    await undo.click();
    await expect(
      page.getByText(`Not undone. Another part is now called ${part.name}.`, { exact: true }),
    ).toBeVisible();
  });
});

test('the counts follow the search, in the list and in the catalogue', async ({ page }) => {
  const part = await openAlone(page, { quantity: 3 });
  await expect(page.getByRole('button', { name: /^All/ })).toHaveText('All 1');
  await expect(page.getByRole('button', { name: /^Running low/ })).toHaveText('Running low 1');
  await expect(page.getByRole('button', { name: /^Out of stock/ })).toHaveText('Out of stock 0');
  await page.goto(`/parts?search=${encodeURIComponent(part.name)}`);
  await expect(page.getByRole('group', { name: 'Availability' })).toHaveText(
    /In stock\s*0\s*Running low\s*1\s*Out of stock\s*0$/,
  );
});

test.describe('a part that somebody else has deleted', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is marked so when it is deleted once more', async ({ page }) => {
    const part = await openAlone(page);
    await page.getByRole('button', { name: `Delete ${part.name}` }).click();
    await askAsAdmin(page, 'DELETE', `/delete-part/${part._id}`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(
      page.getByText(`Somebody else had already deleted ${part.name}.`, { exact: true }),
    ).toBeVisible();
    await expect(rowOf(page, part)).toContainText('Deleted');
    await expect(page.getByText('Product deleted', { exact: true })).toHaveCount(0);
  });

  test('says so in the drawer, which keeps what was typed', async ({ page }) => {
    const part = await openAlone(page);
    const drawer = await openDrawer(page, part);
    await drawer.getByRole('textbox', { name: 'Price' }).fill('60');
    await askAsAdmin(page, 'DELETE', `/delete-part/${part._id}`);
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await expect(drawer.getByRole('alert')).toHaveText('Somebody else has deleted this part.');
    await expect(drawer.getByRole('textbox', { name: 'Price' })).toHaveValue('60');
  });

  test('says so where its stock was being set', async ({ page }) => {
    const part = await openAlone(page);
    await askAsAdmin(page, 'DELETE', `/delete-part/${part._id}`);
    await typeStock(page, part, '500');
    await expect(page.getByText(`Somebody else has deleted ${part.name}.`, { exact: true })).toBeVisible();
    await expect(rowOf(page, part)).toContainText('Deleted');
    await expect(rowOf(page, part)).toBeFocused();
  });
});

test.describe('a delete that fails', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('is told in the question, and the part stays', async ({ page }) => {
    await page.route('**/api/delete-part/*', (route) =>
      route.fulfill({
        status: 503,
        json: { message: 'Not available right now', code: 'UNAVAILABLE', deletedCount: 0 },
      }),
    );
    const part = await openAlone(page);
    await page.getByRole('button', { name: `Delete ${part.name}` }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Not available right now');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(rowOf(page, part)).toBeVisible();
  });
});

test('the stock is set where it stands, and hostile numbers are told there', async ({ page }) => {
  const part = await openAlone(page);
  for (const hostile of ['1e5', '١٢', '10.5', '-1']) {
    const input = await typeStock(page, part, hostile);
    await expect(input).toHaveAccessibleDescription('Enter a whole number, such as 480');
    await input.press('Escape');
  }
  const tooMany = await typeStock(page, part, '1000001');
  await expect(tooMany).toHaveAccessibleDescription('The quantity is at most 1,000,000');
  await tooMany.press('Escape');
  await expect(stockButton(page, part)).toHaveText('96');

  await typeStock(page, part, '1,500');
  await expect(stockButton(page, part)).toHaveText('1,500');
  await expect(stockButton(page, part)).toBeFocused();
  expect((await partNow(page, part._id)).quantity).toBe(1500);

  await typeStock(page, part, '0');
  await expect(rowOf(page, part)).toContainText('Out of stock');
});

test.describe('two admins', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('set one stock: the second sees the figure now, and decides', async ({ page }) => {
    const part = await openAlone(page);
    await stockButton(page, part).click();
    const input = page.getByRole('textbox', { name: `Stock of ${part.name}` });
    await input.fill('500');
    await changeElsewhere(page, part._id, { quantity: 90 });
    await input.press('Enter');
    const box = page.getByRole('alert');
    await expect(box).toContainText('Somebody else has changed this part');
    await expect(box.getByRole('row', { name: /Quantity/ })).toHaveText(/90\s*500/);
    expect((await partNow(page, part._id)).quantity).toBe(90);
    await expect(stockButton(page, part)).toHaveText('90');

    await box.getByRole('button', { name: 'Save mine' }).click();
    await expect(stockButton(page, part)).toHaveText('500');
    expect((await partNow(page, part._id)).quantity).toBe(500);
  });

  test('set one stock: the second may leave the first one’s', async ({ page }) => {
    const part = await openAlone(page);
    await stockButton(page, part).click();
    await page.getByRole('textbox', { name: `Stock of ${part.name}` }).fill('500');
    await changeElsewhere(page, part._id, { quantity: 90 });
    await page.getByRole('button', { name: 'Save stock' }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Keep theirs' }).click();
    await expect(stockButton(page, part)).toHaveText('90');
    expect((await partNow(page, part._id)).quantity).toBe(90);
  });

  test('set one stock to the same figure, which is no quarrel', async ({ page }) => {
    const part = await openAlone(page);
    await stockButton(page, part).click();
    await page.getByRole('textbox', { name: `Stock of ${part.name}` }).fill('500');
    await changeElsewhere(page, part._id, { quantity: 500 });
    await page.getByRole('button', { name: 'Save stock' }).click();
    await expect(stockButton(page, part)).toHaveText('500');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('change one part: both stand side by side, and nothing is overwritten silently', async ({ page }) => {
    const part = await openAlone(page);
    const drawer = await openDrawer(page, part);
    await drawer.getByRole('textbox', { name: 'Price' }).fill('70');
    await changeElsewhere(page, part._id, { price: 68.5, description: 'Ground, not hobbed.' });
    await drawer.getByRole('button', { name: 'Save changes' }).click();

    const box = drawer.getByRole('alert');
    await expect(box.getByRole('row', { name: /Price/ })).toHaveText(/\$68\.50\s*\$70\.00/);
    await expect(box.getByRole('row', { name: /Description/ })).toContainText('not changed');
    expect(await partNow(page, part._id)).toMatchObject({ price: 68.5 });
    // Behind the drawer, where nothing has a role.
    await expect(page.locator('tr', { hasText: part.name })).toContainText('$68.50');

    await box.getByRole('button', { name: 'Save mine' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(rowOf(page, part)).toContainText('$70.00');
    expect(await partNow(page, part._id)).toMatchObject({ price: 70, description: 'Ground, not hobbed.' });
  });

  test('change one part: theirs may be kept', async ({ page }) => {
    const part = await openAlone(page);
    const drawer = await openDrawer(page, part);
    await drawer.getByRole('textbox', { name: 'Price' }).fill('70');
    await changeElsewhere(page, part._id, { price: 68.5 });
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await drawer.getByRole('alert').getByRole('button', { name: 'Keep theirs' }).click();
    await expect(drawer.getByRole('textbox', { name: 'Price' })).toHaveValue('68.50');
    expect(await partNow(page, part._id)).toMatchObject({ price: 68.5 });
  });

  test('give one name to two parts: it is told at the name', async ({ page }) => {
    const part = await openAlone(page);
    const other = await addPart(page, { name: newPartName() });
    const drawer = await openDrawer(page, part);
    const name = drawer.getByRole('textbox', { name: 'Product name' });
    await name.fill(other.name);
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await expect(name).toHaveAccessibleDescription('A part with this name already exists');
    await expect(name).toBeFocused();
  });
});

test('a part is changed in the drawer, and shows so in the shop without a reload', async ({ page }) => {
  await enterAsAdmin(page, '/');
  const [first] = await askAsAdmin<PartAsKept[]>(page, 'GET', '/parts?limit=1');
  if (!first) throw new Error('The shop is empty');
  await expect(stockParts(page).getByText(first.description)).toBeVisible();
  await page.getByRole('link', { name: 'My Profile', exact: true }).click();
  await page.getByRole('link', { name: 'Manage Products' }).click();
  const drawer = await openDrawer(page, first);
  const words = `${first.description} Balanced.`;
  await drawer.getByRole('textbox', { name: 'Description' }).fill(words);
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(stockParts(page).getByText(words)).toBeVisible();
});

test('what was typed into the drawer is not lost by closing it', async ({ page }) => {
  const part = await openAlone(page);
  const drawer = await openDrawer(page, part);
  await drawer.getByRole('textbox', { name: 'Price' }).fill('70');
  await page.keyboard.press('Escape');
  await expect(drawer.getByRole('alert')).toContainText('Leave without saving?');
  await drawer.getByRole('button', { name: 'Keep editing' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Price' })).toHaveValue('70');
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: 'Leave' }).click();
  await expect(drawer).toHaveCount(0);
  expect(await partNow(page, part._id)).toMatchObject({ price: part.price, version: part.version });
});

test('a file holds exactly what the filter finds, with no formula in it', async ({ page }) => {
  const word = newPartName('').trim();
  await enterAsAdmin(page, '/');
  await addPart(page, { name: `=HYPERLINK("https://example.test") ${word}`, quantity: 5, price: 1200.5 });
  await addPart(page, { name: `Gear ${word}`, description: '+1, "two"\nlines' });
  await page.goto(`${manageProducts}?search=${word}`);
  await expect(table(page).getByRole('row')).toHaveCount(3);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('parts.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF_id,name,price,minQuantity,quantity,stock,description,image\n')).toBe(true);
  expect(text).toContain(`,"'=HYPERLINK(""https://example.test"") ${word}",1200.5,2,5,low,`);
  expect(text).toContain(`,Gear ${word},54,2,96,in,"'+1, ""two""\nlines",`);
  expect(text.trimEnd().split('\n')).toHaveLength(4);
});

test.describe('what cannot be had', () => {
  test.use({ expectedErrors: [/status of 500|ERR_FAILED/] });

  const broken = { message: 'Something went wrong on our side', code: 'INTERNAL' };

  test('is told in place of the list, which can be asked for again', async ({ page }) => {
    let failures = 1;
    await page.route('**/api/parts?limit=12', (route) =>
      failures-- > 0
        ? route.fulfill({ status: 500, json: broken, headers: { 'X-Request-Id': 'req-of-the-list' } })
        : route.continue(),
    );
    await enterAsAdmin(page, manageProducts);
    await expect(page.getByText('Parts could not be loaded')).toBeVisible();
    await expect(page.getByText('req-of-the-list')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(table(page).getByRole('row')).toHaveCount(13);
  });

  test('as an answer that breaks the contract is told, too', async ({ page }) => {
    await page.route('**/api/parts?limit=12', (route) => route.fulfill({ json: [{ name: 5 }] }));
    await enterAsAdmin(page, manageProducts);
    await expect(page.getByText(/cannot read/)).toBeVisible();
  });

  test('as a file is told, and the list stays', async ({ page }) => {
    await page.route('**/api/export-parts*', (route) => route.fulfill({ status: 500, json: broken }));
    await enterAsAdmin(page, manageProducts);
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(page.getByText(/^The file could not be created\./)).toBeVisible();
    await expect(table(page).getByRole('row')).toHaveCount(13);
  });
});

test('what was changed in the drawer is lost by no way without a question', async ({ page }) => {
  const part = await openAlone(page);
  await page.getByRole('link', { name: 'Add a Product' }).first().click();
  await expect(page).toHaveURL(/add-product/);
  await page.goBack();
  const drawer = await openDrawer(page, part);
  await expect.poll(() => isUnloadAsked(page)).toBe(false);
  await drawer.getByRole('textbox', { name: 'Price' }).fill('60');
  await expect.poll(() => isUnloadAsked(page)).toBe(true);

  await page.goForward();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Price' })).toHaveValue('60');
  await expect(page).toHaveURL(/mange-product/);

  await drawer.getByRole('button', { name: 'Close' }).last().click();
  await drawer.getByRole('button', { name: 'Leave' }).click();
  await expect(drawer).toBeHidden();
  await expect.poll(() => isUnloadAsked(page)).toBe(false);
  await page.goForward();
  await expect(page).toHaveURL('/admin-dashboard/add-product');
});
