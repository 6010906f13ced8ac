import { expect, test } from 'vitest';
import { newId } from '#server/core/ids.ts';
import { violations } from './invariants.ts';
import { openShop } from './open-shop.ts';
import { strayIntent } from './stray-intent.ts';

/** A separate shop with a paid order, for a test to corrupt. */
async function shopWithAnOrder() {
  const shop = await openShop();
  const customer = await shop.addCustomer();
  const part = await shop.addPart();
  const { id } = await shop.paidOrder(customer, part);
  await shop.stripe.webhooks.settled();
  return { shop, part, id, customer };
}

test('stock that an admin sets is no violation', async () => {
  const { shop, part } = await shopWithAnOrder();
  const admin = await shop.addAdmin();
  const response = await shop.call('PATCH', `/parts/${part.id}`, {
    token: admin.token,
    body: { version: 1, quantity: 40, quantitySeen: 99 },
  });
  expect(response.status).toBe(200);
  expect(await shop.stockOf(part)).toBe(40);
  expect(await violations(shop)).toEqual([]);
});

type Corrupt = (found: Awaited<ReturnType<typeof shopWithAnOrder>>) => Promise<unknown>;

test.each<[string, Corrupt]>([
  ['I1', ({ shop }) => shop.db.query('UPDATE parts SET quantity = quantity + 1')],
  ['I2', ({ shop, id }) => Promise.resolve(shop.history.acknowledged.deleted.add(id))],
  ['I3', ({ shop }) => shop.db.query(`UPDATE payments SET status = 'failed'`)],
  [
    'I4',
    ({ shop, id }) =>
      shop.db.query(
        `INSERT INTO audit_log (object, before, after, call)
         VALUES ($1, 'paid', 'unpaid', 'test'), ($1, 'unpaid', 'paid', 'test')`,
        [id],
      ),
  ],
  [
    'I5',
    ({ shop, id }) =>
      shop.db.query(
        `INSERT INTO orders (id, user_id, part_id, name, email, phone, address, product_name, image,
           unit_price_cents, quantity, total_cents, stock_state)
         SELECT $2, user_id, part_id, name, email, phone, address, product_name, image, unit_price_cents,
           quantity, total_cents, 'released' FROM orders WHERE id = $1`,
        [id, newId()],
      ),
  ],
  ['I6', ({ shop }) => shop.db.query(`UPDATE orders SET status = 'shipped'`)],
  [
    'I7',
    async ({ shop, id, customer }) => {
      const { id: intent, secret } = await strayIntent(shop, { uid: customer.uid }, 50);
      await shop.confirmCard(secret);
      await shop.db.query('UPDATE orders SET transaction_id = $2 WHERE id = $1', [id, intent]);
    },
  ],
])('detects a violation of %s', async (name, corrupt) => {
  const found = await shopWithAnOrder();
  expect(await violations(found.shop)).toEqual([]);
  await corrupt(found);
  expect((await violations(found.shop)).join('\n')).toContain(`${name}:`);
});
