import type { Page } from '@playwright/test';
import { callApi, type Session } from './accounts.ts';
import {
  charge,
  createPayment,
  newCustomer,
  openAs,
  openPayment,
  payOrder,
  placeOrder,
} from './customers.ts';
import {
  asksBeforeUnload,
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

test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of (40[0249]|429|503)/] });

const myOrders = '/user-dashboard/my-orders';
const congratulations = (page: Page) => page.getByText('Congrats! Your payment is completed!');
const completed = (page: Page) => page.getByText('Your payment is completed', { exact: true });
const payButton = (page: Page) => button(page, /^Pay \$/);
const cardField = (page: Page) => page.getByLabel('Card number');
const recordCharges = (page: Page) => recordRequests(page, 'POST', /\/confirm$/);

test('Pay waits for the payment secret, charges this order once and reports it to the API', async ({
  page,
}) => {
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

  const sentCharge = page.waitForRequest('**/confirm');
  const report = page.waitForRequest('**/api/payment-update/*');
  const charges = recordCharges(page);
  await fillInCard(page, cards.good);
  await pressRepeatedly(page, payButton(page));
  const charged = new URLSearchParams((await sentCharge).postData() ?? '');
  expect(charged.get('client_secret')).toBe(clientSecret);
  expect(charged.get('payment_method_data[billing_details][name]')).toBe(customer.name);
  expect(charged.get('payment_method_data[billing_details][email]')).toBe(customer.email);
  expect((await report).method()).toBe('PATCH');
  expect((await report).postDataJSON()).toEqual({ productPay: _id, transactionId });
  await expect(completed(page)).toBeVisible();
  expect(charges).toHaveLength(1);

  await expect(pageHeading(page, /./)).toHaveText(`Congrats! Your payment is completed! ${transactionId}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(button(page, 'Copy transaction id')).toBeHidden();
});

const elsewhere = {
  'K5: an order that was paid in another tab': { change: payOrder, message: 'Already paid' },
  'K6: an order that was cancelled in another tab': {
    change: ({ accessToken }: Session, id: string) => callApi(accessToken, 'DELETE', `/orders/${id}`),
    message: 'This order was cancelled. Your card was not charged.',
  },
};

for (const [fault, { change, message }] of Object.entries(elsewhere)) {
  test(`${fault} is not charged, and the page says so`, async ({ page }) => {
    const { customer, _id } = await openPayment(page);
    // The page would notice by itself if it still prepared the payment.
    await expect(payButton(page)).toBeEnabled();
    await change(customer, _id);
    const charges = recordCharges(page);
    await payWith(page, cards.good);
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(cardField(page)).toHaveCount(0);
    expect(charges).toEqual([]);
  });
}

test('K5: an order that was paid in another tab shows as paid when the list gets focus', async ({ page }) => {
  const customer = await newCustomer();
  const { _id } = await placeOrder(customer);
  await openAs(page, customer, myOrders);
  await expect(firstRow(page)).toContainText('unpaid');
  await payOrder(customer, _id);
  // Playwright's pages never lose the focus.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(firstRow(page)).toContainText('Paid');
});

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

test('K16: the page says that the script of Stripe is blocked, and loads it on Retry', async ({ page }) => {
  await page.route(`${stack.stripeUrl}/**`, (route) => route.abort());
  await openPayment(page);
  await expect(page.getByText('The card form could not be loaded.')).toBeVisible();
  await expect(pageHeading(page, 'Pay by card')).toBeVisible();
  await page.unroute(`${stack.stripeUrl}/**`);
  await button(page, 'Try again').click();
  await expect(cardField(page)).toBeVisible();
});

test('K4: a charge that this tab does not know of counts as paid', async ({ page }) => {
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

test.describe('3-D Secure', () => {
  const frame = (page: Page) => page.locator('iframe[title*="3-D Secure"]');
  const inFrame = (page: Page, name: string) => button(frame(page).contentFrame(), name);

  async function startChallenge(page: Page) {
    await payWith(page, cards.threeDSecure);
    await expect(frame(page)).toBeVisible();
  }

  /** Opens the payment of a new order from the list. */
  async function openFromList(page: Page) {
    const customer = await newCustomer();
    await placeOrder(customer);
    await openAs(page, customer, myOrders);
    await link(page, /^Pay Now/).click();
  }

  async function goBack(page: Page) {
    await page.evaluate(() => history.back());
    const question = page.getByRole('alertdialog', {
      name: 'Leave before your bank has approved the payment?',
    });
    await expect(question).toContainText('Nothing was charged.');
    expect(await asksBeforeUnload(page)).toBe(true);
    return question;
  }

  test('goes on after Stay, and says so when it fails or is closed, which charges nothing', async ({
    page,
  }) => {
    await openFromList(page);
    await startChallenge(page);
    const question = await goBack(page);
    await button(question, 'Stay').click();
    await expect(question).toHaveCount(0);
    for (const refuse of [
      () => inFrame(page, 'Fail authentication').click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await refuse();
      await expect(frame(page)).toHaveCount(0);
      const message = 'We are unable to authenticate your payment method.';
      await expect(page.getByRole('alert')).toContainText(message);
      await startChallenge(page);
    }
    await inFrame(page, 'Complete authentication').click();
    await expect(congratulations(page)).toBeVisible();
  });

  test('in a frame with the highest z-index, like Stripe’s, can be left after a reload', async ({ page }) => {
    await openFromList(page);
    await expect(page.getByLabel('Card number')).toBeVisible();
    await page.reload();
    await startChallenge(page);
    await page.locator('dialog', { has: frame(page) }).evaluate((dialog: HTMLDialogElement) => {
      dialog.close();
      dialog.show();
      Object.assign(dialog.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
    });
    await button(await goBack(page), 'Stay').click();
    await button(await goBack(page), 'Leave').click();
    await expect(pageHeading(page, 'My Orders')).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
  });
});
