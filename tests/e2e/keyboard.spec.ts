import { logInByApi } from './accounts.ts';
import { address, placeOrder } from './customers.ts';
import { expectFocusOnPage, tabToAndPress, tabTo, tabToAndType } from './keyboard.ts';
import { callAsAdmin } from './parts.ts';
import { button, cards, expect, link, newPerson, stockParts, test } from './shop.ts';

test('with the keyboard alone a visitor signs up, orders, pays by card, cancels another order, and sees the first one shipped', async ({
  page,
}) => {
  const person = newPerson();
  const main = page.getByRole('main');

  await page.goto('/');
  await tabTo(page, link(page, 'Skip to content'));
  await tabToAndPress(page, link(page, 'Login'));
  await expectFocusOnPage(page, 'Login');
  await tabToAndPress(page, link(page, 'Create an account'));
  await expectFocusOnPage(page, 'Sign up');
  await tabToAndType(page, page.getByLabel('Full name'), person.name);
  await tabToAndType(page, page.getByLabel('Email'), person.email);
  await tabToAndType(page, page.getByLabel('Password', { exact: true }), person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expectFocusOnPage(page, /./);
  await expect(link(page, `My Profile, ${person.name}`)).toBeVisible();
  await placeOrder({ ...person, ...(await logInByApi(person)) });

  await tabToAndPress(page, link(stockParts(page), 'Buy Now, Wheel bearing'));
  await expectFocusOnPage(page, 'Wheel bearing');
  await tabToAndType(page, page.getByLabel('Address'), address);
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await tabTo(page, quantity);
  const minimum = Number(await quantity.inputValue());
  await page.keyboard.press('ArrowUp');
  await expect(quantity).toHaveValue(String(minimum + 1));
  await tabToAndPress(page, button(page, 'Review order'));
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeFocused();
  await tabToAndPress(page, button(page, 'Place order'));
  await expect(page.getByText('Placed order successfully.', { exact: true })).toBeVisible();

  await expectFocusOnPage(page, 'Pay by card');
  await tabToAndType(page, page.getByLabel('Card number'), cards.good);
  // A complete field of Stripe moves the focus to the next one.
  await expect(page.getByLabel('Expiry date')).toBeFocused();
  await page.keyboard.type('1234');
  await expect(page.getByLabel('Security code (CVC)')).toBeFocused();
  await page.keyboard.type('123');
  await tabToAndPress(page, button(page, /^Pay \$/));
  await expect(page.getByText('Your payment is completed', { exact: true })).toBeVisible();
  const transactionId = await page
    .getByText(/^pi_\w+$/)
    .first()
    .innerText();

  await tabToAndPress(page, link(main, 'My Orders'));
  await expectFocusOnPage(page, 'My Orders');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  await tabToAndPress(page, button(page.getByRole('table'), /^Cancel/));
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel this order?' });
  await expect(button(question, 'Close')).toBeFocused();
  await tabToAndPress(page, button(question, 'Confirm'));
  await expect(page.getByText('Order deleted', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'Cancelled' })).toBeFocused();

  const [order] = await callAsAdmin<[{ _id: string }]>('GET', `/orders/${person.email}`);
  await callAsAdmin('PATCH', `/confirm-order/${order._id}`);
  await page.reload();
  const shipped = rows.filter({ hasText: transactionId });
  for (const text of ['Wheel bearing', 'Paid', 'Shipped']) await expect(shipped).toContainText(text);
});
