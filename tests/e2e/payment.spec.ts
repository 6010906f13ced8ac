import type { Page } from '@playwright/test';
import { ask, newCustomer, orderOf, passwordOfCustomers } from './customers.ts';
import { partForSale } from './part-for-sale.ts';
import {
  accessToken,
  arriveAs,
  cards,
  expect,
  logIn,
  newPerson,
  payWith,
  placeOrder,
  pressInEveryWay,
  test,
  type Person,
} from './shop.ts';
import { stack } from './stack.ts';

const congratulations = (page: Page) => page.getByText('Congrats! Your payment is completed!');
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
const orderIdIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Requests that charge a card, counted from now on. */
function chargesOn(page: Page): string[] {
  const charges: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/confirm')) charges.push(request.url());
  });
  return charges;
}

// proves 2.15, 2.24, 3.6, 5.8, 7.13, 7.16, 7.17, 7.21
test('Pay waits for the payment secret; what is charged, for whom, and told to the shop, is this order', async ({
  page,
}) => {
  const customer = await newCustomer();
  const { _id, part, totalPrice } = await orderOf(customer);
  let letGo: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/create-payment', async (route) => {
    await held;
    await route.continue();
  });
  const secret = page.waitForResponse('**/api/create-payment');
  await page.goto(`/payment/${_id}`);
  await logIn(page, { email: customer.email, password: passwordOfCustomers });

  const summary = page.getByRole('region', { name: 'Order' });
  await expect(summary.getByRole('heading', { name: part.name })).toBeVisible();
  await expect(summary).toContainText(
    totalPrice.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
  );
  await expect(summary).toContainText('unpaid');
  await expect(page.getByRole('group', { name: 'Card details' })).toBeVisible();
  const pay = page.getByRole('button', { name: /^(Preparing payment|Pay \$)/ });
  await expect(pay).toBeDisabled();
  letGo?.();
  await expect(pay).toBeEnabled();
  const response = await secret;
  expect(response.request().postDataJSON()).toMatchObject({ totalPrice });
  const { clientSecret } = (await response.json()) as { clientSecret: string };
  const transactionId = clientSecret.replace(/_secret_.*$/, '');

  const charge = page.waitForRequest('**/confirm');
  const report = page.waitForRequest('**/api/payment-update/*');
  await payWith(page, cards.good);
  const charged = new URLSearchParams((await charge).postData() ?? '');
  expect(charged.get('client_secret')).toBe(clientSecret);
  expect(charged.get('payment_method_data[billing_details][name]')).toBe(customer.name);
  expect(charged.get('payment_method_data[billing_details][email]')).toBe(customer.email);
  expect((await report).method()).toBe('PATCH');
  expect((await report).postDataJSON()).toEqual({ productPay: _id, transactionId });
  await expect(page.getByText('Your payment is completed', { exact: true })).toBeVisible();
});

