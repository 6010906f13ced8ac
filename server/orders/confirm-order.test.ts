import { expect, test } from 'vitest';
import { violations } from '#tests/shop/invariants.ts';
import { openShop, ordersOf } from '#tests/shop/open-shop.ts';

const shop = await openShop({ nodes: 2 });
const customer = await shop.addCustomer();
const admin = await shop.addAdmin();
const part = await shop.addPart();

const confirm = (id: string, token: string | undefined = admin.token) =>
  shop.call('PATCH', `/confirm-order/${id}`, token === undefined ? {} : { token });

async function paidOrder(): Promise<string> {
  const id = await shop.order(customer, part);
  await shop.report(customer, id, await shop.payAtProvider(customer, id));
  return id;
}

test('ships a paid order, and shows it to its owner as shipped', async () => {
  const id = await paidOrder();
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
  const shipped = await paidOrder();
  await confirm(shipped);
  expect(await confirm(shipped)).toMatchObject({ status: 200, body: { matchedCount: 1, modifiedCount: 0 } });
});

test('returns 404 for an unknown order and 403 for a customer', async () => {
  const id = await paidOrder();
  expect(await confirm('019a9c40-0000-7000-8000-200000000999')).toMatchObject({
    status: 404,
    body: { modifiedCount: 0 },
  });
  expect(await confirm('x')).toMatchObject({ status: 404, body: { modifiedCount: 0 } });
  expect(await confirm(id, customer.token)).toMatchObject({ status: 403, body: { modifiedCount: 0 } });
  expect(await shop.call('PATCH', `/confirm-order/${id}`)).toMatchObject({ status: 401 });
  expect(await shop.stateOf(id)).toMatchObject({ status: 'paid' });
});

test('leaves the shop consistent', async () => {
  await shop.stripe.webhooks.settled();
  expect(await violations(shop)).toEqual([]);
});
