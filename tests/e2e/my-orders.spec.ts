import * as product from '#messages/product.ts';
import { ask, newCustomer, orderOf, paidOrderOf, passwordOfCustomers } from './customers.ts';
import { partForSale } from './part-for-sale.ts';
import {
  accessToken,
  arriveAs,
  cards,
  demo,
  expect,
  logIn,
  newestOrder,
  newPerson,
  payWith,
  placeOrder,
  test,
} from './shop.ts';

const myOrders = '/user-dashboard/my-orders';

test('without an order the page says so and leads to the parts', async ({ page }) => {
  await arriveAs(page, newPerson(), '/user-dashboard');
  await expect(page).toHaveURL(myOrders);
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: product.ourParts() })).toHaveAttribute(
    'href',
    '/parts',
  );
});

test('the drawer of the dashboard has a customer’s entries, and no others', async ({ page }) => {
  await arriveAs(page, newPerson(), myOrders);
  const entries = page.getByRole('complementary', { name: 'Dashboard' }).getByRole('link');
  await expect(entries).toHaveText([/^My Orders/, 'Add A Review', 'My Profile']);
});

// proves 2.21, 4.1, 6.2, 7.11
test('the table says what was ordered and what is to be done: pay or cancel it, or nothing more', async ({
  page,
}) => {
  const customer = await newCustomer();
  const unpaid = await orderOf(customer);
  const paid = await paidOrderOf(customer);
  const shipped = await paidOrderOf(customer);
  await ask(await accessToken(demo.admin), 'PATCH', `/confirm-order/${shipped._id}`);
  await page.goto(myOrders);
  await logIn(page, { email: customer.email, password: passwordOfCustomers });

  const table = page.getByRole('table', { name: 'My Orders' });
  const columns = ['#', 'Product Name', 'Quantity', 'Total Price', 'Address', 'Payment', 'Status'];
  await expect(table.getByRole('columnheader')).toContainText(columns);
  const [newest, second, oldest] = [1, 2, 3].map((index) => table.getByRole('row').nth(index));
  if (!newest || !second || !oldest) throw new Error('Three orders have three rows');

  await expect(oldest).toContainText(unpaid.part.name);
  await expect(oldest).toContainText('Kajgatan 9, 451 42 Uddevalla');
  await expect(oldest).toContainText('unpaid');
  await expect(oldest.getByRole('link', { name: /^Pay Now/ })).toHaveAttribute(
    'href',
    `/payment/${unpaid._id}`,
  );
  await expect(oldest.getByRole('button', { name: /^Cancel/ })).toBeEnabled();
  for (const [row, order, status] of [
    [second, paid, 'Pending'],
    [newest, shipped, 'Shipped'],
  ] as const) {
    await expect(row).toContainText('Paid');
    await expect(row).toContainText(order.transactionId);
    await expect(row).toContainText(status);
    await expect(row.getByRole('link', { name: /^Pay Now/ })).toHaveCount(0);
    await expect(row.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
  }
});

test('a cancelled order keeps its place until the list is left, and the counts leave it out', async ({
  page,
}) => {
  const customer = await newCustomer();
  await orderOf(customer);
  await orderOf(customer);
  await page.goto(`${myOrders}?status=unpaid`);
  await logIn(page, { email: customer.email, password: passwordOfCustomers });
  const rows = page.getByRole('table', { name: 'My Orders' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  const before = await rows.nth(2).boundingBox();
  await rows
    .nth(1)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: /^Unpaid/ })).toHaveText('Unpaid 1');
  await expect(rows.nth(1)).toContainText('Cancelled');
  await expect(rows.nth(1).getByRole('link')).toHaveCount(0);
  await expect(rows.nth(1)).toBeFocused();
  expect(await rows.nth(2).boundingBox()).toEqual(before);

  await page.getByRole('button', { name: /^All/ }).click();
  await expect(rows).toHaveCount(2);
});

// proves 7.11
test('orders that come wrapped in `data` are shown all the same', async ({ page }) => {
  const customer = await newCustomer();
  const { part } = await orderOf(customer);
  await page.route('**/api/orders/*', async (route) => {
    const response = await route.fetch();
    const orders: unknown = await response.json();
    await route.fulfill({ response, json: { data: orders } });
  });
  await page.goto(myOrders);
  await logIn(page, { email: customer.email, password: passwordOfCustomers });
  await expect(newestOrder(page)).toContainText(part.name);
});

