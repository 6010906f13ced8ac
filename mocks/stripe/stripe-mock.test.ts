import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { afterEach, describe, expect, test } from 'vitest';
import { orders } from '#mocks/fixtures/orders.ts';
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

/** Confirms as a browser, or curl, does: with the client secret alone. */
async function confirm(
  { url }: StripeMock,
  intent: { id: string; client_secret: string | null },
  fields: Record<string, string>,
) {
  const answer = await fetch(`${url}/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: intent.client_secret ?? '', ...fields }),
  });
  return { status: answer.status, body: await answer.json() };
}

const newIntent = (stripe: Stripe, options?: Stripe.RequestOptions) =>
  stripe.paymentIntents.create(
    { amount: 768_000, currency: 'usd', metadata: { uid: 'someone', orderId: 'order-1' } },
    options,
  );

async function failure(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('It did not fail');
}

interface Receiver {
  url: string;
  events: Stripe.Event[];
  /** The status of the next answers; 200 once they are used up. */
  responses: number[];
  received(count: number): Promise<void>;
}

/** A webhook endpoint that verifies signatures as the shop's server does. */
async function receiver(): Promise<Receiver> {
  const events: Stripe.Event[] = [];
  const responses: number[] = [];
  const waiting: Array<() => void> = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const signature = request.headers['stripe-signature'] ?? '';
      events.push(Stripe.webhooks.constructEvent(body, signature, webhookSecret));
      response.writeHead(responses.shift() ?? 200).end();
      for (const wake of waiting.splice(0)) wake();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => closed(server));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/webhook`,
    events,
    responses,
    async received(count) {
      while (events.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  return body;
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'stripe-stand-in-'));
  cleanups.push(() => rm(made, { recursive: true }));
  return made;
}

describe('a payment', () => {
  test('is made with 4242 and the client secret alone, and the server reads it as succeeded', async () => {
    const stripeMock = await start();
    const stripe = sdk(stripeMock);
    const intent = await newIntent(stripe);
    expect(intent).toMatchObject({ status: 'requires_payment_method', amount: 768_000, amount_received: 0 });

    const { status, body } = await confirm(stripeMock, intent, card('4242 4242 4242 4242'));

    expect(status).toBe(200);
    expect(body).toMatchObject({ id: intent.id, status: 'succeeded' });
    expect(body).not.toHaveProperty('metadata');
    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 768_000,
      metadata: { uid: 'someone', orderId: 'order-1' },
      latest_charge: { object: 'charge', paid: true, refunded: false },
    });
  });

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
  ])('with %s is refused with %s (%s)', async (number, code, declineCode, message) => {
    const stripeMock = await start();
    const intent = await newIntent(sdk(stripeMock));

    const { status, body } = await confirm(stripeMock, intent, card(number));

    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code, message });
    expect(body.error.decline_code).toBe(declineCode);
    expect(body.error.payment_intent).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
    const again = await confirm(stripeMock, intent, card('4242424242424242'));
    expect(again.body).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  test('is not taken from a number that cannot exist, an expired card or a real one', async () => {
    const stripeMock = await start();
    const intent = await newIntent(sdk(stripeMock));

    const impossible = await confirm(stripeMock, intent, card('4242424242424241'));
    const expired = await confirm(stripeMock, intent, {
      ...card('4242424242424242'),
      'payment_method_data[card][exp_year]': '20',
    });
    const real = await confirm(stripeMock, intent, card('4012888888881881'));

    expect(impossible.body.error.code).toBe('incorrect_number');
    expect(expired.body.error.code).toBe('invalid_expiry_year');
    expect(real.body.error.decline_code).toBe('test_mode_live_card');
    expect([impossible.status, expired.status, real.status]).toEqual([402, 402, 402]);
  });

  test('that was made cannot be made again, and the error carries it', async () => {
    const stripeMock = await start();
    const intent = await newIntent(sdk(stripeMock));
    await confirm(stripeMock, intent, card('4242424242424242'));

    const { status, body } = await confirm(stripeMock, intent, card('4242424242424242'));

    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: intent.id, status: 'succeeded' },
    });
  });

  test('with 3-D Secure waits for the cardholder, who completes it', async () => {
    const stripeMock = await start();
    const intent = await newIntent(sdk(stripeMock));

    const { status, body } = await confirm(stripeMock, intent, card('4000002500003155'));

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    const challenge: string = body.next_action.use_stripe_sdk.stripe_js;
    expect(await (await fetch(challenge)).text()).toContain('$7,680.00');
    await fetch(challenge, { method: 'POST', body: new URLSearchParams({ answer: 'complete' }) });
    expect(stripeMock.intent(intent.id)?.status).toBe('succeeded');
  });

  test('with 3-D Secure that fails asks for another card', async () => {
    const stripeMock = await start();
    const intent = await newIntent(sdk(stripeMock));
    const { body } = await confirm(stripeMock, intent, {
      ...card('4000002500003155'),
      return_url: 'http://localhost:3000/payment/order-1',
    });
    expect(body.next_action.redirect_to_url.return_url).toBe('http://localhost:3000/payment/order-1');

    const answer = await fetch(body.next_action.redirect_to_url.url, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'fail' }),
      redirect: 'manual',
    });

    const back = new URL(answer.headers.get('Location') ?? '');
    expect(answer.status).toBe(303);
    expect(back.searchParams.get('redirect_status')).toBe('failed');
    expect(stripeMock.intent(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  test('can be left in processing and finished later', async () => {
    const stripeMock = await start();
    const intent = await newIntent(sdk(stripeMock));
    stripeMock.holdConfirmations();

    const { body } = await confirm(stripeMock, intent, card('4242424242424242'));

    expect(body.status).toBe('processing');
    expect(stripeMock.finish(intent.id).status).toBe('succeeded');
  });
});

