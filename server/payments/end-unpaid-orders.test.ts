import { describe, expect, test } from 'vitest';
import { Order, Orders } from '#contract/orders/orders.ts';
import { expectBody, openShop, type Person } from '#tests/shop/open-shop.ts';
import { openUpgradedDatabase } from '../testing/database.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { auditOf } from '../testing/app.ts';
import { setMailing } from '../mails/record-mail.ts';
import { endUnpaidOrders } from './end-unpaid-orders.ts';
import { reconcile } from './reconcile.ts';

const shop = await openShop();
await setMailing(shop.db, true);
const part = await shop.addPart({ quantity: 1000 });
const day = 24 * 60;

const end = (unpaidOrderDays = 7) =>
  endUnpaidOrders({ ...shop.deps, config: { ...shop.deps.config, unpaidOrderDays } });
const statusOf = async (id: string) => (await shop.stateOf(id)).status;
const mailsOf = async (id: string) =>
  (
    await shop.db.query<{ kind: string }>('SELECT kind FROM mails WHERE order_id = $1 ORDER BY kind DESC', [
      id,
    ])
  ).rows.map(({ kind }) => kind);
/** An order of a week ago. */
async function oldOrder(customer?: Person) {
  const id = await shop.order(customer ?? (await shop.addCustomer()), part);
  await shop.letPass(7 * day + 1);
  return id;
}

describe('an order that was not paid for seven days', () => {
  test('is cancelled by the job, with its reservation, an audit entry and a mail with the reason', async () => {
    const before = await shop.stockOf(part);
    const customer = await shop.addCustomer();
    const id = await shop.order(customer, part, 3);
    await shop.letPass(7 * day - 1);
    await end();
    expect(await statusOf(id)).toBe('unpaid');
    await shop.letPass(2);
    await end();
    expect(await shop.stateOf(id)).toMatchObject({ status: 'cancelled', stockState: 'released' });
    expect(await shop.stockOf(part)).toBe(before);
    expect(await auditOf(shop.db, id)).toMatchObject([
      { after: 'unpaid' },
      { call: 'end unpaid orders', after: 'cancelling' },
      { call: 'end unpaid orders', after: 'cancelled' },
    ]);
    expect(await mailsOf(id)).toEqual(['placed', 'cancelled']);
    const { rows } = await shop.db.query(`SELECT cancel_reason AS reason FROM orders WHERE id = $1`, [id]);
    expect(rows).toEqual([{ reason: 'notPaid' }]);
  });

  test('is cancelled with the others of its checkout, and one mail says so', async () => {
    const customer = await shop.addCustomer();
    const { _id, orders } = await shop.checkout(customer, [part, await shop.addPart(), await shop.addPart()]);
    await shop.secretForAll(customer, _id);
    await shop.letPass(7 * day + 1);
    await end();
    const ids = orders.map((order) => order._id);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['cancelled', 'cancelled', 'cancelled']);
    const { rows } = await shop.db.query(
      `SELECT count(*) AS orders FROM mails WHERE kind = 'cancelled' AND order_id = ANY($1::uuid[])
        GROUP BY checkout_id, created_at`,
      [ids],
    );
    expect(rows).toEqual([{ orders: 3 }]);
  });

  test('sends no mail to an address that is not verified', async () => {
    const id = await oldOrder(await shop.addCustomer({ isVerified: false }));
    await end();
    expect(await statusOf(id)).toBe('cancelled');
    expect(await mailsOf(id)).toEqual(['placed']);
  });

  test('is kept after an attempt to pay', async () => {
    const customer = await shop.addCustomer();
    const { id } = await shop.payable(part, { customer });
    await shop.letPass(6 * day);
    await shop.secretFor(customer, id);
    await shop.letPass(2 * day);
    await end();
    expect(await statusOf(id)).toBe('unpaid');
    await shop.letPass(5 * day + 1);
    await end();
    expect(await statusOf(id)).toBe('cancelled');
  });

  test('is kept if its customer has ever paid', async () => {
    const customer = await shop.addCustomer();
    await shop.paidOrder(customer, part);
    const id = await oldOrder(customer);
    await end();
    expect(await statusOf(id)).toBe('unpaid');
  });

  test('is kept if the shop never ends orders, or for its own number of days', async () => {
    const id = await oldOrder();
    await end(0);
    await end(8);
    expect(await statusOf(id)).toBe('unpaid');
  });

  test('is kept while its stock is reserved, or its payment is processing', async () => {
    const [reserved, processing] = [await oldOrder(), (await shop.payable(part)).id];
    await shop.letPass(7 * day + 1);
    await shop.db.query(
      `UPDATE orders SET stock_state = 'reserved', reserved_until = now() + interval '1 hour' WHERE id = $1`,
      [reserved],
    );
    await shop.db.query(`UPDATE payments SET status = 'processing' WHERE order_id = $1`, [processing]);
    await end();
    expect(await statusOf(reserved)).toBe('unpaid');
    expect(await statusOf(processing)).toBe('unpaid');
    await shop.db.query(`UPDATE payments SET status = 'open' WHERE order_id = $1`, [processing]);
  });

  test('is paid if the customer was faster', async () => {
    shop.stripe.webhooks.hold();
    const customer = await shop.addCustomer();
    const id = await shop.order(customer, part);
    await shop.payAtProvider(customer, id);
    await shop.letPass(7 * day + 1);
    await end();
    expect(await statusOf(id)).toBe('paid');
    expect(await mailsOf(id)).toEqual(['placed', 'paid']);
    shop.stripe.webhooks.release();
  });

  test('waits for the provider: the reconciler finishes it, with the same mail', async () => {
    const { id, secret } = await shop.payable(part);
    await shop.letPass(7 * day + 1);
    shop.stripe.faults.next({ kind: 'unavailable', on: 'cancel', times: 2 });
    await end();
    expect(await statusOf(id)).toBe('cancelling');
    await shop.letPass(3);
    await reconcile(shop.deps);
    expect(await statusOf(id)).toBe('cancelled');
    expect(await mailsOf(id)).toEqual(['placed', 'cancelled']);
    expect(await shop.confirmCard(secret)).toBe('payment_intent_unexpected_state');
  });

  test('is ended once by five processes', async () => {
    const ids = [await oldOrder(), await oldOrder(), (await shop.payable(part)).id];
    await shop.letPass(7 * day + 1);
    await Promise.all(Array.from({ length: 5 }, () => end()));
    for (const id of ids) {
      expect(await shop.transitionsInto(id, 'cancelled')).toBe(1);
      expect(await mailsOf(id)).toEqual(['placed', 'cancelled']);
    }
  });
});

