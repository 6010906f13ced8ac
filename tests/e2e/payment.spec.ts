import type { Page } from '@playwright/test';
import { callApi } from './accounts.ts';
import { charge, createPayment, openPayment, payOrder } from './customers.ts';
import {
  button,
  cards,
  expect,
  fillInCard,
  firstRow,
  holdRequests,
  link,
  pageHeading,
  payWith,
  pressRepeatedly,
  recordRequests,
  test,
} from './shop.ts';
import { stack } from './stack.ts';

const congratulations = (page: Page) => page.getByText('Congrats! Your payment is completed!');
const completed = (page: Page) => page.getByText('Your payment is completed', { exact: true });
const payButton = (page: Page) => button(page, /^Pay \$/);
const cardField = (page: Page) => page.getByLabel('Card number');
const recordCharges = (page: Page) => recordRequests(page, 'POST', /\/confirm$/);

test('Pay waits for the payment secret, charges this order and reports it to the API', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdRequests(page, '**/api/create-payment');
  const secret = page.waitForResponse('**/api/create-payment');
  const { customer, _id, part, totalPrice } = await openPayment(page);

  const summary = page.getByRole('region', { name: 'Order' });
  await expect(summary.getByRole('heading', { name: part.name })).toBeVisible();
  await expect(summary).toContainText(
    totalPrice.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
  );
  await expect(summary).toContainText('unpaid');
  await expect(page.getByRole('group', { name: 'Card details' })).toBeVisible();
  const pay = button(page, /^(Preparing payment|Pay \$)/);
  await expect(pay).toBeDisabled();
  release();
  await expect(pay).toBeEnabled();
  const response = await secret;
  expect(response.request().postDataJSON()).toMatchObject({ totalPrice });
  const { clientSecret } = (await response.json()) as { clientSecret: string };
  const transactionId = clientSecret.replace(/_secret_.*$/, '');

  await button(page, 'Test cards').click();
  await button(page, /^4242 4242 4242 4242/).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(cards.good);

  const sentCharge = page.waitForRequest('**/confirm');
  const report = page.waitForRequest('**/api/payment-update/*');
  await payWith(page, cards.good);
  const charged = new URLSearchParams((await sentCharge).postData() ?? '');
  expect(charged.get('client_secret')).toBe(clientSecret);
  expect(charged.get('payment_method_data[billing_details][name]')).toBe(customer.name);
  expect(charged.get('payment_method_data[billing_details][email]')).toBe(customer.email);
  expect((await report).method()).toBe('PATCH');
  expect((await report).postDataJSON()).toEqual({ productPay: _id, transactionId });
  await expect(completed(page)).toBeVisible();

  await expect(pageHeading(page, /./)).toHaveText(`Congrats! Your payment is completed! ${transactionId}`);
  await button(page, 'Copy transaction id').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(transactionId);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(button(page, 'Copy transaction id')).toBeHidden();
});

test('K3: a double click and Enter on Pay charge once', async ({ page }) => {
  await openPayment(page);
  const charges = recordCharges(page);
  await fillInCard(page, cards.good);
  await pressRepeatedly(page, payButton(page));
  await expect(congratulations(page)).toBeVisible();
  expect(charges).toHaveLength(1);
});

test('K5: an order that was paid in another tab shows that it is paid and charges nothing', async ({
  page,
}) => {
  const { customer, _id } = await openPayment(page);
  await expect(payButton(page)).toBeEnabled();
  await payOrder(customer, _id);
  const charges = recordCharges(page);
  await payWith(page, cards.good);
  await expect(page.getByText('Already paid')).toBeVisible();
  await expect(cardField(page)).toHaveCount(0);
  expect(charges).toEqual([]);
});

test.describe('failures on the way', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of (404|503)/] });

  test('K1: the receipt stays when the network fails after the charge, and the report follows', async ({
    page,
  }) => {
    const { _id } = await openPayment(page);
    const report = '**/api/payment-update/**';
    const pending = () => page.evaluate((id) => sessionStorage.getItem(`pendingPayment:${id}`) ?? '{}', _id);
    await page.route(report, (route) => route.abort());
    await payWith(page, cards.good);
    await expect(congratulations(page)).toBeVisible();
    expect(JSON.parse(await pending())).toMatchObject({ orderId: _id, pi: expect.stringMatching(/^pi_/) });

    await page.reload();
    await expect(congratulations(page)).toBeVisible();
    await expect(cardField(page)).toHaveCount(0);
    await page.unroute(report);
    await expect(completed(page)).toBeVisible();
    await expect.poll(pending).toBe('{}');

    await page.reload();
    await expect(page.getByText('Already paid')).toBeVisible();
    await expect(cardField(page)).toHaveCount(0);
  });

  test('K2: the same PaymentIntent is tried again after the network fails during the charge', async ({
    page,
  }) => {
    await openPayment(page);
    const charges = recordCharges(page);
    await page.route('**/confirm', (route) => route.abort());
    await payWith(page, cards.good);
    await expect(page.getByRole('alert')).toContainText('check your internet connection');
    await expect(payButton(page)).toBeEnabled();
    await page.unroute('**/confirm');
    await payButton(page).click();
    await expect(congratulations(page)).toBeVisible();
    expect(new Set(charges).size).toBe(1);
  });

  test('K6: an order that was cancelled in another tab is not charged', async ({ page }) => {
    const { customer, _id } = await openPayment(page);
    const charges = recordCharges(page);
    // The page would leave by itself if it still prepared the payment.
    await expect(payButton(page)).toBeEnabled();
    await callApi(customer.accessToken, 'DELETE', `/orders/${_id}`);
    await payWith(page, cards.good);
    await expect(page).toHaveURL('/user-dashboard/my-orders');
    await expect(
      page.getByText('This order was cancelled. Your card was not charged.', { exact: true }),
    ).toBeVisible();
    expect(charges).toEqual([]);
  });

  test('K16: the page says that the script of Stripe is blocked, and loads it on Retry', async ({ page }) => {
    await page.route(`${stack.stripeUrl}/**`, (route) => route.abort());
    await openPayment(page);
    await expect(page.getByText('The card form could not be loaded.')).toBeVisible();
    await expect(pageHeading(page, 'Pay by card')).toBeVisible();
    await page.unroute(`${stack.stripeUrl}/**`);
    await button(page, 'Try again').click();
    await expect(cardField(page)).toBeVisible();
  });
});

test.describe('K4: a charge that this tab does not know of', () => {
  test.use({ expectedErrors: [/status of (400|402|409)/] });

  test('counts as paid', async ({ page }) => {
    const { customer, _id } = await openPayment(page);
    const { clientSecret, transactionId } = await createPayment(customer, _id);
    const succeeded = { id: transactionId, object: 'payment_intent', status: 'succeeded' };
    // Another tab charges the card after this page has loaded the order and before it charges.
    await page.route('**/confirm', async (route) => {
      await charge(clientSecret);
      await route.fulfill({
        status: 400,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { error: { code: 'payment_intent_unexpected_state', payment_intent: succeeded } },
      });
    });
    await payWith(page, cards.good);
    await expect(congratulations(page)).toBeVisible();
    await expect(completed(page)).toBeVisible();
    await link(page.getByRole('main'), 'My Orders').click();
    await expect(firstRow(page)).toContainText(transactionId);
  });
});
