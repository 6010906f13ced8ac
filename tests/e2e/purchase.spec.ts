import type { Page, Route } from '@playwright/test';
import { ask } from './customers.ts';
import { partForSale } from './part-for-sale.ts';
import {
  accessToken,
  arriveAs,
  cards,
  expect,
  newPerson,
  payWith,
  pressInEveryWay,
  test,
  type Person,
} from './shop.ts';

const address = 'Kajgatan 9, 451 42 Uddevalla';
const orders = '**/api/orders';

const ordersOf = async (person: Person) =>
  ask<{ productName: string; productQuantity: number; totalPrice: number }[]>(
    await accessToken(person),
    'GET',
    `/orders/${person.email}`,
  );

const checkButton = (page: Page) => page.getByRole('button', { name: 'Review order' });
const placeButton = (page: Page) => page.getByRole('button', { name: 'Place order' });
const quantityOf = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity' });
const isPlaced = (page: Page) =>
  expect(page.getByText('Placed order successfully.', { exact: true })).toBeVisible();

async function fillIn(page: Page, quantity: number): Promise<void> {
  await page.getByLabel('Address').fill(address);
  await quantityOf(page).fill(String(quantity));
}

/** Fills an order in and goes as far as its recap. */
async function goToRecap(page: Page, quantity = 4): Promise<void> {
  await fillIn(page, quantity);
  await checkButton(page).click();
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeFocused();
}

// proves 2.14, 2.23, 5.7, 7.7, 7.12, 8.1
test('an order is filled in, survives a reload, is shown once more, and is placed to be paid now or later', async ({
  page,
}) => {
  const person = newPerson();
  const part = await partForSale();
  await arriveAs(page, person, part.path);
  await expect(page.getByRole('heading', { level: 1, name: part.name })).toBeVisible();

  const facts = page.getByRole('definition');
  for (const fact of [person.name, person.email, part.name, '$25.00']) {
    await expect(facts.filter({ hasText: fact }).first()).toBeVisible();
  }
  // Only these can be typed into: what stands above them is for reading.
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(2);

  await quantityOf(page).fill('1');
  await quantityOf(page).blur();
  await expect(page.getByText('Please order minimum 2')).toBeVisible();
  await expect(checkButton(page)).toBeDisabled();
  await quantityOf(page).fill('101');
  await expect(page.getByText('Maximum order quantity 100')).toBeVisible();
  await expect(checkButton(page)).toBeDisabled();

  await fillIn(page, 4);
  await page.getByLabel('Address').fill('  ');
  await checkButton(page).click();
  await expect(page.getByText('Address is required')).toBeVisible();
  await expect(page.getByLabel('Address')).toBeFocused();
  await page.getByLabel('Address').fill(address);
  await page.getByLabel(/^Phone/).fill('+46 70 740 61 23');
  await expect(page.getByText('$100.00', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Address')).toHaveValue(address);
  await expect(page.getByLabel(/^Phone/)).toHaveValue('+46 70 740 61 23');
  await expect(quantityOf(page)).toHaveValue('4');

  await checkButton(page).click();
  await page.getByRole('button', { name: 'Change' }).click();
  await quantityOf(page).fill('6');
  await checkButton(page).click();
  await expect(page.getByText('6 × $25.00')).toBeVisible();
  const sent = page.waitForRequest(orders);
  await placeButton(page).click();
  await isPlaced(page);
  expect((await sent).postDataJSON()).toEqual({
    name: person.name,
    email: person.email,
    phone: '+46 70 740 61 23',
    address,
    partId: part.path.split('/').at(-1),
    productName: part.name,
    productQuantity: 6,
    totalPrice: 150,
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is placed.' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'Pay Now' })).toHaveAttribute(
    'href',
    /^\/payment\//,
  );
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(page.getByRole('row', { name: new RegExp(part.name) })).toContainText('$150.00');

  await page.goto(part.path);
  await expect(page.getByLabel('Address')).toHaveValue('');
});

test('K3: neither a double click on the way to the recap nor one on its button orders twice', async ({
  page,
}) => {
  const person = newPerson();
  const part = await partForSale();
  await arriveAs(page, person, part.path);
  await page.getByLabel('Address').fill(`Kajgatan 9${'\nDock 4'.repeat(8)}`);
  await checkButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible();
  expect(await ordersOf(person)).toEqual([]);

  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) sent += 1;
  });
  await pressInEveryWay(page, placeButton(page));
  await isPlaced(page);
  expect(sent).toBe(1);
  expect(await ordersOf(person)).toHaveLength(1);
});