describe('cancelling', () => {
  test('ends an open payment, which can no longer be made', async () => {
    const stripeMock = await start();
    const stripe = sdk(stripeMock);
    const intent = await newIntent(stripe);

    expect((await stripe.paymentIntents.cancel(intent.id)).status).toBe('canceled');

    const { body } = await confirm(stripeMock, intent, card('4242424242424242'));
    expect(body.error.code).toBe('payment_intent_unexpected_state');
  });

  test('is refused once the money has come in', async () => {
    const stripeMock = await start();
    const stripe = sdk(stripeMock);
    const intent = await newIntent(stripe);
    await confirm(stripeMock, intent, card('4242424242424242'));

    const error = await failure(stripe.paymentIntents.cancel(intent.id));

    expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
    expect(error.payment_intent?.status).toBe('succeeded');
  });
});

describe('a refund', () => {
  test('gives all of it back, once', async () => {
    const stripeMock = await start();
    const stripe = sdk(stripeMock);
    const intent = await newIntent(stripe);
    await confirm(stripeMock, intent, card('4242424242424242'));

    const refund = await stripe.refunds.create({ payment_intent: intent.id });

    expect(refund).toMatchObject({ amount: 768_000, status: 'succeeded', payment_intent: intent.id });
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id });
    expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(1);
    const again = await failure(stripe.refunds.create({ payment_intent: intent.id }));
    expect(again.code).toBe('charge_already_refunded');
  });

  test('needs a payment that succeeded', async () => {
    const stripeMock = await start();
    const stripe = sdk(stripeMock);
    const intent = await newIntent(stripe);

    expect((await failure(stripe.refunds.create({ payment_intent: intent.id }))).statusCode).toBe(400);
  });

  test('can be had for the paid orders of the demo customer', async () => {
    const stripe = sdk(await start());
    const paid = orders.find(({ transactionId }) => transactionId !== null);

    const refund = await stripe.refunds.create({ payment_intent: paid?.transactionId ?? '' });

    expect(refund.amount).toBe(Math.round((paid?.totalPrice ?? 0) * 100));
  });
});

