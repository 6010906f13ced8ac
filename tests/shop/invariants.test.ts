import { expect, test } from 'vitest';
import { newId } from '#server/core/ids.ts';
import { violations } from './invariants.ts';
import { intentOf, openShop } from './open-shop.ts';

const shop = await openShop();
const customer = await shop.addCustomer();
const part = await shop.addPart();
const { id } = await shop.paidOrder(customer, part);
await shop.stripe.webhooks.settled();
const unpaidIntent = intentOf(await shop.strayIntent({ uid: customer.uid }, 50));

test('stock that an admin sets is no violation', async () => {
  const { token } = await shop.addAdmin();
  const body = { version: 1, quantity: 40, quantitySeen: 99 };
  expect(await shop.call('PATCH', `/parts/${part.id}`, { token, body })).toMatchObject({ status: 200 });
  expect(await violations(shop)).toEqual([]);
});

test.each([
  ['I1', 'UPDATE parts SET quantity = quantity + 1'],
  ['I3', `UPDATE payments SET status = 'failed'`],
  [
    'I4',
    `INSERT INTO audit_log (object, before, after, call)
     SELECT id::text, before, after, 'test' FROM orders, (VALUES ('paid', 'unpaid'), ('unpaid', 'paid')) AS edge (before, after)`,
  ],
  [
    'I5',
    `INSERT INTO orders (id, user_id, part_id, name, email, phone, address, product_name, image,
       unit_price_cents, quantity, total_cents, stock_state)
     SELECT '${newId()}', user_id, part_id, name, email, phone, address, product_name, image, unit_price_cents,
       quantity, total_cents, 'released' FROM orders`,
  ],
  ['I6', `UPDATE orders SET status = 'shipped'`],
  ['I7', `UPDATE orders SET transaction_id = '${unpaidIntent}'`],
])('detects a violation of %s', async (name, corruption) => {
  const found = shop.db.transaction(async (tx) => {
    await tx.query(corruption);
    throw new Error((await violations({ ...shop, db: tx })).join('\n'));
  });
  await expect(found).rejects.toThrow(`${name}:`);
});

test('detects a violation of I2', async () => {
  const history = { ...shop.history, acknowledged: [{ id, write: 'DELETE /orders', states: ['cancelled'] }] };
  expect((await violations({ ...shop, history })).join('\n')).toContain('I2:');
});
