import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { addPart, askAsAdmin, enterAsAdmin, newPartName, picture, type PartAsKept } from './catalogue.ts';
import { tabTo } from './keyboard.ts';
import { expect, stockParts, test } from './shop.ts';
import { isUnloadAsked } from './unload.ts';

const addProduct = '/admin-dashboard/add-product';

const form = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Product name' }),
  minimum: page.getByLabel('Minimum quantity'),
  quantity: page.getByLabel('Quantity', { exact: true }),
  price: page.getByLabel('Price'),
  description: page.getByRole('textbox', { name: 'Description' }),
  zone: page.getByRole('button', { name: /Drop the picture here/ }),
  chooser: page.locator('input[type="file"]'),
  add: page.getByRole('button', { name: 'Add product' }),
  another: page.getByRole('button', { name: 'Save and add another' }),
});

async function fill(page: Page, name: string): Promise<void> {
  const fields = form(page);
  await fields.name.fill(name);
  await fields.minimum.fill('2');
  await fields.quantity.fill('1,200');
  await fields.price.fill('54.5');
  await fields.description.fill('Hobbed and hardened, bored to H7.');
}

/** The server encodes a picture in six files, which takes seconds on a busy machine. */
const expectUploaded = (page: Page) =>
  expect(page.getByText(/KB, 800 × 800$/)).toBeVisible({ timeout: 30_000 });

async function choosePicture(page: Page): Promise<void> {
  await form(page).chooser.setInputFiles(picture);
  await expectUploaded(page);
}

/** Lets go of a picture over the zone, as the mouse would. */
async function dropPicture(page: Page): Promise<void> {
  const bytes = (await readFile(picture)).toString('base64');
  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    transfer.items.add(new File([content], 'gear.webp', { type: 'image/webp' }));
    return transfer;
  }, bytes);
  await form(page).zone.dispatchEvent('dragenter', { dataTransfer });
  await expect(page.getByText('Let go to add it')).toBeVisible();
  await form(page).zone.dispatchEvent('drop', { dataTransfer });
}

const partsNamed = async (page: Page, name: string) => {
  const parts = await askAsAdmin<PartAsKept[]>(page, 'GET', '/parts?limit=200&sort=-name');
  return parts.filter((part) => part.name === name);
};

const isSave = (request: Request) => request.url().endsWith('/api/post-part');

