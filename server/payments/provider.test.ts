import { expect, test } from 'vitest';
import { serve } from '../testing/serve.ts';
import { connectProvider, ProviderRefusal } from './provider.ts';

const connectTo = (apiHost: string) =>
  connectProvider({ secretKey: 'sk_test_local', webhookSecret: 'whsec_local', apiHost, timeout: 150 });

/** A provider client with a timeout of 150 ms, connected to a server with this listener. */
const providerThat = async (respond: Parameters<typeof serve>[0]) => connectTo(await serve(respond));

const contentType = { 'Content-Type': 'application/json' };

const soon = () => Date.now() + 3_000;
const unavailable = { code: 'UNAVAILABLE', status: 503, retryAfter: 5 };

test('a silent provider is unavailable after two attempts', async () => {
  let tries = 0;
  const provider = await providerThat(() => void tries++);
  const before = Date.now();
  await expect(provider.findIntent('pi_1', soon())).rejects.toMatchObject(unavailable);
  expect(tries).toBe(2);
  expect(Date.now() - before).toBeLessThan(2_000);
});

test('a response that never ends is aborted at the deadline', async () => {
  const timers: NodeJS.Timeout[] = [];
  const provider = await providerThat((_request, response) => {
    response.writeHead(200, contentType);
    timers.push(setInterval(() => response.write(' '), 20));
  });
  const before = Date.now();
  await expect(provider.findIntent('pi_1', Date.now() + 1_200)).rejects.toMatchObject(unavailable);
  expect(Date.now() - before).toBeLessThan(1_600);
  for (const timer of timers) clearInterval(timer);
});

test('a refused connection and an expired deadline are unavailable', async () => {
  const provider = connectTo('http://127.0.0.1:1');
  await expect(provider.findIntent('pi_1', soon())).rejects.toMatchObject(unavailable);
  await expect(provider.findIntent('pi_1', Date.now())).rejects.toMatchObject(unavailable);
});

test.each([200, 500, 502, 429, 409, 401, 403])(
  'status %i without an object is unavailable',
  async (status) => {
    const body = JSON.stringify({ error: { type: 'api_error', message: 'No' } });
    const provider = await providerThat((_, response) =>
      response.writeHead(status, contentType).end(status === 200 ? '<html>' : body),
    );
    await expect(provider.cancelIntent('pi_1', soon())).rejects.toMatchObject(unavailable);
  },
);

test('a refusal does not expose the objects in the provider’s error', async () => {
  const error = {
    ...{ type: 'invalid_request_error', code: 'amount_too_small', message: 'Too small' },
    payment_intent: { id: 'pi_1', client_secret: 'pi_1_secret_hush' },
  };
  const provider = await providerThat((_, response) =>
    response.writeHead(400, contentType).end(JSON.stringify({ error })),
  );
  const refusal: unknown = await provider
    .createIntent({ orderId: 'o', number: 1, uid: 'u', amountCents: 1 }, soon())
    .catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ProviderRefusal);
  expect(refusal).toMatchObject({ code: 'amount_too_small' });
  for (let error = refusal; error instanceof Error; error = error.cause) {
    expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain('hush');
  }
});

test('a malformed intent id is never sent to the provider', async () => {
  let tries = 0;
  const provider = await providerThat(() => void tries++);
  for (const id of ['', 'x', 'pi_', 'pi_1/../refunds', 'pi_1?x', '..', 'PI_1']) {
    expect(await provider.findIntent(id, soon())).toBeNull();
  }
  expect(tries).toBe(0);
});

test('the secret key determines the mode', () => {
  const modeOf = (secretKey: string) =>
    connectProvider({ secretKey, webhookSecret: 'w', apiHost: undefined }).isLive;
  expect([modeOf('sk_test_1'), modeOf('sk_live_1'), modeOf('rk_live_1')]).toEqual([false, true, true]);
});
