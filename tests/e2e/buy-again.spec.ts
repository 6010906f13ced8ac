import { callApi } from './accounts.ts';
import { address, newCustomer, openAs, orderPart, payOrder } from './customers.ts';
import { addPart, changePart } from './parts.ts';
import { button, expect, firstRow, link, pageHeading, test } from './shop.ts';

const recipient = { name: 'Jonas Lindqvist', phone: '', address: 'Hamngatan 3, 453 30 Lysekil' };

test('Buy again fills in the form, lists what changed, and offers saved addresses', async ({ page }) => {
  const part = await addPart();
  const customer = await newCustomer();
  const { _id } = await orderPart(customer, part, 6);
  await payOrder(customer, _id);
  await callApi(customer.accessToken, 'POST', `/user-addresses/${customer.email}`, {
    label: 'Boat shed',
    ...recipient,
  });
  await changePart(part._id, { price: 26.5 });

  await openAs(page, customer, '/user-dashboard/my-orders');
  await button(firstRow(page), /^#/).click();
  await link(page, 'Buy again').click();
  await expect(page).toHaveURL(`/purchase/${part._id}?again=${_id}`);
  await expect(page.getByText('The price is now $26.50. It was $25.00.')).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('6');
  await expect(page.getByRole('main')).toContainText(address);

  await button(page, 'Use another address').click();
  await expect(page.getByRole('radio', { name: 'A new address' })).toBeFocused();
  await page.getByRole('radio', { name: /^Boat shed/ }).check();
  await button(page, 'Review order').click();
  await button(page, 'Place order').click();
  await expect(pageHeading(page, 'Your order is placed.')).toBeVisible();
  const [again] = await callApi<object[]>(customer.accessToken, 'GET', `/orders/${customer.email}`);
  expect(again).toMatchObject({ ...recipient, productQuantity: 6, totalPrice: 159 });
});
