import type { Page } from '@playwright/test';
import type { Part } from '#contract/catalogue/parts.ts';
import { callApi } from './accounts.ts';
import { address, openAsNewCustomer, type Customer } from './customers.ts';
import { addPart, changePart } from './parts.ts';
import { boxOf, button, cards, expect, pageHeading, payWith, pressRepeatedly, test } from './shop.ts';

test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 40[49]/] });

const orders = '**/api/orders';

const ordersOf = ({ accessToken, email }: Customer) =>
  callApi<{ productName: string; productQuantity: number; totalPrice: number }[]>(
    accessToken,
    'GET',
    `/orders/${email}`,
  );

const pathOf = ({ _id }: Part) => `/purchase/${_id}`;
const reviewButton = (page: Page) => button(page, 'Review order');
const placeButton = (page: Page) => button(page, 'Place order');
const quantityField = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity' });
const paymentHeading = (page: Page) => pageHeading(page, 'Pay by card');

const expectPlaced = (page: Page) =>
  expect(page.getByText('Placed order successfully.', { exact: true })).toBeVisible();

async function fillIn(page: Page, quantity: number): Promise<void> {
  await page.getByLabel('Address').fill(address);
  await quantityField(page).fill(String(quantity));
}

/** Opens the order form of a new part as a new customer and goes on to the review of the order. */
async function reviewNewOrder(page: Page, quantity = 4) {
  const part = await addPart();
  const customer = await openAsNewCustomer(page, pathOf(part));
  await fillIn(page, quantity);
  await reviewButton(page).click();
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeFocused();
  return { part, customer };
}

test('a customer fills in an order, which survives a reload, and places it once', async ({ page }) => {
  const part = await addPart();
  const customer = await openAsNewCustomer(page, pathOf(part));
  await expect(pageHeading(page, part.name)).toBeVisible();
  expect((await boxOf(reviewButton(page))).bottom, 'fits a laptop').toBeLessThanOrEqual(900);

  const details = page.getByRole('definition');
  for (const detail of [customer.name, customer.email, part.name, '$25.00']) {
    await expect(details.filter({ hasText: detail }).first()).toBeVisible();
  }
  // Phone and address are editable, the details above them are not.
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(2);

  await fillIn(page, 4);
  await page.getByLabel(/^Phone/).fill('+46 70 740 61 23');
  await expect(page.getByText('$100.00', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Address')).toHaveValue(address);
  await expect(page.getByLabel(/^Phone/)).toHaveValue('+46 70 740 61 23');
  await expect(quantityField(page)).toHaveValue('4');

  await reviewButton(page).dblclick();
  await button(page, 'Change').click();
  await quantityField(page).fill('6');
  await reviewButton(page).click();
  await expect(page.getByText('6 × $25.00')).toBeVisible();
  const sent = page.waitForRequest(orders);
  await pressRepeatedly(page, placeButton(page));
  await expectPlaced(page);
  expect((await sent).postDataJSON()).toEqual({
    name: customer.name,
    email: customer.email,
    phone: '+46 70 740 61 23',
    address,
    partId: part._id,
    productName: part.name,
    productQuantity: 6,
    totalPrice: 150,
  });
  await expect(paymentHeading(page)).toBeFocused();
  expect(await ordersOf(customer)).toHaveLength(1);
});

test('placing an order leads to its payment, and Back leads past the form', async ({ page }) => {
  const { part, customer } = await reviewNewOrder(page);
  await placeButton(page).click();
  await expect(paymentHeading(page)).toBeVisible();
  await page.reload();
  await payWith(page, cards.good);
  await expect(page.getByText('Your payment is completed', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(part._id));

  // A new visit starts a new order.
  await page.goto(pathOf(part));
  await expect(page.getByLabel('Address')).toHaveValue('');
  expect(await ordersOf(customer)).toHaveLength(1);
});

test('K3: a lost response does not place a second order, even after a reload', async ({ page }) => {
  const { customer } = await reviewNewOrder(page);
  // The server places the order.
  await page.route(orders, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The shop could not be reached.');
  await page.unroute(orders);
  await page.reload();
  await reviewButton(page).click();
  await placeButton(page).click();
  await expectPlaced(page);
  expect(await ordersOf(customer)).toHaveLength(1);
});

test('K20: a change of the price while the form is open shows the new total and orders nothing', async ({
  page,
}) => {
  const { part, customer } = await reviewNewOrder(page);
  await changePart(part._id, { price: 26.5 });
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The price has changed: the total is now $106.00.');
  await expect(page.getByText('4 × $26.50')).toBeVisible();
  expect(await ordersOf(customer)).toEqual([]);

  await placeButton(page).click();
  await expectPlaced(page);
  expect(await ordersOf(customer)).toMatchObject([{ totalPrice: 106 }]);
});
