import { json } from 'node:stream/consumers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openShop } from '#tests/shop/open-shop.ts';
import { createTestApp } from '../testing/app.ts';
import { serve } from '../testing/serve.ts';
import { startTelemetry } from './start-telemetry.ts';

const Attributes = z.pipe(
  z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
  z.transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]]))),
);
const Spans = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              kind: z.number(),
              attributes: Attributes,
              status: z.object({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Starts telemetry with a collector. Returns what it received once telemetry has stopped. */
async function collect(metrics: Parameters<typeof startTelemetry>[1]) {
  const received: Record<string, unknown[]> = {};
  const origin = await serve(async (request: IncomingMessage, response: ServerResponse) => {
    (received[request.url ?? ''] ??= []).push(await json(request));
    response.end('{}');
  });
  const telemetry = await startTelemetry(`${origin}/`, metrics);
  return async () => {
    await telemetry.stop();
    return received;
  };
}

test('a request, its statements and its calls to Stripe are one trace without secrets', async () => {
  const shop = await openShop();
  const buyer = await shop.addCustomer();
  const orderId = await shop.order(buyer, await shop.addPart());
  const app = createTestApp(shop.db, { deps: shop.deps });
  const finish = await collect(shop.deps.metrics);

  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const paid = await app.call('POST', '/create-payment', {
    token: buyer.token,
    body: { orderId },
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  const refused = await app.call('GET', '/user/private.person@norholt.test', { token: buyer.token });
  const received = await finish();

  const [batch] = z.array(Spans).parse(received['/v1/traces'] ?? []);
  const { resource, scopeSpans } = batch?.resourceSpans[0] ?? {};
  expect(resource?.attributes).toMatchObject({ 'service.name': 'norholt' });
  const spans = scopeSpans?.flatMap((scope) => scope.spans) ?? [];

  const request = spans.find(({ parentSpanId }) => parentSpanId === 'b7ad6b7169203331');
  expect(request).toMatchObject({
    traceId,
    name: 'POST /api/create-payment',
    attributes: {
      'http.route': '/api/create-payment',
      'http.response.status_code': 200,
      'norholt.request_id': paid.headers.get('x-request-id'),
    },
  });
  const children = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(children.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['SELECT', 'create PaymentIntent']),
  );
  expect(children.every((child) => child.traceId === traceId)).toBe(true);
  const statements = children.map(({ attributes }) => attributes['db.query.text']);
  expect(statements).toContainEqual(expect.stringContaining('$1'));

  expect(refused.status).toBe(403);
  expect(spans.map(({ name }) => name)).toContain('GET /api/user/:email');
  const all = JSON.stringify(received);
  for (const secret of [buyer.token, buyer.email, orderId, 'private.person', 'sk_test', '_secret_']) {
    expect(all).not.toContain(secret);
  }
});

test('metrics are sent with the names and values of Prometheus', async () => {
  const { deps } = await openShop();
  const finish = await collect(deps.metrics);
  deps.metrics.webhookEvent('charge.refunded');
  for (const seconds of [0.003, 0.02, 0.02, 99]) deps.metrics.request('/api/parts', 'GET', 200, seconds);
  const found = JSON.stringify((await finish())['/v1/metrics']);
  expect(found).toContain('"name":"norholt_database_up"');
  expect(found).toMatch(/"norholt_webhook_events_total".{0,200}"isMonotonic":true.{0,200}"charge.refunded"/);
  const bounds = '[0.005,0.01,0.025,0.05,0.1,0.25,0.5,1,2.5,5,15]';
  expect(found).toContain(`"bucketCounts":[1,0,2,0,0,0,0,0,0,0,0,1],"explicitBounds":${bounds}`);
});
