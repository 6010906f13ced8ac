import { beforeEach, describe, expect, test } from 'vitest';
import { PaymentSecret } from '#contract/payments.ts';
import { expectBody, intentOf, openShop, type Person } from '#tests/shop/open-shop.ts';
import { releaseLapsed } from '../orders/stock.ts';
import type { TestResponse } from '../testing/app.ts';
import { problem } from '../testing/contract-responses.ts';

const shop = await openShop({ nodes: 2 });
let customer: Person;
beforeEach(async () => {
  customer = await shop.addCustomer();
});
const part = await shop.addPart({ quantity: 1000, priceCents: 1875 });

const create = (body: object, token = customer.token) =>
  shop.call('POST', '/create-payment', { token, body });

const secretOf = (response: TestResponse) => expectBody(response, 200, PaymentSecret).clientSecret;

const intentsOf = (orderId: string) =>
  shop.stripe.intents().filter(({ metadata }) => metadata['orderId'] === orderId);

const lapse = async (orderId: string) => {
  await shop.lapse(orderId);
  await releaseLapsed(shop.db);
};

describe('creating a payment', () => {
  test('creates a PaymentIntent with the order’s total and owner', async () => {
    const id = await shop.order(customer, part, 3);
    const response = await create({ orderId: id, totalPrice: 56.25 });
    const secret = secretOf(response);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(shop.stripe.intent(intentOf(secret))).toMatchObject({
      amount: 5625,
      currency: 'usd',
      metadata: { uid: customer.uid, orderId: id },
      client_secret: secret,
    });
  });

  test('returns the same intent each time, also to ten concurrent requests', async () => {
    const id = await shop.order(customer, part);
    const responses = await Promise.all(Array.from({ length: 10 }, () => create({ orderId: id })));
    const secrets = responses.map(secretOf);
    expect(new Set([...secrets, await shop.secretFor(customer, id)]).size).toBe(1);
    expect(intentsOf(id)).toHaveLength(1);
  });

  test('keeps the intent after a declined card', async () => {
    const id = await shop.order(customer, part);
    const secret = await shop.secretFor(customer, id);
    expect(await shop.confirmCard(secret, '4000000000000002')).toBe('card_declined');
    expect(await shop.secretFor(customer, id)).toBe(secret);
  });

  test('creates a new intent after a cancelled one, up to five', async () => {
    const id = await shop.order(customer, part);
    const secrets = new Set<string>();
    for (let count = 0; count < 5; count++) {
      const secret = await shop.secretFor(customer, id);
      secrets.add(secret);
      await shop.deps.provider.cancelIntent(intentOf(secret), Date.now() + 5000);
    }
    expect(secrets.size).toBe(5);
    expect(await create({ orderId: id })).toMatchObject(problem(429, 'TOO_MANY_PAYMENTS'));
  });

  test('reuses the intent when the provider’s response was lost', async () => {
    const id = await shop.order(customer, part);
    shop.stripe.faults.next({ kind: 'lost-response', on: 'create' });
    shop.stripe.faults.next({ kind: 'cut', on: 'create' });
    const response = await create({ orderId: id });
    expect(response).toMatchObject(problem(503, 'UNAVAILABLE'));
    expect(response.headers.get('retry-after')).not.toBeNull();
    await shop.secretFor(customer, id);
    expect(intentsOf(id)).toHaveLength(1);
  });

  test('never stores the client secret', async () => {
    const id = await shop.order(customer, part);
    const key = '3f0c2a52-6f3e-4b43-9f0e-000000000001';
    const response = await shop.call('POST', '/create-payment', {
      token: customer.token,
      body: { orderId: id },
      headers: { 'Idempotency-Key': key },
    });
    const secret = secretOf(response);
    for (const table of [
      'payments',
      'orders',
      'idempotency_keys',
      'audit_log',
      'stripe_events',
      'refund_jobs',
    ]) {
      const { rows } = await shop.db.query(`SELECT to_jsonb(t)::text AS text FROM ${table} AS t`);
      expect(JSON.stringify(rows)).not.toContain(secret.slice(secret.indexOf('_secret_')));
    }
  });
});

