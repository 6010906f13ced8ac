import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { orders } from '#mocks/fixtures/orders.ts';
import { listen } from '#mocks/listen.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { cardFields } from './card-fields.ts';
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

const sdk = ({ port }: StripeMock, key = secretKey) =>
  new Stripe(key, { host: 'localhost', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });

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
  return { stripeMock, intent: await newIntent(sdk(stripeMock)) };
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
  const server = await listen((request, response) => {
    void text(request).then((body) => {
      const signature = request.headers['stripe-signature'] ?? '';
      events.push(Stripe.webhooks.constructEvent(body, signature, webhookSecret));
      response.writeHead(statuses.shift() ?? 200).end();
    });
  }, 0);
  cleanups.push(() => server.close());
  return { url: `http://localhost:${server.port}/webhook`, events };
}

describe('a payment', () => {
  test.each([
    ['an impossible number', cardFields('4242424242424241'), { code: 'incorrect_number' }],
    [
      'an expired card',
      { ...cardFields(), 'payment_method_data[card][exp_year]': '20' },
      { code: 'invalid_expiry_year' },
    ],
    ['a real card', cardFields('4012888888881881'), { decline_code: 'test_mode_live_card' }],
  ])('rejects %s', async (_name, fields, error) => {
    const { stripeMock, intent } = await startWithIntent();
    const { status, body } = await confirm(stripeMock, intent, fields);
    expect(status).toBe(402);
    expect(body.error).toMatchObject(error);
  });

  test('cannot be repeated, and the error contains it', async () => {
    const { stripeMock, intent } = await startWithIntent();
    await confirm(stripeMock, intent, cardFields());
    const { status, body } = await confirm(stripeMock, intent, cardFields());
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: intent.id, status: 'succeeded' },
    });
  });
});

test('the paid orders of the demo customer can be refunded', async () => {
  const stripe = sdk(await start());
  const paid = orders.find(({ transactionId }) => transactionId !== null);
  const refund = await stripe.refunds.create({ payment_intent: paid?.transactionId ?? '' });
  expect(refund.amount).toBe(Math.round((paid?.totalPrice ?? 0) * 100));
});

test('an idempotency key with other parameters is an error', async () => {
  const stripe = sdk(await start());
  await newIntent(stripe, { idempotencyKey: 'key' });
  const error = await failure(
    stripe.paymentIntents.create({ amount: 100, currency: 'usd' }, { idempotencyKey: 'key' }),
  );
  expect(error).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
});

describe('keys', () => {
  test.each(['sk_test_other', 'pk_test_local'])('rejects server calls with %s', async (key) => {
    const error = await failure(newIntent(sdk(await start(), key)));
    expect(error.statusCode).toBe(401);
  });

  test('lets a browser read only the intent of its client secret', async () => {
    const { stripeMock, intent } = await startWithIntent();
    const url = `${stripeMock.url}/v1/payment_intents/${intent.id}?key=pk_test_local&client_secret=`;

    const response = await fetch(url + encodeURIComponent(intent.client_secret ?? ''));
    expect(response.status).toBe(200);
    expect(await response.json()).not.toHaveProperty('metadata');
    expect((await fetch(`${url}${intent.id}_secret_guess`)).status).toBe(400);
    expect((await fetch(url)).status).toBe(400);
  });
});

test('webhooks are repeated until the endpoint accepts them', async () => {
  const endpoint = await receiver(500, 503);
  const { stripeMock, intent } = await startWithIntent({ webhookUrl: endpoint.url });
  await confirm(stripeMock, intent, cardFields());

  await stripeMock.webhooks.settled();

  expect(endpoint.events).toHaveLength(3);
  expect(new Set(endpoint.events.map(({ id }) => id)).size).toBe(1);
});

test('keeps payments, idempotency keys and undelivered events when it restarts', async () => {
  const stateDir = tempFolder(onTestFinished);
  const first = await start({ stateDir });
  const intent = await newIntent(sdk(first), { idempotencyKey: 'kept' });
  await confirm(first, intent, cardFields());
  await first.stop();
  cleanups.splice(-1);

  const endpoint = await receiver();
  const second = await start({ stateDir, webhookUrl: endpoint.url });
  await second.webhooks.settled();
  expect(endpoint.events[0]).toMatchObject({ data: { object: { id: intent.id, status: 'succeeded' } } });
  expect((await newIntent(sdk(second), { idempotencyKey: 'kept' })).id).toBe(intent.id);
  await second.stop();
  cleanups.splice(-1);

  const third = await start({ stateDir, webhookUrl: endpoint.url });
  await third.webhooks.settled();
  expect(third.intent(intent.id)?.status).toBe('succeeded');
  expect(endpoint.events).toHaveLength(1);
});
