import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { orders } from '#mocks/fixtures/orders.ts';
import { listen } from '#mocks/listen.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { cardFields } from './card-fields.ts';
import { startStripeMock, type StripeMockOptions } from './stripe-mock.ts';

const keys = { secretKey: 'sk_test_local', publishableKey: 'pk_test_local', webhookSecret: 'whsec_local' };

/** Starts a mock server with a PaymentIntent, for one test. */
async function start(options: Partial<StripeMockOptions> = {}, idempotencyKey?: string) {
  const mock = await startStripeMock({ port: 0, ...keys, webhookRetryMs: 5, ...options });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= mock.stop());
  onTestFinished(stop);
  const sdk = (key = keys.secretKey) =>
    new Stripe(key, {
      host: 'localhost',
      port: mock.port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });
  const create = (stripe = sdk()) =>
    stripe.paymentIntents.create(
      { amount: 768_000, currency: 'usd', metadata: { uid: 'someone', orderId: 'order-1' } },
      idempotencyKey === undefined ? {} : { idempotencyKey },
    );
  const intent = await create();
  const url = `${mock.url}/v1/payment_intents/${intent.id}`;
  /** Confirms like a browser: with the client secret and no key. */
  async function confirm(fields = cardFields()) {
    const body = new URLSearchParams({ client_secret: intent.client_secret ?? '', ...fields });
    const response = await fetch(`${url}/confirm`, { method: 'POST', body });
    return { status: response.status, body: await response.json() };
  }
  return { mock, stop, sdk, create, intent, url, confirm };
}

/** A webhook endpoint that verifies signatures like the shop's server. `statuses` are those of its next responses. */
async function receiver(...statuses: number[]) {
  const events: Stripe.Event[] = [];
  const server = await listen((request, response) => {
    void text(request).then((body) => {
      const signature = request.headers['stripe-signature'] ?? '';
      events.push(Stripe.webhooks.constructEvent(body, signature, keys.webhookSecret));
      response.writeHead(statuses.shift() ?? 200).end();
    });
  }, 0);
  onTestFinished(() => server.close());
  return { webhookUrl: `http://localhost:${server.port}/webhook`, events };
}

test.each([
  ['an impossible number', cardFields('4242424242424241'), { code: 'incorrect_number' }],
  [
    'an expired card',
    { ...cardFields(), 'payment_method_data[card][exp_year]': '20' },
    { code: 'invalid_expiry_year' },
  ],
  ['a real card', cardFields('4012888888881881'), { decline_code: 'test_mode_live_card' }],
])('rejects %s', async (_name, fields, error) => {
  const { confirm } = await start();
  expect(await confirm(fields)).toMatchObject({ status: 402, body: { error } });
});

test('a payment cannot be repeated, and the error contains it', async () => {
  const { intent, confirm } = await start();
  await confirm();
  const error = {
    code: 'payment_intent_unexpected_state',
    payment_intent: { id: intent.id, status: 'succeeded' },
  };
  expect(await confirm()).toMatchObject({ status: 400, body: { error } });
});

test('the paid orders of the demo customer can be refunded', async () => {
  const paid = orders.find(({ transactionId }) => transactionId !== null);
  const { sdk } = await start();
  const refund = await sdk().refunds.create({ payment_intent: paid?.transactionId ?? '' });
  expect(refund.amount).toBe(Math.round((paid?.totalPrice ?? 0) * 100));
});

test('an idempotency key with other parameters is an error', async () => {
  const { sdk } = await start({}, 'key');
  const other = { amount: 100, currency: 'usd' };
  await expect(sdk().paymentIntents.create(other, { idempotencyKey: 'key' })).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeIdempotencyError',
  });
});

test.each(['sk_test_other', 'pk_test_local'])('rejects server calls with %s', async (key) => {
  const { create, sdk } = await start();
  await expect(create(sdk(key))).rejects.toMatchObject({ statusCode: 401 });
});

test('lets a browser read only the intent of its client secret', async () => {
  const { intent, url } = await start();
  const read = (secret: string) =>
    fetch(`${url}?key=pk_test_local&client_secret=${encodeURIComponent(secret)}`);
  expect(await (await read(intent.client_secret ?? '')).json()).not.toHaveProperty('metadata');
  for (const secret of [`${intent.id}_secret_guess`, '']) expect((await read(secret)).status).toBe(400);
});

test('webhooks are repeated until the endpoint accepts them', async () => {
  const { webhookUrl, events } = await receiver(500, 503);
  const { mock, confirm } = await start({ webhookUrl });
  await confirm();
  await mock.webhooks.settled();
  expect(events).toHaveLength(3);
  expect(new Set(events.map(({ id }) => id)).size).toBe(1);
});

test('keeps payments, idempotency keys and undelivered events when it restarts', async () => {
  const stateDir = tempFolder(onTestFinished);
  const first = await start({ stateDir }, 'kept');
  await first.confirm();
  await first.stop();

  const { webhookUrl, events } = await receiver();
  for (let restart = 0; restart < 2; restart += 1) {
    const next = await start({ stateDir, webhookUrl }, 'kept');
    await next.mock.webhooks.settled();
    expect(next.intent.id).toBe(first.intent.id);
    expect(next.mock.intent(first.intent.id)?.status).toBe('succeeded');
    await next.stop();
  }
  expect(events).toMatchObject([{ data: { object: { id: first.intent.id, status: 'succeeded' } } }]);
});
