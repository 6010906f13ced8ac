import { address } from './customers.ts';
import { callAsAdmin } from './parts.ts';
import {
  button,
  cards,
  expect,
  firstRow,
  link,
  newPerson,
  pageHeading,
  payWith,
  signUp,
  stockParts,
  test,
} from './shop.ts';

test.use({ isFresh: true, contextOptions: { reducedMotion: 'no-preference' } });

test('a visitor signs up, orders, pays by card, and sees the order paid and later shipped', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/');
  await link(page, 'Login').click();
  await link(page, 'Create an account').click();
  await signUp(page, person);
  await expect(page).toHaveURL('/');

  await link(stockParts(page), 'Buy Now, Wheel bearing').click();
  await expect(pageHeading(page, 'Wheel bearing')).toBeVisible();
  await page.getByLabel('Address').fill(address);
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('40');
  await button(page, 'Review order').click();
  await button(page, 'Place order').click();
  await expect(page.getByText('Placed order successfully.', { exact: true })).toBeVisible();
  await link(page, 'Pay Now').click();
  await payWith(page, cards.good);
  await expect(page.getByText('Congrats! Your payment is completed!')).toBeVisible();
  const transactionId = await page
    .getByText(/^pi_\w+$/)
    .first()
    .innerText();

  await link(page, 'My Orders').first().click();
  for (const text of ['Wheel bearing', '$750.00', 'Paid', transactionId, 'Pending']) {
    await expect(firstRow(page)).toContainText(text);
  }
  const [order] = await callAsAdmin<[{ _id: string }]>('GET', `/orders/${person.email}`);
  expect(await callAsAdmin('PATCH', `/confirm-order/${order._id}`)).toMatchObject({ modifiedCount: 1 });
  await page.reload();
  await expect(firstRow(page)).toContainText('Shipped');
});
