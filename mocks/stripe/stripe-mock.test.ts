import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { orders } from '#mocks/fixtures/orders.ts';
import { listen } from '#mocks/listen.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { startStripeMock, type StripeMock, type StripeMockOptions } from './stripe-mock.ts';

const secretKey = 'sk_test_local';
const webhookSecret = 'whsec_local';
const cleanups: Array<() => Promise<unknown>> = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function start(options: Partial<StripeMockOptions> = {}): Promise<StripeMock> {
  const stripeMock = await startStripeMock({
    port: 0,
    webhookSecret,
    secretKey,
    publishableKey: 'pk_test_local',
    webhookRetryMs: 5,
    ...options,
  });
  cleanups.push(() => stripeMock.stop());
  return stripeMock;
}

const sdk = ({ port }: StripeMock, options: { key?: string; maxNetworkRetries?: number } = {}) =>
  new Stripe(options.key ?? secretKey, {
    host: 'localhost',
    port,
    protocol: 'http',
    maxNetworkRetries: options.maxNetworkRetries ?? 0,
    telemetry: false,
  });

const card = (number: string) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '34',
  'payment_method_data[card][cvc]': '123',
});

const goodCard = card('4242424242424242');

/** Confirms like a browser: with the client secret and no key. */
async function confirm(
  { url }: StripeMock,
  intent: { id: string; client_secret: string | null },
  fields: Record<string, string>,
) {
  const response = await fetch(`${url}/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: intent.client_secret ?? '', ...fields }),
  });
  return { status: response.status, body: await response.json() };
}

const newIntent = (stripe: Stripe, options?: Stripe.RequestOptions) =>
  stripe.paymentIntents.create(
    { amount: 768_000, currency: 'usd', metadata: { uid: 'someone', orderId: 'order-1' } },
    options,
  );

/** A new mock server with a PaymentIntent. */
async function startWithIntent(options: Partial<StripeMockOptions> = {}) {
  const stripeMock = await start(options);
  const stripe = sdk(stripeMock);
  return { stripeMock, stripe, intent: await newIntent(stripe) };
}

async function startWithPayment() {
  const { stripeMock, stripe, intent } = await startWithIntent();
  await confirm(stripeMock, intent, goodCard);
  return { stripeMock, stripe, intent };
}

async function failure(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The request did not fail');
}

/** A webhook endpoint that verifies signatures like the shop's server. `statuses` are those of its next responses. */
async function receiver(...statuses: number[]) {
  const events: Stripe.Event[] = [];
  const waiting: Array<() => void> = [];
  const server = await listen((request, response) => {
    void text(request).then((body) => {
      const signature = request.headers['stripe-signature'] ?? '';
      events.push(Stripe.webhooks.constructEvent(body, signature, webhookSecret));
      response.writeHead(statuses.shift() ?? 200).end();
      for (const wake of waiting.splice(0)) wake();
    });
  }, 0);
  cleanups.push(() => server.close());
  return {
    url: `http://localhost:${server.port}/webhook`,
    events,
    async received(count: number) {
      while (events.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}

describe('a payment', () => {
  test('succeeds with 4242 and the client secret', async () => {
    const { stripeMock, stripe, intent } = await startWithIntent();
    expect(intent).toMatchObject({ status: 'requires_payment_method', amount: 768_000, amount_received: 0 });

    const { status, body } = await confirm(stripeMock, intent, card('4242 4242 4242 4242'));

    expect(status).toBe(200);
    expect(body).toMatchObject({ id: intent.id, status: 'succeeded' });
    expect(body).not.toHaveProperty('metadata');
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 768_000,
      metadata: { uid: 'someone', orderId: 'order-1' },
    });
  });

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
  ])(
    'with %s is declined with %s (%s), and accepts another card',
    async (number, code, decline_code, message) => {
      const { stripeMock, intent } = await startWithIntent();

      const { status, body } = await confirm(stripeMock, intent, card(number));

      expect(status).toBe(402);
      expect(body.error).toMatchObject({ type: 'card_error', code, decline_code, message });
      expect(body.error.payment_intent).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
      const again = await confirm(stripeMock, intent, goodCard);
      expect(again.body).toMatchObject({ status: 'succeeded', last_payment_error: null });
    },
  );

  test.each([
    ['an impossible number', card('4242424242424241'), { code: 'incorrect_number' }],
    [
      'an expired card',
      { ...goodCard, 'payment_method_data[card][exp_year]': '20' },
      { code: 'invalid_expiry_year' },
    ],
    ['a real card', card('4012888888881881'), { decline_code: 'test_mode_live_card' }],
  ])('rejects %s', async (_name, fields, error) => {
    const { stripeMock, intent } = await startWithIntent();
    const { status, body } = await confirm(stripeMock, intent, fields);
    expect(status).toBe(402);
    expect(body.error).toMatchObject(error);
  });

  test('cannot be repeated, and the error contains it', async () => {
    const { stripeMock, intent } = await startWithPayment();
    const { status, body } = await confirm(stripeMock, intent, goodCard);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: intent.id, status: 'succeeded' },
    });
  });

  test.each([
    ['complete', { status: 'succeeded', last_payment_error: null }],
    [
      'fail',
      {
        status: 'requires_payment_method',
        last_payment_error: { code: 'payment_intent_authentication_failure' },
      },
    ],
  ])('with 3-D Secure waits for the cardholder (%s)', async (answer, result) => {
    const { stripeMock, intent } = await startWithIntent();

    const { status, body } = await confirm(stripeMock, intent, card('4000002500003155'));

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    const challenge: string = body.next_action.use_stripe_sdk.stripe_js;
    expect(await (await fetch(challenge)).text()).toContain('$7,680.00');
    await fetch(challenge, { method: 'POST', body: new URLSearchParams({ answer }) });
    expect(stripeMock.intent(intent.id)).toMatchObject(result);
  });
});

