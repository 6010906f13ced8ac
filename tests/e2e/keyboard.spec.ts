import { newCustomer, orderOf, paidOrderOf, passwordOfCustomers } from './customers.ts';
import { arrivesAt, pressOn, tabTo, typeInto } from './keyboard.ts';
import { test } from './roles.ts';
import { cards, expect, stockParts } from './shop.ts';

// The way by which a product is added stands in add-product.spec.ts.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keys alone log in, order a part, pay for it, and cancel another order', async ({ page }) => {
  const customer = await newCustomer();
  await orderOf(customer);
  const main = page.getByRole('main');

  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await pressOn(page, page.getByRole('link', { name: 'Login' }));
  await arrivesAt(page, 'Login');
  await typeInto(page, page.getByLabel('Email'), customer.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), passwordOfCustomers);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await arrivesAt(page, /./);
  await expect(page.getByRole('link', { name: `My Profile, ${customer.name}` })).toBeVisible();

  await pressOn(page, stockParts(page).getByRole('link', { name: 'Buy Now, Wheel bearing' }));
  await arrivesAt(page, 'Wheel bearing');
  await typeInto(page, page.getByLabel('Address'), 'Kajgatan 9, 451 42 Uddevalla');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await tabTo(page, quantity);
  const minimum = Number(await quantity.inputValue());
  await page.keyboard.press('ArrowUp');
  await expect(quantity).toHaveValue(String(minimum + 1));
  await pressOn(page, page.getByRole('button', { name: 'Review order' }));
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Place order' }));
  await expect(page.getByText('Placed order successfully.', { exact: true })).toBeVisible();

  await pressOn(page, main.getByRole('link', { name: 'Pay Now' }));
  await arrivesAt(page, 'Pay by card');
  await typeInto(page, page.getByLabel('Card number'), cards.good);
  // A field of the provider's that is full hands the focus on.
  await expect(page.getByLabel('Expiry date')).toBeFocused();
  await page.keyboard.type('1234');
  await expect(page.getByLabel('Security code (CVC)')).toBeFocused();
  await page.keyboard.type('123');
  await pressOn(page, page.getByRole('button', { name: /^Pay \$/ }));
  await expect(page.getByText('Your payment is completed', { exact: true })).toBeVisible();

  await pressOn(page, main.getByRole('link', { name: 'My Orders' }));
  await arrivesAt(page, 'My Orders');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  await pressOn(page, page.getByRole('table').getByRole('button', { name: /^Cancel/ }));
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel this order?' });
  await expect(question.getByRole('button', { name: 'Close' })).toBeFocused();
  await pressOn(page, question.getByRole('button', { name: 'Confirm' }));
  await expect(page.getByText('Order deleted', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'Cancelled' })).toBeFocused();
});

test.describe('as an admin', () => {
  test.use({ role: 'admin' });

  test('keys alone find an order and confirm it', async ({ page }) => {
    const customer = await newCustomer();
    await paidOrderOf(customer);

    await page.goto('/');
    await pressOn(page, page.getByRole('link', { name: 'Dashboard', exact: true }));
    await arrivesAt(page, 'All User');
    const drawer = page.getByRole('complementary', { name: 'Dashboard' });
    await pressOn(page, drawer.getByRole('link', { name: 'Manage All Order' }), 'Shift+Tab');
    await arrivesAt(page, 'Manage All Order');
    await typeInto(page, page.getByRole('searchbox', { name: 'Search orders' }), customer.name);
    const table = page.getByRole('table', { name: 'Manage All Order' });
    await expect(table.getByRole('row')).toHaveCount(2);
    const confirm = table.getByRole('button', { name: /^Confirm/ });
    await pressOn(page, confirm);
    await expect(page.getByText('Accepted order', { exact: true })).toBeVisible();
    await expect(table.getByText('Shipped')).toBeVisible();
    await expect(table.getByRole('row').nth(1)).toBeFocused();
  });
});
