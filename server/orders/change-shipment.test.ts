import { expect, test } from 'vitest';
import { auditOf } from '#server/testing/app.ts';
import { openShop, ordersOf } from '#tests/shop/open-shop.ts';

const shop = await openShop();
const customer = await shop.addCustomer();
const admin = await shop.addAdmin();
const part = await shop.addPart();

const dhl = { carrier: 'DHL', trackingNumber: '0034 0434', trackingUrl: 'https://dhl.example/00340434' };

const send = (call: 'confirm-order' | 'shipment', id: string, body?: object) =>
  shop.call('PATCH', `/${call}/${id}`, { token: admin.token, ...(body && { body }) });

const shipmentOf = async (id: string) =>
  (await ordersOf(shop, customer)).find(({ _id }) => _id === id)?.shipment;

test('an order is confirmed with its tracking, which its customer sees', async () => {
  const { id } = await shop.paidOrder(customer, part);
  expect(await send('confirm-order', id, dhl)).toMatchObject({ body: { modifiedCount: 1 } });
  expect(await shipmentOf(id)).toEqual(dhl);
});

test('tracking is changed later, and the audit log says so once', async () => {
  const { id } = await shop.paidOrder(customer, part);
  expect(await send('shipment', id, dhl)).toMatchObject({ body: { modifiedCount: 0 } });
  expect(await send('confirm-order', id)).toMatchObject({ body: { modifiedCount: 1 } });
  expect(await shipmentOf(id)).toBeNull();
  expect(await send('shipment', id, dhl)).toMatchObject({ body: { modifiedCount: 1 } });
  expect(await send('shipment', id, dhl)).toMatchObject({ body: { modifiedCount: 0 } });
  expect(await send('shipment', id, { carrier: 'UPS' })).toMatchObject({ body: { modifiedCount: 1 } });
  expect(await shipmentOf(id)).toEqual({ carrier: 'UPS', trackingNumber: null, trackingUrl: null });
  const audit = await auditOf(shop.db, id);
  expect(audit.filter(({ call }) => call === 'PATCH /shipment')).toHaveLength(2);
});

test.each([
  [{ trackingNumber: '0034|0434' }, 'A tracking number cannot contain “|”'],
  [{ trackingUrl: 'http://dhl.example' }, 'Tracking address: Enter the https address of the tracking page'],
  [
    { trackingUrl: 'https://user@dhl.example' },
    'Tracking address: Enter the https address of the tracking page',
  ],
])('rejects %o, and ships nothing', async (body, message) => {
  const { id } = await shop.paidOrder(customer, part);
  expect(await send('confirm-order', id, body)).toMatchObject({
    status: 400,
    body: { message, field: Object.keys(body)[0] },
  });
  expect((await ordersOf(shop, customer)).find(({ _id }) => _id === id)?.status).toBe('pending');
});
