import autocannon from 'autocannon';
import { expect, test } from 'vitest';
import { expectFigures } from './expect-figures.ts';
import { openShop } from './open-shop.ts';
import { figure } from './seeded.ts';

const shop = await openShop({ processes: 1 });
const customers = await Promise.all(Array.from({ length: 50 }, () => shop.addCustomer()));
const part = await shop.addPart({ quantity: 1_000 });
await Promise.all(customers.map((customer) => shop.order(customer, part)));
const [server = expect.unreachable()] = shop.servers;

let turn = 0;

/** A list, a page of parts and a write, in turn. */
function nextRequest(): autocannon.Request {
  turn += 1;
  const { email, token } = customers[turn % customers.length] ?? expect.unreachable();
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  if (turn % 3 === 0) return { path: `/api/orders/${email}`, headers };
  if (turn % 3 === 1) return { path: `/api/parts?search=part&sort=-price&limit=${(turn % 20) + 1}`, headers };
  return {
    method: 'PUT',
    path: `/api/user/${email}`,
    headers,
    body: JSON.stringify({ city: `City ${turn}` }),
  };
}

async function load(seconds: number, connections: number, perSecond?: number) {
  const result = await autocannon({
    url: server.origin,
    duration: seconds,
    connections,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    requests: [{ setupRequest: (request) => ({ ...request, ...nextRequest() }) }],
  });
  const statuses = Object.keys(result.statusCodeStats ?? {}).map(Number);
  return {
    perSecond: result['2xx'] / result.duration,
    median: result.latency.p50,
    /** Without a response, or with one that is neither 2xx, 429 nor 503. */
    wrong: result.errors + statuses.filter((status) => ![200, 429, 503].includes(status)).length,
  };
}

test('R19: a server with five times its load responds or rejects, and recovers', async () => {
  const usual = await load(figure(10, 1), 10);
  const connections = figure(400, 200);
  const overload = await load(figure(30, 2), connections, usual.perSecond * 5);
  const endedAt = performance.now();
  await expect
    .poll(async () => (await load(1, 10)).median, { timeout: 60_000, interval: 1 })
    .toBeLessThanOrEqual(usual.median * 1.5 + 5);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expectFigures(`${connections} connections ask for 5 × ${usual.perSecond.toFixed(0)} requests/s`, {
    'requests without a response or with another than 2xx, 429 and 503': [overload.wrong, 0],
    's until the usual response time': [(performance.now() - endedAt) / 1000, figure(10, 30)],
  });
}, 180_000);
