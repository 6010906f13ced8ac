import { expect, test } from 'vitest';
import { openShop, ordersOf } from '#tests/shop/open-shop.ts';

const shop = await openShop({ nodes: 2 });
const customer = await shop.addCustomer();
const admin = await shop.addAdmin();
const part = await shop.addPart();

const confirm = (id: string) => shop.call('PATCH', `/confirm-order/${id}`, { token: admin.token });

test('ships a paid order, and shows it to its owner as shipped', async () => {
  const { id } = await shop.paidOrder(customer, part);
  expect(await confirm(id)).toMatchObject({ status: 200, body: { matchedCount: 1, modifiedCount: 1 } });
  const order = (await ordersOf(shop, customer)).find(({ _id }) => _id === id);
  expect(order).toMatchObject({ status: 'shipped', paid: true });
  expect(order?.shippedAt).not.toBeNull();
});

test('modifies no unpaid, cancelled or shipped order', async () => {
  const unpaid = await shop.order(customer, part);
  expect(await confirm(unpaid)).toMatchObject({ status: 200, body: { matchedCount: 1, modifiedCount: 0 } });
  await shop.deleteOrder(customer, unpaid);
  expect(await confirm(unpaid)).toMatchObject({ status: 200, body: { modifiedCount: 0 } });
  const { id: shipped } = await shop.paidOrder(customer, part);
  await confirm(shipped);
  expect(await confirm(shipped)).toMatchObject({ status: 200, body: { matchedCount: 1, modifiedCount: 0 } });
});