describe('cancelling', () => {
  test('ends an open payment', async () => {
    const { stripeMock, stripe, intent } = await startWithIntent();
    expect((await stripe.paymentIntents.cancel(intent.id)).status).toBe('canceled');
    const { body } = await confirm(stripeMock, intent, goodCard);
    expect(body.error.code).toBe('payment_intent_unexpected_state');
  });

  test('is rejected after the payment has succeeded', async () => {
    const { stripe, intent } = await startWithPayment();
    const error = await failure(stripe.paymentIntents.cancel(intent.id));
    expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
    expect(error.payment_intent?.status).toBe('succeeded');
  });
});

describe('a refund', () => {
  test('returns the whole amount once', async () => {
    const { stripe, intent } = await startWithPayment();

    const refund = await stripe.refunds.create({ payment_intent: intent.id });

    expect(refund).toMatchObject({ amount: 768_000, status: 'succeeded', payment_intent: intent.id });
    const { data } = await stripe.refunds.list({ payment_intent: intent.id });
    expect(data.map(({ id }) => id)).toEqual([refund.id]);
    const again = await failure(stripe.refunds.create({ payment_intent: intent.id }));
    expect(again.code).toBe('charge_already_refunded');
  });

  test('needs a payment that succeeded', async () => {
    const { stripe, intent } = await startWithIntent();
    expect((await failure(stripe.refunds.create({ payment_intent: intent.id }))).statusCode).toBe(400);
  });

  test('is possible for the paid orders of the demo customer', async () => {
    const stripe = sdk(await start());
    const paid = orders.find(({ transactionId }) => transactionId !== null);
    const refund = await stripe.refunds.create({ payment_intent: paid?.transactionId ?? '' });
    expect(refund.amount).toBe(Math.round((paid?.totalPrice ?? 0) * 100));
  });
});

describe('an idempotency key', () => {
  test('repeats the first response', async () => {
    const stripeMock = await start();
    const stripe = sdk(stripeMock);
    const before = stripeMock.intents().length;

    const first = await newIntent(stripe, { idempotencyKey: 'pi:order-1:1' });
    const second = await newIntent(stripe, { idempotencyKey: 'pi:order-1:1' });

    expect(second.id).toBe(first.id);
    expect(stripeMock.intents()).toHaveLength(before + 1);
  });

  test('with other parameters is an error', async () => {
    const stripe = sdk(await start());
    await newIntent(stripe, { idempotencyKey: 'key' });
    const error = await failure(
      stripe.paymentIntents.create({ amount: 100, currency: 'usd' }, { idempotencyKey: 'key' }),
    );
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  });
});

