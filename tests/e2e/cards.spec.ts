import type { Response } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { arriveAs, cards, expect, newPerson, payWith, placeOrder, test } from './shop.ts';
import { stack } from './stack.ts';

test.use({ expectedErrors: [/status of 402/] });

let prepared: Promise<Response>;

test.beforeEach(async ({ page }) => {
  await arriveAs(page, newPerson(), '/');
  prepared = page.waitForResponse('**/api/create-payment');
  await placeOrder(page, 'Forged piston', 4);
});

for (const [card, words] of [
  ['declined', 'Your card was declined.'],
  ['insufficientFunds', 'Your card has insufficient funds.'],
] as const) {
  // proves 8.6
  test(`a card that is refused (${card}) is explained, and a good one still pays the order`, async ({
    page,
  }) => {
    await payWith(page, cards[card]);
    const refusal = page.getByRole('alert');
    await expect(refusal).toContainText(words);
    const color = await refusal.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    expect(red, color).toBeGreaterThan(1.5 * Math.max(green, blue));
    await payWith(page, cards.good);
    await expect(page.getByText('Congrats! Your payment is completed!')).toBeVisible();
  });
}

test.describe('a payment that the shop has cancelled, as it does after five declines,', () => {
  test.use({ expectedErrors: [/status of (400|429)/] });

  test('is set up again, and paying works', async ({ page }) => {
    const { clientSecret } = (await (await prepared).json()) as { clientSecret: string };
    const id = clientSecret.replace(/_secret_.*$/, '');
    const cancelled = await page.request.post(`${stack.stripeUrl}/v1/payment_intents/${id}/cancel`, {
      headers: { Authorization: 'Bearer sk_test_local' },
    });
    expect(cancelled.ok()).toBe(true);

    await payWith(page, cards.good);
    await expect(page.getByRole('alert')).toHaveText(
      'This payment was cancelled and your card was not charged. Try again.',
    );
    await payWith(page, cards.good);
    await expect(page.getByText('Congrats! Your payment is completed!')).toBeVisible();
  });

  test('names the time when the shop accepts no other', async ({ page }) => {
    await prepared;
    await page.route('**/confirm', (route) =>
      route.fulfill({
        status: 400,
        json: {
          error: {
            type: 'invalid_request_error',
            code: 'payment_intent_unexpected_state',
            message: 'This PaymentIntent has a status of canceled.',
            payment_intent: { id: 'pi_1', status: 'canceled' },
          },
        },
      }),
    );
    const message = 'Cards were declined too often, so payments are paused.';
    await page.route('**/api/create-payment', (route) =>
      route.fulfill({ status: 429, json: { message, code: 'TOO_MANY_PAYMENTS' } }),
    );
    await payWith(page, cards.good);
    await expect(page.getByText(`${message} Nothing was charged.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('what is wrong with a card is explained in the provider’s words, and nothing is charged', async ({
  page,
}) => {
  const charges: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/confirm')) charges.push(request.url());
  });
  const details = page.getByRole('group', { name: 'Card details' });
  for (const [number, expiry, cvc, message] of [
    ['', '', '', 'Your card number is incomplete.'],
    ['4242 4242 4242 4241', '12 / 34', '123', 'Your card number is invalid.'],
    [cards.good, '12 / 20', '123', "Your card's expiration year is in the past."],
    [cards.good, '12 / 34', '1', "Your card's security code is incomplete."],
  ] as const) {
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Expiry date').fill(expiry);
    await page.getByLabel('Security code (CVC)').fill(cvc);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(details.getByRole('alert')).toHaveText(message);
  }
  expect(charges).toEqual([]);
});

test('a bank that asks for 3-D Secure is answered, and the order is paid', async ({ page }) => {
  await payWith(page, cards.threeDSecure);
  const complete = page
    .frameLocator('iframe[title*="3-D Secure"]')
    .getByRole('button', { name: 'Complete authentication' });
  await expect(complete).toBeVisible();
  await expectNoViolation(page);
  await complete.click();
  await expect(page.getByText('Congrats! Your payment is completed!')).toBeVisible();
});

for (const layer of ['a modal dialog', 'a frame with the highest z-index, like Stripe’s']) {
  test(`Back during 3-D Secure in ${layer} is asked about above it, and both ways on work`, async ({
    page,
  }) => {
    const frame = page.locator('iframe[title*="3-D Secure"]');
    const question = page.getByRole('alertdialog', {
      name: 'Leave before your bank has approved the payment?',
    });
    const goBackDuringChallenge = async () => {
      await payWith(page, cards.threeDSecure);
      await expect(frame).toBeVisible();
      if (layer !== 'a modal dialog') {
        await page.locator('dialog', { has: frame }).evaluate((dialog: HTMLDialogElement) => {
          dialog.close();
          dialog.show();
          Object.assign(dialog.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
        });
      }
      await page.evaluate(() => history.back());
      await expect(question).toContainText('Nothing has been charged yet.');
    };

    await goBackDuringChallenge();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your order is placed.' })).toBeVisible();
    await expect(frame).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Pay Now' }).click();

    await goBackDuringChallenge();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    await page
      .frameLocator('iframe[title*="3-D Secure"]')
      .getByRole('button', { name: 'Complete authentication' })
      .click();
    await expect(page.getByText('Congrats! Your payment is completed!')).toBeVisible();
  });
}

// proves 8.5
test('opening a paid order again shows that it is paid, and no card form', async ({ page }) => {
  await payWith(page, cards.good);
  // The provider has charged the card before the shop knows; a reload in between would finish the report.
  await expect(page.getByText('Your payment is completed', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Already paid')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
});