/** When it ends, in the list and on the page of the payment: minutes from now, or null. */
async function minutesLeft(customer: Person, id: string): Promise<number | null> {
  const { token, email } = customer;
  const list = await shop.call('GET', `/orders/${email}`, { token });
  const page = await shop.call('GET', `/payment/${id}`, { token });
  const endsAt = expectBody(page, 200, Order).endsAt ?? null;
  expect(expectBody(list, 200, Orders).find(({ _id }) => _id === id)?.endsAt).toBe(endsAt);
  return endsAt === null ? null : Math.round((Date.parse(endsAt) - Date.now()) / 60_000);
}

describe('a customer sees when an unpaid order ends', () => {
  test('from the first day on, and later after an attempt to pay', async () => {
    const customer = await shop.addCustomer();
    const { id } = await shop.payable(part, { customer });
    expect(await minutesLeft(customer, id)).toBe(7 * day);
    await shop.letPass(6 * day);
    expect(await minutesLeft(customer, id)).toBe(day);
    await shop.secretFor(customer, id);
    expect(await minutesLeft(customer, id)).toBe(7 * day);
    await shop.letPass(7 * day + 1);
    expect(await minutesLeft(customer, id)).toBe(-1);
    await end();
    expect(await statusOf(id)).toBe('cancelled');
  });

  test('unless it is kept: they have paid, it is paid, or the payment is processing', async () => {
    const customer = await shop.addCustomer();
    const { id } = await shop.payable(part, { customer });
    await shop.db.query(`UPDATE payments SET status = 'processing' WHERE order_id = $1`, [id]);
    expect(await minutesLeft(customer, id)).toBeNull();
    await shop.db.query(`UPDATE payments SET status = 'open' WHERE order_id = $1`, [id]);
    expect(await minutesLeft(customer, id)).not.toBeNull();
    const { id: paid } = await shop.paidOrder(customer, part);
    expect(await minutesLeft(customer, id)).toBeNull();
    expect(await minutesLeft(customer, paid)).toBeNull();
  });
});

const before = 1795956000000;
const oldRows = `
  INSERT INTO users (id, uid, email, email_verified, name) VALUES (md5('mara')::uuid, 'mara', 'mara@norholt.test', true, 'Mara');
  INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, image, email)
  VALUES (md5('disc')::uuid, 'Disc', '', 100, 9, 9, 1, '', 'works@norholt.test');
  INSERT INTO orders (id, user_id, part_id, name, email, phone, address, product_name, image, unit_price_cents, quantity,
    total_cents, stock_state, created_at)
  SELECT md5(name)::uuid, md5('mara')::uuid, md5('disc')::uuid, name, 'mara@norholt.test', '', '', '', '', 100, 1, 100, 'released',
    now() - interval '400 days' FROM unnest('{demo,real}'::text[]) AS name;
  INSERT INTO audit_log (call, object, after) VALUES ('seed', md5('demo')::uuid::text, 'unpaid');`;

test('an order from before the upgrade is kept for seven days after it, and one of the demo data for ever', async () => {
  const db = await openUpgradedDatabase(before, oldRows);
  const ended = async () => {
    await endUnpaidOrders({ ...shop.deps, db });
    const { rows } = await db.query<{ name: string }>(`SELECT name FROM orders WHERE status = 'cancelled'`);
    return rows.map(({ name }) => name);
  };
  expect(await ended()).toEqual([]);
  await db.query(`UPDATE orders SET kept_until = kept_until - interval '6 days 23 hours'`);
  expect(await ended()).toEqual([]);
  await db.query(`UPDATE orders SET kept_until = kept_until - interval '2 hours'`);
  expect(await ended()).toEqual(['real']);
});

test('orders of a new demo shop never end', async () => {
  const db = await openUpgradedDatabase(before, '');
  await seedIfEmpty(db);
  await db.query(`UPDATE orders SET created_at = created_at - interval '400 days'`);
  const unpaid = async () => (await db.query(`SELECT FROM orders WHERE status = 'unpaid'`)).rows.length;
  const count = await unpaid();
  expect(count).toBeGreaterThan(0);
  await db.query(`UPDATE orders SET paid_at = NULL WHERE status = 'cancelled'`);
  await endUnpaidOrders({ ...shop.deps, db });
  expect(await unpaid()).toBe(count);
});
