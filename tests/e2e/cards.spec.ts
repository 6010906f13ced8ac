import type { Page } from '@playwright/test';
import { newCustomer, openAs, openPayment, placeOrder } from './customers.ts';
import {
  asksBeforeUnload,
  button,
  cards,
  expect,
  holdRequests,
  link,
  pageHeading,
  payWith,
  test,
} from './shop.ts';

test.use({ expectedErrors: [/status of (400|402|429)/] });

const expectPaid = (page: Page) =>
  expect(page.getByText('Congrats! Your payment is completed!')).toBeVisible();

test('a declined card shows the message of the provider in red, and another card pays', async ({ page }) => {
  await openPayment(page);
  const alert = page.getByRole('alert');
  for (const [card, message] of [
    ['declined', 'Your card was declined.'],
    ['insufficientFunds', 'Your card has insufficient funds.'],
    ['mistyped', 'Your card number is invalid.'],
  ] as const) {
    await payWith(page, cards[card]);
    await expect(alert).toContainText(message);
    const color = await alert.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    expect(red, color).toBeGreaterThan(1.5 * Math.max(green, blue));
  }
  await payWith(page, cards.good);
  await expectPaid(page);
});

test('the card cannot be edited while it is checked and charged', async ({ page }) => {
  const { _id } = await openPayment(page);
  await expect(button(page, /^Pay \$/)).toBeEnabled();
  const release = await holdRequests(page, `**/api/payment/${_id}`);
  await payWith(page, cards.declined);
  const number = page.getByLabel('Card number');
  await expect(number).toBeDisabled();
  release();
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await expect(number).toBeEnabled();
});

test('3-D Secure that fails or is closed charges nothing, and says so', async ({ page }) => {
  await openPayment(page);
  const frame = page.locator('iframe[title*="3-D Secure"]');
  const refusals = [
    () => button(frame.contentFrame(), 'Fail authentication').click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const refuse of refusals) {
    await payWith(page, cards.threeDSecure);
    await expect(frame).toBeVisible();
    await refuse();
    await expect(page.getByRole('alert')).toContainText('We are unable to authenticate your payment method.');
  }
});

for (const layer of ['a modal dialog', 'a frame with the highest z-index, like Stripe’s']) {
  test(`Back during 3-D Secure in ${layer} asks first, and both answers work`, async ({ page }) => {
    const customer = await newCustomer();
    await placeOrder(customer);
    await openAs(page, customer, '/user-dashboard/my-orders');
    await link(page, /^Pay Now/).click();
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
      expect(await asksBeforeUnload(page)).toBe(true);
    };

    await goBackDuringChallenge();
    await button(question, 'Leave').click();
    await expect(pageHeading(page, 'My Orders')).toBeVisible();
    await expect(frame).toHaveCount(0);
    await link(page, /^Pay Now/).click();

    await goBackDuringChallenge();
    await button(question, 'Stay').click();
    await expect(question).toHaveCount(0);
    await button(page.frameLocator('iframe[title*="3-D Secure"]'), 'Complete authentication').click();
    await expectPaid(page);
  });
}
