import { describe, expect, test } from 'vitest';
import { openShop, ordersOf } from '#tests/shop/open-shop.ts';
import { setMailing } from '../mails/record-mail.ts';
import { problem } from '../testing/contract-responses.ts';

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

describe('orders of a checkout in one parcel', () => {
  const shipment = { carrier: 'Tessera Parcel', trackingNumber: 'TP 0034' };
  const place = async () => shop.paidCheckout(customer, await Promise.all([shop.addPart(), shop.addPart()]));
  const send = (checkoutId: string, orders: readonly string[]) =>
    shop.call('PATCH', `/confirm-checkout/${checkoutId}`, {
      token: admin.token,
      body: { orders, ...shipment },
    });
  const statesOf = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await shop.stateOf(id)).status));

  test('are shipped with one carrier and number, and one mail says so', async () => {
    await setMailing(shop.db, true);
    const { _id, ids } = await place();
    expect(await send(_id, ids)).toMatchObject({ status: 200, body: { modifiedCount: 2 } });
    const shipped = (await ordersOf(shop, customer)).filter(({ checkout }) => checkout === _id);
    expect(shipped).toMatchObject([{ status: 'shipped', shipment }, { shipment }]);
    const { rows } = await shop.db.query(
      `SELECT count(*) AS orders FROM mails WHERE kind = 'shipped' AND checkout_id = $1 GROUP BY created_at`,
      [_id],
    );
    expect(rows).toEqual([{ orders: 2 }]);
    await setMailing(shop.db, false);
  });

  test('stay as they are if one of them is not paid any more, or is another checkout’s', async () => {
    const { _id, ids } = await place();
    const [first = '', second = ''] = ids;
    const { ids: others } = await place();
    expect(await send(_id, [first, ...others])).toMatchObject(problem(409, 'LIST_CHANGED'));
    expect(await send(_id, others)).toMatchObject(problem(404, 'NOT_FOUND'));
    await shop.deleteOrder(admin, second);
    expect(await send(_id, ids)).toMatchObject({
      status: 409,
      body: { orders: [{ _id: second, status: 'refunded' }] },
    });
    expect(await statesOf([first, ...others])).toEqual(['paid', 'paid', 'paid']);
    expect(await send(_id, [first, first])).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
  });
});