test('an order is found by search and state, has its course, and is bought again', async ({ page }) => {
  await arriveAs(page, newPerson(), '/');
  await placeOrder(page, 'Wheel bearing', 40);
  await payWith(page, cards.good);
  await expect(page.getByText(product.paymentCompleted(), { exact: true })).toBeVisible();
  await placeOrder(page, 'Forged piston', 4);

  await page.goto(myOrders);
  await page.getByRole('searchbox').fill('bearing');
  await expect(page.getByRole('row', { name: /Forged piston/ })).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: /^Unpaid/ }).click();
  await expect(page).toHaveURL(/status=unpaid/);
  await expect(page.getByRole('row', { name: /Wheel bearing/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Shipped/ }).click();
  await expect(page.getByText('Nothing shipped yet').last()).toBeVisible();
  await page.getByRole('button', { name: 'Show all orders' }).click();

  await page.getByRole('button', { name: 'Wheel bearing' }).click();
  const details = page.getByRole('dialog', { name: /^Order / });
  await expect(details.getByRole('list', { name: 'Order timeline' })).toContainText('Not confirmed yet.');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Receipt', includeHidden: true })).toBeVisible();
  await page.emulateMedia({ media: null });
  await details.getByRole('link', { name: 'Buy again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wheel bearing' })).toBeVisible();
});

test('K5: an order that was paid in another tab is seen to be when one comes back', async ({ page }) => {
  await arriveAs(page, newPerson(), '/');
  await placeOrder(page, 'Forged piston', 4);
  const payment = page.url();
  await page.goto(myOrders);
  await expect(newestOrder(page)).toContainText('unpaid');
  const other = await page.context().newPage();
  await other.goto(payment);
  await payWith(other, cards.good);
  await expect(other.getByText(product.paymentCompleted(), { exact: true })).toBeVisible();
  // One browser window with two pages never loses its focus by itself.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(newestOrder(page)).toContainText('Paid');
});

test.describe('orders that cannot be loaded', () => {
  test.use({ expectedErrors: [/status of 500/] });

  // proves 8.12
  test('are told where they would stand, and come at another try; nobody is signed out', async ({ page }) => {
    await arriveAs(page, newPerson(), '/');
    await page.route('**/api/orders/*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Not now', code: 'INTERNAL' } }),
    );
    await page.goto(myOrders);
    await expect(page.getByText('Orders could not be loaded')).toBeVisible();
    await expect(page.getByText('Not now')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.unroute('**/api/orders/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No orders yet')).toBeVisible();
  });
});

test.describe('a part that is gone', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('cannot be bought again, and says why', async ({ page }) => {
    const part = await partForSale();
    await arriveAs(page, newPerson(), part.path);
    await page.getByLabel('Address').fill('Kajgatan 9, 451 42 Uddevalla');
    await page.getByRole('button', { name: 'Review order' }).click();
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText(product.orderPlaced(), { exact: true })).toBeVisible();
    await part.remove();
    await page.goto(myOrders);
    await page.getByRole('button', { name: part.name, exact: true }).click();
    const again = page.getByRole('button', { name: 'Buy again' });
    await expect(again).toBeDisabled();
    await expect(again).toHaveAccessibleDescription(/no longer in the catalogue/);
  });
});

test('the drawer counts the orders, also after one is placed or cancelled', async ({ page }) => {
  const customer = await newCustomer();
  await orderOf(customer);
  await page.goto(myOrders);
  await logIn(page, { email: customer.email, password: passwordOfCustomers });
  const entry = page
    .getByRole('complementary', { name: 'Dashboard' })
    .getByRole('link', { name: /^My Orders/ });
  await expect(entry).toHaveText('My Orders1');

  await placeOrder(page, 'Front coil spring', 4);
  await page.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(entry).toHaveText('My Orders2');

  await newestOrder(page)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(entry).toHaveText('My Orders1');
});

test('more orders than the shop counts are said to be more', async ({ page }) => {
  const customer = await newCustomer();
  await orderOf(customer);
  await page.route('**/api/orders/*', async (route) => {
    const answer = await route.fetch();
    const counted = { 'x-total-count': '1000', 'x-total-count-capped': 'true' };
    await route.fulfill({ response: answer, headers: { ...answer.headers(), ...counted } });
  });
  await page.goto(myOrders);
  await logIn(page, { email: customer.email, password: passwordOfCustomers });
  await expect(page.getByRole('button', { name: /^All/ })).toHaveText('All 1,000+');
  await expect(page.getByRole('button', { name: /^Unpaid/ })).toHaveText('Unpaid 1,000+');
  await expect(page.getByRole('complementary').getByRole('link', { name: /^My Orders/ })).toHaveText(
    'My Orders1,000+',
  );
});
