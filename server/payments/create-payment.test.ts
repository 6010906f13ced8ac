import { beforeEach, describe, expect, test } from 'vitest';
import { PaymentSecret } from '#contract/payments/payments.ts';
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
    const secret = secretOf(
      await shop.call('POST', '/create-payment', {
        token: customer.token,
        body: { orderId: id },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      }),
    );
    const tables = 'payments orders idempotency_keys audit_log stripe_events refund_jobs'.split(' ');
    for (const table of tables) {
      const { rows } = await shop.db.query(`SELECT to_jsonb(t)::text AS text FROM ${table} AS t`);
      expect(JSON.stringify(rows)).not.toContain(secret.slice(secret.indexOf('_secret_')));
    }
  });
});

describe('without an order id, as the product’s client sends it', () => {
  test('selects the caller’s newest unpaid order with that total', async () => {
    await shop.order(customer, part, 2);
    const newest = await shop.order(customer, part, 2);
    await shop.order(await shop.addCustomer(), part, 2);
    const secret = secretOf(await create({ totalPrice: 37.5 }));
    expect(shop.stripe.intent(intentOf(secret))?.metadata['orderId']).toBe(newest);
    const unknown = { status: 404, body: { message: 'No unpaid order with this total' } };
    expect(await create({ totalPrice: 168.75 })).toMatchObject(unknown);
  });
});

describe('a payment is rejected', () => {
  test('but not for an owner who was promoted to admin later', async () => {
    const id = await shop.order(customer, part);
    await shop.db.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [customer.id]);
    expect((await create({ orderId: id })).status).toBe(200);
  });

  test('for a total other than the order’s', async () => {
    const id = await shop.order(customer, part, 2);
    expect(await create({ orderId: id, totalPrice: 0.5 })).toMatchObject(
      problem(409, 'PRICE_CHANGED', { totalPrice: 37.5 }),
    );
  });

  test.each(['the shop knows', 'only the provider knows'])('for an order whose payment %s', async (who) => {
    shop.stripe.webhooks.drop();
    const id = await shop.order(customer, part);
    const intent = await shop.payAtProvider(customer, id);
    if (who === 'the shop knows') await shop.report(customer, id, intent);
    const refusal = problem(409, 'ALREADY_PAID', { message: 'Already paid' });
    expect(await create({ orderId: id })).toMatchObject(refusal);
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
  test('reserves the stock again while it lasts, once in ten concurrent requests', async () => {
    const scarce = await shop.addPart({ quantity: 5 });
    const id = await shop.order(customer, scarce, 4);
    await lapse(id);
    expect(await shop.stockOf(scarce)).toBe(5);
    await Promise.all(Array.from({ length: 10 }, () => create({ orderId: id })));
    expect(await shop.stockOf(scarce)).toBe(1);
    expect(await shop.stateOf(id)).toMatchObject({ status: 'unpaid', stockState: 'reserved' });
    const { rows } = await shop.db.query('SELECT FROM orders WHERE id = $1 AND reserved_until > now()', [id]);
    expect(rows).toHaveLength(1);
  });

  test('returns the stock left and no PaymentIntent if there is not enough', async () => {
    const scarce = await shop.addPart({ quantity: 5 });
    const id = await shop.order(customer, scarce, 4);
    await lapse(id);
    await shop.order(await shop.addCustomer(), scarce, 3);
    const refusal = problem(409, 'ABOVE_STOCK', { message: 'Maximum order quantity 2' });
    expect(await create({ orderId: id })).toMatchObject(refusal);
    expect(intentsOf(id)).toEqual([]);
  });
});