describe('an idempotency key', () => {
  test('gives the first answer again and makes nothing twice', async () => {
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
  test('a wrong one opens nothing, and the publishable one does not open server calls', async () => {
    const stripeMock = await start();

    const wrong = await failure(newIntent(sdk(stripeMock, { key: 'sk_test_other' })));
    const publishable = await failure(newIntent(sdk(stripeMock, { key: 'pk_test_local' })));

    expect([wrong.statusCode, publishable.statusCode]).toEqual([401, 401]);
  });

  test('a browser reads only the intent whose client secret it holds', async () => {
    const stripeMock = await start();
    const { id, client_secret } = await newIntent(sdk(stripeMock));
    const url = `${stripeMock.url}/v1/payment_intents/${id}?key=pk_test_local&client_secret=`;

    expect((await fetch(url + encodeURIComponent(client_secret ?? ''))).status).toBe(200);
    expect((await fetch(`${url}${id}_secret_guess`)).status).toBe(400);
    expect((await fetch(url)).status).toBe(400);
  });

  test('a browser on another origin is let in', async () => {
    const { url } = await start();

    const answer = await fetch(`${url}/v1/payment_intents/pi_1/confirm`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:3000', 'Access-Control-Request-Method': 'POST' },
    });

    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});

describe('webhooks', () => {
  test('tell of success, failure, cancelling and refunds, signed', async () => {
    const endpoint = await receiver();
    const stripeMock = await start({ webhookUrl: endpoint.url });
    const stripe = sdk(stripeMock);
    const paid = await newIntent(stripe);
    await confirm(stripeMock, paid, card('4000000000000002'));
    await confirm(stripeMock, paid, card('4242424242424242'));
    await stripe.refunds.create({ payment_intent: paid.id });
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
      data: { object: { id: paid.id, amount_received: 768_000, metadata: { orderId: 'order-1' } } },
    });
  });

  test('are sent again until the endpoint takes them', async () => {
    const endpoint = await receiver();
    endpoint.responses.push(500, 503);
    const stripeMock = await start({ webhookUrl: endpoint.url });
    const intent = await newIntent(sdk(stripeMock));
    await confirm(stripeMock, intent, card('4242424242424242'));

    await stripeMock.webhooks.settled();

    expect(endpoint.events).toHaveLength(3);
    expect(new Set(endpoint.events.map(({ id }) => id)).size).toBe(1);
  });

  test('can be dropped, doubled and reordered', async () => {
    const endpoint = await receiver();
    const stripeMock = await start({ webhookUrl: endpoint.url });
    const stripe = sdk(stripeMock);
    const pay = async () => {
      const intent = await newIntent(stripe);
      await confirm(stripeMock, intent, card('4242424242424242'));
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
    await endpoint.received(2);
    const order = endpoint.events.map(({ data }) => ('id' in data.object ? data.object.id : ''));
    expect(order).toEqual([second, first]);

    stripeMock.webhooks.duplicate(3);
    await pay();
    await stripeMock.webhooks.settled();
    expect(endpoint.events).toHaveLength(5);
  });
});

describe('after a restart', () => {
  test('payments, keys and undelivered events are there, whether it was stopped or killed', async () => {
    const stateDir = await folder();
    const first = await start({ stateDir });
    const stripe = sdk(first);
    const intent = await newIntent(stripe, { idempotencyKey: 'kept' });
    await confirm(first, intent, card('4242424242424242'));
    await first.stop();
    cleanups.splice(cleanups.length - 1);

    const endpoint = await receiver();
    const second = await start({ stateDir, webhookUrl: endpoint.url });
    await endpoint.received(1);

    expect(endpoint.events[0]).toMatchObject({ data: { object: { id: intent.id, status: 'succeeded' } } });
    expect((await newIntent(sdk(second), { idempotencyKey: 'kept' })).id).toBe(intent.id);
    await second.webhooks.settled();
    await second.stop();
    cleanups.splice(cleanups.length - 1);
    const third = await start({ stateDir, webhookUrl: endpoint.url });
    await third.webhooks.settled();
    expect(third.intent(intent.id)?.status).toBe('succeeded');
    expect(endpoint.events).toHaveLength(1);
  });
});

describe('ordered trouble', () => {
  test('strikes the requests it was ordered for and no other', async () => {
    const stripeMock = await start();
    const stripe = sdk(stripeMock);
    stripeMock.faults.next({ kind: 'unavailable', on: 'create' });
    // Twice, because the SDK tries a connection that broke once more on its own.
    stripeMock.faults.next({ kind: 'cut', on: 'retrieve', times: 2 });

    expect((await failure(newIntent(stripe))).statusCode).toBe(500);
    const { id } = await newIntent(stripe);
    expect((await failure(stripe.paymentIntents.retrieve(id))).type).toBe('StripeConnectionError');
    expect((await stripe.paymentIntents.retrieve(id)).id).toBe(id);
  });

  test('a lost answer is had again with the same key, and the work was done once', async () => {
    const stripeMock = await start();
    const before = stripeMock.intents().length;
    stripeMock.faults.next({ kind: 'lost-answer', on: 'create' });

    await newIntent(sdk(stripeMock, { maxNetworkRetries: 1 }), { idempotencyKey: 'once' });

    expect(stripeMock.intents()).toHaveLength(before + 1);
  });
});
