import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PlacedOrder } from '#contract/orders/orders.ts';
import { admitted } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import { callNames, openShopWithRequests } from '#tests/contract/valid-requests.ts';
import {
  declinedCard,
  expectBody,
  intentOf,
  orderBody,
  ordersOf,
  type Person,
} from '#tests/shop/open-shop.ts';
import { claimOf, deleteOldKeys, runAtomic, runResumable } from './idempotency.ts';
import { problem } from '../testing/contract-responses.ts';

const { shop, people, requests } = await openShopWithRequests({ nodes: 2 });
const { part } = people;

let customer: Person;
beforeEach(async () => {
  customer = await shop.addCustomer();
});

const send = (
  method: string,
  path: string,
  body: object,
  key: string,
  { token }: Pick<Person, 'token'> = customer,
) => shop.call(method, path, { token, body, headers: { 'Idempotency-Key': key } });

const wasReplayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed') === 'true';

const keyed = callNames.filter((name) => 'isKeyed' in calls[name]);

test.each(keyed)('%s with a key runs once, and returns its first response again', async (name) => {
  const { method, access } = calls[name];
  const { path, body = {}, token = '' } = await requests[name](admitted(access));
  const key = randomUUID();
  const first = await send(method, path, body, key, { token });
  const again = await send(method, path, body, key, { token });
  expect([first, again].map(wasReplayed)).toEqual([false, true]);
  expect(again).toMatchObject({ status: 200, body: first.body });
});

describe('placing an order with a key', () => {
  test('is rejected with another body, but not with reordered fields', async () => {
    const key = randomUUID();
    const body = orderBody(customer, part, 2);
    await send('POST', '/orders', body, key);
    const other = await send('POST', '/orders', orderBody(customer, part, 3), key);
    expect(other).toMatchObject(problem(422, 'KEY_REUSED'));
    const reordered = Object.fromEntries(Object.entries(body).reverse());
    expect(wasReplayed(await send('POST', '/orders', reordered, key))).toBe(true);
  });

  test('that another customer uses too places two orders', async () => {
    const key = randomUUID();
    const other = await shop.addCustomer();
    await send('POST', '/orders', orderBody(customer, part), key);
    expect(wasReplayed(await send('POST', '/orders', orderBody(other, part), key, other))).toBe(false);
    expect(await ordersOf(shop, other)).toHaveLength(1);
  });

  test('can be retried with a corrected body after an error', async () => {
    const key = randomUUID();
    const wrong = { ...orderBody(customer, part), totalPrice: 1 };
    expect((await send('POST', '/orders', wrong, key)).status).toBe(409);
    expect((await send('POST', '/orders', orderBody(customer, part), key)).status).toBe(200);
  });
});

describe('creating a payment with a key', () => {
  test('twenty concurrent requests: one runs, the others get IN_FLIGHT', async () => {
    const id = await shop.order(customer, part);
    const key = randomUUID();
    const release = shop.stripe.faults.hold();
    let finished = 0;
    const requests = Array.from({ length: 20 }, async () => {
      const response = await send('POST', '/create-payment', { orderId: id }, key);
      finished += 1;
      return response;
    });
    await vi.waitFor(() => expect(finished).toBe(19), 60_000);
    release();
    const responses = await Promise.all(requests);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(19);
    for (const response of refused) {
      expect(response).toMatchObject(problem(409, 'IN_FLIGHT'));
      expect(response.headers.get('retry-after')).toBe('1');
    }
    expect(shop.stripe.intents().filter(({ metadata }) => metadata['orderId'] === id)).toHaveLength(1);
  });

  test('is locked for a minute after a crash, then the next request resumes', async () => {
    const id = await shop.order(customer, part);
    const body = { orderId: id };
    const key = randomUUID();
    const claim = claimOf(key, { userId: customer.id, method: 'POST', path: '/api/create-payment', body });
    await shop.db.query(
      `INSERT INTO idempotency_keys (user_id, key, hash, locked_until) VALUES ($1, $2, $3, now() + interval '60 seconds')`,
      [customer.id, key, claim?.hash],
    );
    expect(await send('POST', '/create-payment', body, key)).toMatchObject(problem(409, 'IN_FLIGHT'));
    await shop.db.query(`UPDATE idempotency_keys SET locked_until = now() WHERE key = $1`, [key]);
    expect((await send('POST', '/create-payment', body, key)).status).toBe(200);
  });
});

describe('reporting a payment with a key', () => {
  test('stores and replays a success, but not a temporary error', async () => {
    shop.stripe.webhooks.drop();
    const id = await shop.order(customer, part);
    const secret = await shop.secretFor(customer, id);
    const body = { productPay: id, transactionId: intentOf(secret) };
    const key = randomUUID();
    await shop.confirmCard(secret, declinedCard);
    expect((await send('PATCH', `/payment-update/${id}`, body, key)).status).toBe(402);
    await shop.confirmCard(secret);
    const paid = await send('PATCH', `/payment-update/${id}`, body, key);
    expect(paid.body).toMatchObject({ modifiedCount: 1 });
    const again = await send('PATCH', `/payment-update/${id}`, body, key);
    expect([again.body, wasReplayed(again)]).toEqual([paid.body, true]);
    shop.stripe.webhooks.release();
  });

  test('rejects a key of another call', async () => {
    const key = randomUUID();
    const placed = await send('POST', '/orders', orderBody(customer, part), key);
    const orderId = expectBody(placed, 200, PlacedOrder)._id;
    expect((await send('POST', '/create-payment', { orderId }, key)).status).toBe(422);
    const report = { transactionId: await shop.payAtProvider(customer, orderId) };
    const other = randomUUID();
    const statusOf = async (id: string) =>
      (await send('PATCH', `/payment-update/${id}`, report, other)).status;
    expect([await statusOf(orderId), await statusOf(randomUUID())]).toEqual([200, 422]);
  });
});

describe('work with a claim', () => {
  const claim = (key = randomUUID()) =>
    claimOf(key, { userId: customer.id, method: 'POST', path: '/x', body: { b: 1, a: [{ d: 2, c: 3 }] } });

  test('leaves no claim behind when it fails', async () => {
    const failed = claim();
    const failing = runAtomic(shop.db, failed, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    const resumable = runResumable(shop.db, failed, { run: () => Promise.reject(new Error('broken')) });
    await expect(resumable).rejects.toThrow('broken');
    const { rows } = await shop.db.query('SELECT FROM idempotency_keys WHERE key = $1', [failed?.key]);
    expect(rows).toEqual([]);
  });

  test('is deleted after a day', async () => {
    const [old, young] = [claim(), claim()];
    const insert = async (of: typeof old, hours: number) => {
      await runAtomic(shop.db, of, () => Promise.resolve({}));
      await shop.db.query(
        `UPDATE idempotency_keys SET created_at = now() - make_interval(hours => $2) WHERE key = $1`,
        [of?.key, hours],
      );
    };
    await insert(old, 26);
    await insert(young, 24);
    await deleteOldKeys(shop.db);
    const { rows } = await shop.db.query('SELECT key FROM idempotency_keys WHERE key = ANY($1)', [
      [old?.key, young?.key],
    ]);
    expect(rows).toEqual([{ key: young?.key }]);
  });
});
