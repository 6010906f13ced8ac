import type { Page } from '@playwright/test';
import { address, newCustomer, openPayment, placeOrder, placePaidOrder } from './customers.ts';
import { addPart, newPartName, openAsAdmin, picture } from './parts.ts';
import {
  button,
  cards,
  expect,
  fillInCard,
  firstRow,
  holdRequests,
  link,
  logIn,
  pageHeading,
  payWith,
  test,
} from './shop.ts';
import { translateDocument } from './translate.ts';

// A wrong password, and a declined card.
test.use({ expectedErrors: [/status of 40[02]/] });

/** A toast is also announced, in an element that is translated, too. */
const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** Opens a document and translates it, as the browser does once the page has loaded. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(translateDocument);
}

test('a customer orders, pays, cancels, reviews and edits their profile on translated pages', async ({
  page,
}) => {
  const customer = await newCustomer();
  const part = await addPart({ price: 25, minQuantity: 2 });
  await openTranslated(page, '/login');
  await logIn(page, { email: customer.email, password: 'wrong' });
  await said(page, 'Wrong password');
  await logIn(page, customer);
  await expect(page).toHaveURL('/');

  await openTranslated(page, `/purchase/${part._id}`);
  await said(page, '$50.00');
  await button(page, 'More').click();
  await said(page, '$75.00');
  await said(page, '3 × $25.00');
  await button(page, 'Review order').click();
  await said(page, 'Address is required');
  await page.getByLabel('Address').fill(address);
  await button(page, 'Review order').click();
  await button(page, 'Place order').click();
  await said(page, 'Placed order successfully.');
  await expect(pageHeading(page, 'Pay by card')).toBeVisible();

  await payWith(page, cards.declined);
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
  await payWith(page, cards.good);
  await expect(pageHeading(page, /^Congrats! Your payment is completed!/)).toBeVisible();
  await said(page, 'Your payment is completed');

  await placeOrder(customer);
  await link(page, 'My Orders').first().click();
  await expect(firstRow(page)).toContainText('unpaid');
  await button(firstRow(page), /^Cancel/).click();
  await button(page.getByRole('alertdialog'), 'Confirm').click();
  await expect(firstRow(page)).toContainText('Cancelled');

  await link(page, 'Add A Review').click();
  await button(page, 'Add review').click();
  await said(page, 'Rating is required 1 to 5');
  await page.getByRole('radio', { name: '4 of 5' }).check({ force: true });
  await page.getByLabel('Description').fill('The bearings came on time.');
  await button(page, 'Add review').click();
  await said(page, 'Review added');

  await link(page, 'My Profile').first().click();
  await page.getByLabel(/^City/).fill('Uddevalla');
  await button(page, 'Save changes').click();
  await said(page, 'Profile updated');
  await expect(page.getByRole('main')).toContainText('Customer, Uddevalla');
});

test('an admin confirms an order and adds a part on translated pages', async ({ page }) => {
  const customer = await newCustomer();
  await placePaidOrder(customer);
  await openAsAdmin(page, `/admin-dashboard/manage-order?search=${encodeURIComponent(customer.name)}`);
  await page.evaluate(translateDocument);
  const row = page.getByRole('row').filter({ hasText: customer.name });
  await button(row, /^Confirm/).click();
  await button(page.getByRole('dialog'), 'Confirm without tracking').click();
  await said(page, 'Accepted order');
  await expect(row).toContainText('Shipped');

  await link(page, 'Add a Product').click();
  await button(page, 'Add product').click();
  await said(page, 'Product name is Required');
  await page.locator('input[type="file"]').first().setInputFiles(picture);
  await page.getByRole('textbox', { name: 'Product name' }).fill(newPartName());
  await page.getByLabel('Minimum quantity').fill('2');
  await page.getByLabel('Quantity', { exact: true }).fill('1,200');
  await page.getByLabel('Price').fill('54.5');
  await page.getByRole('textbox', { name: 'Description' }).fill('Hobbed and hardened, bored to H7.');
  await button(page, 'Add product').click();
  await said(page, 'Product added successfully');
});

test.describe('a page that fails to render', () => {
  test.use({ expectedErrors: [/NotFoundError|removeChild|insertBefore/] });

  /** Wraps an element and what it is in, as an extension of the browser may do. React then fails to replace them. */
  const breakPage = (page: Page, selector: string) =>
    page.evaluate((first) => {
      let element = document.querySelector(first);
      while (element?.parentElement && element.parentElement.tagName !== 'MAIN') {
        const { parentElement } = element;
        const wrapper = document.createElement('div');
        element.replaceWith(wrapper);
        wrapper.append(element);
        element = parentElement;
      }
    }, selector);

  test('says after a charge that the order is paid, and offers no second try', async ({ page }) => {
    const release = await holdRequests(page, '**/confirm');
    await openPayment(page);
    await fillInCard(page, cards.good);
    const confirming = page.waitForRequest('**/confirm');
    await button(page, /^Pay \$/).click();
    await confirming;
    await breakPage(page, 'main form');
    release();
    await expect(pageHeading(page, /^Your payment is completed$/)).toBeVisible();
    await expect(button(page, /^pi_/)).toBeVisible();
    await expect(button(page, /try again/i)).toHaveCount(0);
    await link(page.getByRole('main'), 'My Orders').click();
    await expect(firstRow(page)).toContainText('Paid');
  });

  test('leads on to the payment after an order, and offers no second try', async ({ page }) => {
    const part = await addPart();
    const customer = await newCustomer();
    await openTranslated(page, '/login');
    await logIn(page, customer);
    await expect(page).toHaveURL('/');
    const release = await holdRequests(page, '**/api/orders');
    await page.goto(`/purchase/${part._id}`);
    await page.getByLabel('Address').fill(address);
    await button(page, 'Review order').click();
    await breakPage(page, 'main [type="submit"] > span');
    await button(page, 'Place order').click();
    await expect(pageHeading(page, 'This page could not be shown.')).toBeVisible();
    await expect(button(page, /try again/i)).toHaveCount(0);
    release();
    await expect(pageHeading(page, 'Pay by card')).toBeVisible();
  });
});