describe('without an order id, as the product’s client sends it', () => {
  test('selects the newest unpaid order with that total', async () => {
    const buyer = await shop.addCustomer();
    await shop.order(buyer, part, 2);
    const newest = await shop.order(buyer, part, 2);
    const secret = secretOf(await create({ totalPrice: 37.5 }, buyer.token));
    expect(shop.stripe.intent(intentOf(secret))?.metadata).toEqual({ uid: buyer.uid, orderId: newest });
  });

  test('returns 404 if no unpaid order of the caller has that total', async () => {
    const buyer = await shop.addCustomer();
    await shop.order(customer, part, 9);
    expect(await create({ totalPrice: 168.75 }, buyer.token)).toMatchObject({
      status: 404,
      body: { message: 'No unpaid order with this total' },
    });
  });
});

describe('a payment is rejected', () => {
  test('but not for an owner who was promoted to admin later', async () => {
    const buyer = await shop.addCustomer();
    const id = await shop.order(buyer, part);
    await shop.db.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [buyer.id]);
    expect((await create({ orderId: id }, buyer.token)).status).toBe(200);
  });

  test('for a total other than the order’s', async () => {
    const id = await shop.order(customer, part, 2);
    expect(await create({ orderId: id, totalPrice: 0.5 })).toMatchObject(
      problem(409, 'PRICE_CHANGED', { totalPrice: 37.5 }),
    );
  });

  test('for a paid order', async () => {
    const { id } = await shop.paidOrder(customer, part);
    const refusal = problem(409, 'ALREADY_PAID', { message: 'Already paid' });
    expect(await create({ orderId: id })).toMatchObject(refusal);
  });

  test('for an order paid only at the provider, which becomes paid', async () => {
    shop.stripe.webhooks.drop();
    const id = await shop.order(customer, part);
    await shop.payAtProvider(customer, id);
    expect(await create({ orderId: id })).toMatchObject(problem(409, 'ALREADY_PAID'));
    expect(await shop.stateOf(id)).toMatchObject({ status: 'paid' });
    shop.stripe.webhooks.release();
  });

  test('for a cancelled order', async () => {
    const id = await shop.order(customer, part);
    await shop.deleteOrder(customer, id);
    expect(await create({ orderId: id })).toMatchObject({ status: 404 });
  });
});

describe('after the reservation lapsed', () => {
  test('reserves the stock again while it lasts', async () => {
    const scarce = await shop.addPart({ quantity: 5 });
    const id = await shop.order(customer, scarce, 4);
    await lapse(id);
    expect(await shop.stockOf(scarce)).toBe(5);
    await shop.secretFor(customer, id);
    expect(await shop.stockOf(scarce)).toBe(1);
    expect(await shop.stateOf(id)).toMatchObject({ status: 'unpaid', stockState: 'reserved' });
    const { rows } = await shop.db.query('SELECT FROM orders WHERE id = $1 AND reserved_until > now()', [id]);
    expect(rows).toHaveLength(1);
  });

  test('returns the stock left and no PaymentIntent if there is not enough', async () => {
    const scarce = await shop.addPart({ quantity: 5 });
    const id = await shop.order(customer, scarce, 4);
    await lapse(id);
    const other = await shop.addCustomer();
    await shop.order(other, scarce, 3);
    expect(await create({ orderId: id })).toMatchObject(
      problem(409, 'ABOVE_STOCK', { message: 'Maximum order quantity 2' }),
    );
    expect(intentsOf(id)).toEqual([]);
  });

  test('reserves once in ten concurrent requests', async () => {
    const scarce = await shop.addPart({ quantity: 5 });
    const id = await shop.order(customer, scarce, 2);
    await lapse(id);
    await Promise.all(Array.from({ length: 10 }, () => create({ orderId: id })));
    expect(await shop.stockOf(scarce)).toBe(3);
  });
});

test('limits a customer to ten payments a minute', async () => {
  const strict = await openShop({ config: { rateLimitScale: 1 } });
  const buyer: Person = await strict.addCustomer();
  const id = await strict.order(buyer, await strict.addPart());
  const statuses = [];
  for (let count = 0; count < 11; count++) {
    const { status } = await strict.call('POST', '/create-payment', {
      token: buyer.token,
      body: { orderId: id },
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