// proves 2.26, 5.5, 6.3, 7.8, 7.20, 8.1
test('an admin adds a part with a dropped picture, sees the card grow, and finds it in the list', async ({
  page,
}) => {
  const name = newPartName();
  await enterAsAdmin(page, addProduct);
  const card = page.getByText('How customers will see it').locator('..');
  await expect(card).toContainText('Minimum order–');

  const upload = page.waitForResponse('**/api/images');
  await dropPicture(page);
  await expectUploaded(page);
  expect((await upload).request().headers()['content-type']).toMatch(/^multipart\/form-data/);
  const stored = (await (await upload).json()) as { success: boolean; data: { url: string } };
  expect(stored.success).toBe(true);
  await fill(page, name);
  await expect(card).toContainText(name);
  await expect(card).toContainText('$54.50');
  await expect(card).toContainText('1,200');

  const sent = page.waitForRequest(isSave);
  await form(page).add.click();
  await expect(page.getByText('Product added successfully', { exact: true })).toBeVisible();
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

  await page.getByRole('link', { name: `Show it ${name}` }).click();
  await expect(page.getByRole('searchbox', { name: 'Search parts' })).toHaveValue(name);
  await expect(page.getByRole('table', { name: 'Manage Products' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('$54.50');
});

// proves 2.26, 5.5
test('all fields are required, each in its own words, and the first takes the focus', async ({ page }) => {
  await enterAsAdmin(page, addProduct);
  await form(page).add.click();
  for (const message of [
    'Image is Required',
    'Product name is Required',
    'Minimum quantity is Required',
    'Quantity is Required',
    'Price is Required',
    'Description is Required',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(form(page).zone).toBeFocused();
});

test('numbers that are none are told at their field, and nothing is sent', async ({ page }) => {
  const saves: Request[] = [];
  page.on('request', (request) => {
    if (isSave(request)) saves.push(request);
  });
  await enterAsAdmin(page, addProduct);
  await choosePicture(page);
  await fill(page, '  <b>Gear</b> 🛠  ');
  const { minimum, quantity, price, add } = form(page);
  for (const hostile of ['1e5', '١٢', '10.5', '-1', '0x10', 'ten', '1 000']) {
    await minimum.fill(hostile);
    await quantity.fill(hostile);
    await add.click();
    await expect(minimum).toHaveAccessibleDescription('Enter a whole number, such as 10');
    await expect(quantity).toHaveAccessibleDescription('Enter a whole number, such as 480');
  }
  await minimum.fill('0');
  await expect(minimum).toHaveAccessibleDescription('The minimum quantity is at least 1');
  await minimum.fill('100');
  await quantity.fill('99');
  await add.click();
  await expect(quantity).toHaveAccessibleDescription('Less than the minimum quantity, so nobody could order');
  for (const hostile of ['1e5', '١٢', '-1', '10.505', '$5', '1,5']) {
    await price.fill(hostile);
    await add.click();
    await expect(price).toHaveAccessibleDescription(
      'Enter an amount with at most two decimals, such as 54.00',
    );
  }
  await price.fill('1000000');
  await expect(price).toHaveAccessibleDescription('The price is at most $999,999.99');
  expect(saves).toHaveLength(0);
});

test('pasted blanks, emoji and HTML are text like any other', async ({ page }) => {
  const word = newPartName('');
  await enterAsAdmin(page, addProduct);
  await choosePicture(page);
  await fill(page, `   <img src=x onerror=alert(1)> 🛠${word}   `);
  await form(page).minimum.fill('  2 ');
  await form(page).add.click();
  await expect(page.getByText('Product added successfully', { exact: true })).toBeVisible();
  expect(await partsNamed(page, `<img src=x onerror=alert(1)> 🛠${word}`)).toHaveLength(1);
});

test('one part after another, with the focus back at the name', async ({ page }) => {
  await enterAsAdmin(page, addProduct);
  for (const name of [newPartName(), newPartName()]) {
    await choosePicture(page);
    await fill(page, name);
    await form(page).another.click();
    await expect(form(page).name).toHaveValue('');
    await expect(form(page).name).toBeFocused();
    await expect(page.getByText(/KB, 800 × 800$/)).toHaveCount(0);
    await expect(page).toHaveURL(addProduct);
    await expect(page.getByText('Product added successfully', { exact: true }).last()).toBeVisible();
    expect(await partsNamed(page, name)).toHaveLength(1);
  }
});

test('the picture tells how far it has come and can be given up', async ({ page }) => {
  await enterAsAdmin(page, addProduct);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 100 * 1024,
  });
  // A picture of 2 MB at 100 KB a second is on its way for long enough.
  const bytes = Buffer.concat([await readFile(picture), Buffer.alloc(2 * 1024 * 1024)]);
  await form(page).chooser.setInputFiles({ name: 'gear.webp', mimeType: 'image/webp', buffer: bytes });
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await expect(page.getByText(/^Sending, [\d.]+ of 2(\.1)? MB$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toHaveCount(0);
  await expect(form(page).zone).toBeFocused();
});

test.describe('a name that another part has', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('is told at the name, which takes the focus', async ({ page }) => {
    await enterAsAdmin(page, '/');
    const { name } = await addPart(page, { name: newPartName() });
    await page.goto(addProduct);
    await choosePicture(page);
    await fill(page, name.toUpperCase());
    await form(page).add.click();
    await expect(form(page).name).toHaveAccessibleDescription('A part with this name already exists');
    await expect(form(page).name).toBeFocused();
    await expect(page.getByText('Product added successfully')).toHaveCount(0);
  });
});

test.describe('a save that fails', () => {
  test.use({ expectedErrors: [/status of 500|ERR_FAILED/] });

  // proves 8.2
  test('keeps the picture that was sent and all that was typed; once more is enough', async ({ page }) => {
    const name = newPartName();
    const keys: (string | undefined)[] = [];
    let uploads = 0;
    let refusals = 1;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/images')) uploads += 1;
      if (isSave(request)) keys.push(request.headers()['idempotency-key']);
    });
    await page.route('**/api/post-part', (route) =>
      refusals-- > 0
        ? route.fulfill({
            status: 500,
            json: { message: 'Something went wrong on our side', code: 'INTERNAL' },
          })
        : route.continue(),
    );
    await enterAsAdmin(page, addProduct);
    await choosePicture(page);
    await fill(page, name);
    await form(page).add.click();

    const words = page.getByRole('alert').getByRole('paragraph');
    await expect(words.first()).toBeVisible();
    expect(await words.first().textContent()).toBe('Failed to add the product ');
    await expect(page.getByText('gear-cutout-800.webp', { exact: true })).toBeVisible();
    await expect(form(page).name).toHaveValue(name);

    await form(page).add.click();
    await expect(page.getByText('Product added successfully', { exact: true })).toBeVisible();
    expect(uploads).toBe(1);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  // proves 7.8, 8.2
  test('is told even where the answer is a success without the id of the part', async ({ page }) => {
    await page.route('**/api/post-part', (route) => route.fulfill({ json: { acknowledged: true } }));
    await enterAsAdmin(page, addProduct);
    await choosePicture(page);
    await fill(page, newPartName());
    await form(page).add.click();
    const words = page.getByRole('alert').getByRole('paragraph').first();
    await expect(words).toBeVisible();
    expect(await words.textContent()).toBe('Failed to add the product ');
  });

  test('after the server had done it adds no second part', async ({ page }) => {
    const name = newPartName();
    let losses = 1;
    await page.route('**/api/post-part', async (route) => {
      if (losses-- <= 0) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await enterAsAdmin(page, addProduct);
    await choosePicture(page);
    await fill(page, name);
    await form(page).add.click();
    await expect(page.getByRole('alert')).toContainText('The shop could not be reached.');
    await form(page).add.click();
    await expect(page.getByText('Product added successfully', { exact: true })).toBeVisible();
    expect(await partsNamed(page, name)).toHaveLength(1);
  });
});

test.describe('a picture that is not taken', () => {
  test.use({ expectedErrors: [/status of (413|415|503)|ERR_FAILED/] });

  const refused = (message: string, code: string) => ({
    message,
    code,
    success: false,
    error: { message },
  });

  test('is told where it was dropped, and sent again on demand', async ({ page }) => {
    const courses = [
      { status: 413, json: refused('The picture is larger than 5 MB.', 'TOO_LARGE') },
      { status: 503, json: refused('Not available right now', 'UNAVAILABLE') },
    ];
    await page.route('**/api/images', (route) => {
      const course = courses.shift();
      return course ? route.fulfill(course) : route.continue();
    });
    await enterAsAdmin(page, addProduct);
    await form(page).chooser.setInputFiles(picture);
    await expect(page.getByText('The picture is larger than 5 MB.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Not available right now', { exact: true })).toBeVisible();
    await fill(page, newPartName());
    await form(page).add.click();
    await expect(form(page).zone).toHaveAccessibleDescription(
      /The picture was not sent\. Try again, or choose another\./,
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectUploaded(page);
    await form(page).add.click();
    await expect(page.getByText('Product added successfully', { exact: true })).toBeVisible();
  });

  test('because it is none is told by the server that looked', async ({ page }) => {
    await enterAsAdmin(page, addProduct);
    await form(page).chooser.setInputFiles({
      name: 'gear.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText(/PNG, JPEG, WebP/).last()).toBeVisible();
  });

  test('because the network is gone keeps the form, and goes out again', async ({ page }) => {
    let losses = 1;
    await page.route('**/api/images', (route) => (losses-- > 0 ? route.abort() : route.continue()));
    await enterAsAdmin(page, addProduct);
    await form(page).name.fill('Timing gear');
    await form(page).chooser.setInputFiles(picture);
    await expect(
      page.getByText('The shop could not be reached. Check your connection and try again.', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectUploaded(page);
    await expect(form(page).name).toHaveValue('Timing gear');
  });
});

test('the keyboard alone adds a part', async ({ page }) => {
  const name = newPartName();
  await enterAsAdmin(page, addProduct);
  const { zone } = form(page);
  // Asked for early: the browser has to hear of it before the key.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, zone);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(picture);
  await expectUploaded(page);
  await expect(zone).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove' })).toBeFocused();
  for (const typed of [name, '2', '96', '54', 'Hobbed and hardened.']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Tab');
  await expect(form(page).add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Product added successfully', { exact: true })).toBeVisible();
  expect(await partsNamed(page, name)).toHaveLength(1);
});

test('a part that was added stands on the home page when it is among the first', async ({ page }) => {
  await enterAsAdmin(page, '/');
  const asked: string[] = [];
  await expect(stockParts(page).getByRole('link', { name: /^Buy Now/ })).toHaveCount(6);
  page.on('request', (request) =>
    asked.push(new URL(request.url()).pathname + new URL(request.url()).search),
  );
  await page.getByRole('link', { name: 'My Profile', exact: true }).click();
  await page.getByRole('link', { name: 'Add a Product' }).click();
  await choosePicture(page);
  await fill(page, newPartName());
  await form(page).another.click();
  await expect(page.getByText('Product added successfully', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(stockParts(page).getByRole('link', { name: /^Buy Now/ })).toHaveCount(6);
  await expect.poll(() => asked).toContain('/api/parts?limit=6');
});

test('a part that is half typed in is left only after a question; one that is added, without', async ({
  page,
}) => {
  await enterAsAdmin(page, '/admin-dashboard/user');
  await page.getByRole('link', { name: 'Add a Product' }).click();
  const name = newPartName();
  await form(page).name.fill(name);
  const question = page.getByRole('alertdialog', { name: 'Leave without adding it?' });
  for (const leave of [
    () => page.getByRole('link', { name: 'Manage Products' }).click(),
    () => page.goBack(),
  ]) {
    await leave();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(form(page).name).toHaveValue(name);
  }
  await expect.poll(() => isUnloadAsked(page)).toBe(true);

  await form(page).name.fill('');
  await expect.poll(() => isUnloadAsked(page)).toBe(false);

  await choosePicture(page);
  await fill(page, name);
  await form(page).add.click();
  await expect(page).toHaveURL('/admin-dashboard/mange-product');
  await expect(question).toHaveCount(0);
});