test.describe('the page of an order that was just placed', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('says so after a reload and after Back, and shows it to nobody else', async ({ page }) => {
    const person = newPerson();
    const part = await partForSale();
    await arriveAs(page, person, part.path);
    await goToRecap(page);
    await placeButton(page).click();
    const placed = page.getByRole('heading', { level: 1, name: 'Your order is placed.' });
    await expect(placed).toBeVisible();
    await page.reload();
    await expect(placed).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(address);
    await expect(main.getByRole('link', { name: 'My Orders' })).toBeVisible();
    await expect(checkButton(page)).toHaveCount(0);

    await main.getByRole('link', { name: 'Pay Now' }).click();
    await payWith(page, cards.good);
    await expect(page.getByText('Your payment is completed', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(placed).toBeVisible();
    await expect(main).toContainText('It is paid.');
    await expect(main.getByRole('link', { name: 'Receipt' })).toBeVisible();
    expect(await ordersOf(person)).toHaveLength(1);

    // A new visit is a new order, and so is the history entry of another customer.
    const entry: unknown = await page.evaluate(() => history.state);
    await page.goto('/');
    await page.goto(part.path);
    await expect(checkButton(page)).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await arriveAs(page, newPerson(), part.path);
    await expect(checkButton(page)).toBeVisible();
    await page.evaluate((state) => history.replaceState(state, ''), entry);
    await page.reload();
    await expect(checkButton(page)).toBeVisible();
    await expect(main).not.toContainText(address);
  });
});

test.describe('an answer that gets lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  /** The server does it, and nobody hears of it. */
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };

  for (const isReloaded of [false, true]) {
    // proves K3
    test(`does not make two orders of one${isReloaded ? ', even after a reload' : ''}`, async ({ page }) => {
      const person = newPerson();
      const part = await partForSale();
      await arriveAs(page, person, part.path);
      await goToRecap(page);
      await page.route(orders, loseAnswer);
      await placeButton(page).click();
      await expect(page.getByRole('alert')).toContainText('The shop could not be reached.');
      await page.unroute(orders);
      if (isReloaded) {
        await page.reload();
        await checkButton(page).click();
      }
      await placeButton(page).click();
      await isPlaced(page);
      expect(await ordersOf(person)).toHaveLength(1);
    });
  }
});

test.describe('K20: what changes while the form is open', () => {
  test.use({ expectedErrors: [/status of 40\d/] });

  test('a new price is told with the new total, nothing is ordered, and the form has the new figures', async ({
    page,
  }) => {
    const person = newPerson();
    const part = await partForSale();
    await arriveAs(page, person, part.path);
    await goToRecap(page);
    await part.change({ price: 26.5 });
    await placeButton(page).click();
    await expect(page.getByRole('alert')).toContainText('The price has changed: the total is now $106.00.');
    await expect(page.getByText('4 × $26.50')).toBeVisible();
    expect(await ordersOf(person)).toEqual([]);

    await placeButton(page).click();
    await isPlaced(page);
    expect(await ordersOf(person)).toMatchObject([{ totalPrice: 106 }]);
  });

  test('stock that has gone is told at the quantity, with what is left', async ({ page }) => {
    const person = newPerson();
    const part = await partForSale();
    await arriveAs(page, person, part.path);
    await goToRecap(page, 40);
    await part.change({ quantity: 12 });
    await placeButton(page).click();
    await expect(page.getByText('Maximum order quantity 12')).toBeVisible();
    await expect(quantityOf(page)).toBeFocused();
    await expect(page.getByLabel('Address')).toHaveValue(address);
    expect(await ordersOf(person)).toEqual([]);
    await quantityOf(page).fill('12');
    await checkButton(page).click();
    await placeButton(page).click();
    await isPlaced(page);
  });

  test('a part that is taken out of the catalogue cannot be ordered', async ({ page }) => {
    const person = newPerson();
    const part = await partForSale();
    await arriveAs(page, person, part.path);
    await goToRecap(page);
    await part.remove();
    await placeButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This part is not in the catalogue.');
    expect(await ordersOf(person)).toEqual([]);
  });
});

test.describe('a part that cannot be ordered', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('says that it is sold out, that too few are left, or that there is none', async ({ page }) => {
    const part = await partForSale({ minQuantity: 10 });
    await part.change({ quantity: 0 });
    await arriveAs(page, newPerson(), part.path);
    await expect(page.getByText('Out of stock')).toBeVisible();
    await part.change({ quantity: 6 });
    await page.reload();
    await expect(page.getByText('Only 6 in stock, and the minimum order is 10.')).toBeVisible();
    await expect(checkButton(page)).toHaveCount(0);
    await page.goto('/purchase/%F0%9F%94%A9');
    await expect(page.getByText('This part is not in the catalogue.')).toBeVisible();
  });
});

test('logging out forgets what was filled in', async ({ page }) => {
  const part = await partForSale();
  await arriveAs(page, newPerson(), part.path);
  await fillIn(page, 4);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Kajgatan');
});
