import {
  accessToken,
  cards,
  demo,
  expect,
  newestOrder,
  newPerson,
  payWith,
  placeOrder,
  signUp,
  test,
} from './shop.ts';
import { stack } from './stack.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// proves 6.2, 7.22
test('a visitor signs up, orders, pays by card, sees it paid, and later shipped', async ({ page }) => {
  const person = newPerson();
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await signUp(page, person);
  await expect(page).toHaveURL('/');

  await placeOrder(page, 'Wheel bearing', 40);
  await payWith(page, cards.good);
  await expect(page.getByText('Congrats! Your payment is completed!')).toBeVisible();
  const transactionId = await page
    .getByText(/^pi_\w+$/)
    .first()
    .innerText();

  await page.getByRole('link', { name: 'My Orders' }).first().click();
  const order = newestOrder(page);
  await expect(order).toContainText('Wheel bearing');
  await expect(order).toContainText('$750.00');
  await expect(order).toContainText('Paid');
  await expect(order).toContainText(transactionId);
  await expect(order).toContainText('Pending');

  const authorization = { Authorization: `Bearer ${await accessToken(demo.admin)}` };
  const orders = await page.request.get(`${stack.apiUrl}/orders/${person.email}`, { headers: authorization });
  const [placed] = (await orders.json()) as [{ _id: string }];
  const confirmed = await page.request.patch(`${stack.apiUrl}/confirm-order/${placed._id}`, {
    headers: authorization,
  });
  expect(await confirmed.json()).toMatchObject({ modifiedCount: 1 });

  await page.reload();
  await expect(newestOrder(page)).toContainText('Shipped');
});