describe('keys', () => {
  test.each(['sk_test_other', 'pk_test_local'])('rejects server calls with %s', async (key) => {
    const error = await failure(newIntent(sdk(await start(), { key })));
    expect(error.statusCode).toBe(401);
  });

  test('lets a browser read only the intent of its client secret', async () => {
    const { stripeMock, intent } = await startWithIntent();
    const url = `${stripeMock.url}/v1/payment_intents/${intent.id}?key=pk_test_local&client_secret=`;

    expect((await fetch(url + encodeURIComponent(intent.client_secret ?? ''))).status).toBe(200);
    expect((await fetch(`${url}${intent.id}_secret_guess`)).status).toBe(400);
    expect((await fetch(url)).status).toBe(400);
  });

  test('allows browsers on other origins', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/v1/payment_intents/pi_1/confirm`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:3000', 'Access-Control-Request-Method': 'POST' },
    });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});

describe('webhooks', () => {
  test('report success, failure, cancellation and refunds, signed', async () => {
    const endpoint = await receiver();
    const { stripeMock, stripe, intent } = await startWithIntent({ webhookUrl: endpoint.url });
    await confirm(stripeMock, intent, card('4000000000000002'));
    await confirm(stripeMock, intent, goodCard);
    await stripe.refunds.create({ payment_intent: intent.id });
    await stripe.paymentIntents.cancel((await newIntent(stripe)).id);

    await endpoint.received(4);

    expect(endpoint.events.map(({ type }) => type).toSorted()).toEqual([
      'charge.refunded',
      'payment_intent.canceled',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
    ]);
    const succeeded = endpoint.events.find(({ type }) => type === 'payment_intent.succeeded');
    expect(succeeded).toMatchObject({
      livemode: false,
      data: { object: { id: intent.id, amount_received: 768_000, metadata: { orderId: 'order-1' } } },
    });
  });

  test('are repeated until the endpoint accepts them', async () => {
    const endpoint = await receiver(500, 503);
    const { stripeMock, intent } = await startWithIntent({ webhookUrl: endpoint.url });
    await confirm(stripeMock, intent, goodCard);

    await stripeMock.webhooks.settled();

    expect(endpoint.events).toHaveLength(3);
    expect(new Set(endpoint.events.map(({ id }) => id)).size).toBe(1);
  });

  test('can be dropped, reordered and repeated', async () => {
    const endpoint = await receiver();
    const stripeMock = await start({ webhookUrl: endpoint.url });
    const stripe = sdk(stripeMock);
    const pay = async () => {
      const intent = await newIntent(stripe);
      await confirm(stripeMock, intent, goodCard);
      return intent.id;
    };

    stripeMock.webhooks.drop();
    await pay();
    await stripeMock.webhooks.settled();
    expect(endpoint.events).toHaveLength(0);

    stripeMock.webhooks.hold();
    const first = await pay();
    const second = await pay();
    stripeMock.webhooks.release({ reversed: true });
    await stripeMock.webhooks.settled();
    const order = endpoint.events.map(({ data }) => ('id' in data.object ? data.object.id : ''));
    expect(order).toEqual([second, first]);

    stripeMock.webhooks.duplicate(3);
    await pay();
    await stripeMock.webhooks.settled();
    expect(endpoint.events).toHaveLength(5);
  });
});

test('keeps payments, idempotency keys and undelivered events when it restarts', async () => {
  const stateDir = tempFolder(onTestFinished);
  const first = await start({ stateDir });
  const intent = await newIntent(sdk(first), { idempotencyKey: 'kept' });
  await confirm(first, intent, goodCard);
  await first.stop();
  cleanups.splice(-1);

  const endpoint = await receiver();
  const second = await start({ stateDir, webhookUrl: endpoint.url });
  await endpoint.received(1);
  expect(endpoint.events[0]).toMatchObject({ data: { object: { id: intent.id, status: 'succeeded' } } });
  expect((await newIntent(sdk(second), { idempotencyKey: 'kept' })).id).toBe(intent.id);
  await second.webhooks.settled();
  await second.stop();
  cleanups.splice(-1);

  const third = await start({ stateDir, webhookUrl: endpoint.url });
  await third.webhooks.settled();
  expect(third.intent(intent.id)?.status).toBe('succeeded');
  expect(endpoint.events).toHaveLength(1);
});

describe('scheduled faults', () => {
  test('affect only the requests that they are scheduled for', async () => {
    const stripeMock = await start();
    const stripe = sdk(stripeMock);
    stripeMock.faults.next({ kind: 'unavailable', on: 'create' });
    // Twice, because the SDK repeats a request once when the connection breaks.
    stripeMock.faults.next({ kind: 'cut', on: 'retrieve', times: 2 });

    expect((await failure(newIntent(stripe))).statusCode).toBe(500);
    const { id } = await newIntent(stripe);
    expect((await failure(stripe.paymentIntents.retrieve(id))).type).toBe('StripeConnectionError');
    expect((await stripe.paymentIntents.retrieve(id)).id).toBe(id);
  });
});