test.describe('paying for an order', () => {
  let person: Person;

  test.beforeEach(async ({ page }) => {
    person = newPerson();
    await arriveAs(page, person, '/');
    await placeOrder(page, 'Forged piston', 4);
  });

  test('K3: a double click and Enter charge once', async ({ page }) => {
    const charges = chargesOn(page);
    await page.getByLabel('Card number').fill(cards.good);
    await page.getByLabel('Expiry date').fill('12 / 34');
    await page.getByLabel('Security code (CVC)').fill('123');
    await pressInEveryWay(page, payButton(page));
    await expect(congratulations(page)).toBeVisible();
    expect(charges).toHaveLength(1);
  });

  test('the cards of the test mode are one press away, and copy', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await expect(page.getByText('Test mode')).toBeVisible();
    await page.getByRole('button', { name: 'Test cards' }).click();
    await page.getByRole('button', { name: /^4242 4242 4242 4242/ }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(cards.good);
  });

  test('leaving while the card is charged is asked about', async ({ page }) => {
    await page.route('**/confirm', async (route) => {
      await new Promise<void>((resolve) => {
        page.once('console', () => resolve());
      });
      await route.continue();
    });
    await payWith(page, cards.good);
    await page.getByRole('link', { name: 'Home' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Leave while your card is being charged?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(/\/payment\//);
    const warned = page.evaluate(
      () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    );
    expect(await warned).toBe(true);
    await page.evaluate(() => console.info('go on'));
    await expect(congratulations(page)).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page).toHaveURL('/');
  });

  // proves 8.1
  test('the receipt prints alone, and its transaction id copies', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await payWith(page, cards.good);
    await expect(page.getByText('Your payment is completed', { exact: true })).toBeVisible();
    const transactionId = await page
      .getByText(/^pi_\w+$/)
      .last()
      .innerText();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Congrats! Your payment is completed! ${transactionId}`,
    );
    await page.getByRole('button', { name: 'Copy transaction id' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(transactionId);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeHidden();
  });

  // proves 4.1, 8.5
  test('K5: paid in another tab, the first one shows the receipt instead of the card form', async ({
    page,
  }) => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await payWith(other, cards.good);
    await expect(other.getByText('Your payment is completed', { exact: true })).toBeVisible();
    await page.bringToFront();
    const charges = chargesOn(page);
    await payWith(page, cards.good);
    await expect(page.getByText('Already paid')).toBeVisible();
    await expect(page.getByLabel('Card number')).toHaveCount(0);
    expect(charges).toEqual([]);
  });

  test.describe('with trouble on the way', () => {
    test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of (404|503)/] });

    test('K1: the network goes after the charge: the receipt stays, and the report is made later', async ({
      page,
    }) => {
      const orderId = orderIdIn(page);
      const report = '**/api/payment-update/**';
      await page.route(report, (route) => route.abort());
      await payWith(page, cards.good);
      await expect(congratulations(page)).toBeVisible();
      const kept = await page.evaluate((id) => sessionStorage.getItem(`pendingPayment:${id}`) ?? '', orderId);
      expect(JSON.parse(kept)).toMatchObject({ orderId });
      expect(kept).toMatch(/"pi":"pi_/);

      await page.reload();
      await expect(congratulations(page)).toBeVisible();
      await expect(page.getByLabel('Card number')).toHaveCount(0);
      await page.unroute(report);
      await expect(page.getByText('Your payment is completed', { exact: true })).toBeVisible();
      await expect
        .poll(() => page.evaluate((id) => sessionStorage.getItem(`pendingPayment:${id}`), orderId))
        .toBeNull();
    });

    test('K2: the network goes during the charge: it is said, and the same payment is tried again', async ({
      page,
    }) => {
      const charges = chargesOn(page);
      await page.route('**/confirm', (route) => route.abort());
      await payWith(page, cards.good);
      await expect(page.getByRole('alert')).toContainText('check your internet connection');
      await expect(payButton(page)).toBeEnabled();
      await page.unroute('**/confirm');
      await payButton(page).click();
      await expect(congratulations(page)).toBeVisible();
      expect(new Set(charges).size).toBe(1);
    });

    test('K6: cancelled in another tab: nothing is charged, and one is back at My Orders', async ({
      page,
    }) => {
      const charges = chargesOn(page);
      // A payment that is still being prepared would be refused, and leave, before anybody pressed Pay.
      await expect(payButton(page)).toBeEnabled();
      await ask(await accessToken(person), 'DELETE', `/orders/${orderIdIn(page)}`);
      await payWith(page, cards.good);
      await expect(page).toHaveURL('/user-dashboard/my-orders');
      await expect(
        page.getByText('This order was cancelled. Your card was not charged.', { exact: true }),
      ).toBeVisible();
      expect(charges).toEqual([]);
    });

    test('K16: a blocked card provider is named, and another try brings the form', async ({ page }) => {
      await page.route(`${stack.stripeUrl}/**`, (route) => route.abort());
      await page.reload();
      await expect(page.getByText('The card form could not be loaded.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Pay by card' })).toBeVisible();
      await page.unroute(`${stack.stripeUrl}/**`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByLabel('Card number')).toBeVisible();
    });

    test('an order that is not there, or not this customer’s, is an unknown page', async ({ page }) => {
      const { _id } = await orderOf(await newCustomer());
      for (const id of [_id, 'nope']) {
        await page.goto(`/payment/${id}`);
        await expect(page.getByText('We could not find this order in your account.')).toBeVisible();
      }
    });
  });

  test.describe('K4: a charge that this tab does not know of', () => {
    test.use({ expectedErrors: [/status of (400|402|409)/] });

    test('counts as paid instead of being asked for again', async ({ page }) => {
      const secret = await ask<{ clientSecret: string }>(
        await accessToken(person),
        'POST',
        '/create-payment',
        { orderId: orderIdIn(page) },
      );
      const transactionId = secret.clientSecret.replace(/_secret_.*$/, '');
      const succeeded = { id: transactionId, object: 'payment_intent', status: 'succeeded' };
      // The charge of another tab lands between this page's look at the order and its own.
      await page.route('**/confirm', async (route) => {
        await route.fetch();
        await route.fulfill({
          status: 400,
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: { error: { code: 'payment_intent_unexpected_state', payment_intent: succeeded } },
        });
      });
      await payWith(page, cards.good);
      await expect(congratulations(page)).toBeVisible();
      await expect(page.getByText('Your payment is completed', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText('Already paid')).toBeVisible();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the toast of an order that was just placed lies neither on the card field nor on Pay', async ({
    page,
  }) => {
    const part = await partForSale();
    await arriveAs(page, newPerson(), part.path);
    await page.getByLabel('Address').fill('Kajgatan 9, 451 42 Uddevalla');
    await page.getByRole('button', { name: 'Review order' }).click();
    await page.getByRole('button', { name: 'Place order' }).click();
    const toast = page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
    await expect(toast).toBeVisible();
    // It waits for who looks elsewhere, as this test does not hurry.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await page.getByRole('link', { name: 'Pay Now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pay by card' })).toBeVisible();
    for (const target of [page.getByLabel('Card number'), payButton(page)]) {
      await target.scrollIntoViewIfNeeded();
      await target.focus();
      await expect(async () => {
        const [over, under] = [await toast.boundingBox(), await target.boundingBox()];
        if (!over || !under) throw new Error('One of them is not there');
        expect(over.y >= under.y + under.height || under.y >= over.y + over.height).toBe(true);
      }).toPass();
    }
  });
});
