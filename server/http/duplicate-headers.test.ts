import { once } from 'node:events';
import { request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { expect, test } from 'vitest';
import { openShop, orderBody } from '#tests/shop/open-shop.ts';
import { serve } from '../testing/serve.ts';

const shop = await openShop({ isTampered: true });
const origin = await serve(
  getRequestListener((incoming) => shop.nodes[0]?.fetch(incoming) ?? expect.unreachable()),
);

const customer = await shop.addCustomer();
const body = JSON.stringify(orderBody(customer, await shop.addPart()));
const authorization = `Bearer ${customer.token}`;
const usual = {
  Host: 'localhost',
  Authorization: authorization,
  'Content-Type': 'application/json',
  'Content-Length': String(Buffer.byteLength(body)),
};

test.each<[string, string, string, number]>([
  ['Authorization', authorization, 'Bearer other', 401],
  ['Authorization', authorization, authorization, 401],
  ['Content-Type', 'application/json', 'text/plain', 415],
  ['Content-Length', '2', '3', 400],
  ['Idempotency-Key', 'one', 'two', 400],
  ['Origin', 'http://localhost:3000', 'http://elsewhere.test', 200],
  ['X-Forwarded-For', '10.0.0.1', 'x'.repeat(300), 200],
  ['Accept-Encoding', 'br', 'gzip;q=0', 200],
  ['If-None-Match', '"a"', '*', 200],
  ['Cookie', 'theme=dark', 'theme=<script>', 200],
  ['X-Request-Id', 'one', 'two', 200],
])('an order with two %s headers (row %#)', async (name, one, other, status) => {
  const headers = Object.entries(usual).filter(([known]) => known !== name);
  const sent = request(`${origin}/api/orders`, {
    method: 'POST',
    headers: [...headers, [name, one], [name, other]].flat(),
  });
  sent.end(body);
  const [response] = await once(sent, 'response');
  expect(response).toMatchObject({ statusCode: status });
  response.resume();
});
