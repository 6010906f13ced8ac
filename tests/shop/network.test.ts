import { setTimeout as pass } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PlacedOrder } from '#contract/orders/orders.ts';
import { deadlines } from '#server/core/limits.ts';
import type { TestResponse } from '#server/testing/app.ts';
import { expectFigures } from './expect-figures.ts';
import { prepareOrders, startLoad, untilReady } from './load.ts';
import { openShop } from './open-shop.ts';
import { figure } from './seeded.ts';
import type { ServerProcess } from './server-process.ts';
import { startTcpProxy } from './tcp-proxy.ts';

vi.setConfig({ testTimeout: 120_000 });

let proxy: Awaited<ReturnType<typeof startTcpProxy>> | undefined;
const shop = await openShop({
  processes: 2,
  async startPooler(url) {
    proxy = await startTcpProxy(url);
    return proxy.url;
  },
});
const network = proxy ?? expect.unreachable();
const placing = await prepareOrders(shop);

/** Connections of a server's pool that are in use, and requests that wait for one. */
async function connectionsInUse({ origin }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${origin}/api/metrics`)).text();
  return ['in use', 'waiting'].reduce((sum, state) => {
    const [, count] =
      new RegExp(`^norholt_database_connections\\{state="${state}"\\} (\\d+)$`, 'm').exec(metrics) ?? [];
    return sum + Number(count);
  }, 0);
}

/** Seconds for a request, with its way to the server and back, which takes longer while other tests run. */
const longest = deadlines.request / 1000 + figure(0.5, 5);

test.each([
  ['is cut', figure(30_000, 1_000), 5, () => network.cut()],
  ['loses everything, without an end', figure(30_000, 6_000), 5, () => network.silence()],
  ['ends in one direction', 1_000, 5, () => network.halfClose()],
  // The database responds, so a request of several statements uses its whole time.
  ['takes two seconds', figure(30_000, 3_000), longest, () => network.slow(2_000)],
] as const)(
  'R10: while the connection to the database %s, servers respond in time',
  async (what, ms, refusal, fault) => {
    onTestFinished(() => network.heal());
    const sent: Array<{ status: number; seconds: number; isToRetry: boolean }> = [];
    const timed = async (request: Promise<TestResponse>) => {
      const sentAt = performance.now();
      const response = await request.catch(() => null);
      const seconds = (performance.now() - sentAt) / 1000;
      const isToRetry = response?.headers.has('retry-after') ?? false;
      sent.push({ status: response?.status ?? 0, seconds, isToRetry });
      return response;
    };
    const load = startLoad(100 / 1.5, async (index) => {
      const { buyer, place } = placing(index);
      const response = await timed(
        index % 2 === 0 ? place() : shop.call('GET', `/orders/${buyer.email}`, buyer),
      );
      const placed = PlacedOrder.safeParse(response?.body);
      if (placed.success) await timed(shop.deleteOrder(buyer, placed.data._id));
    });
    await pass(500);
    fault();
    await pass(ms);
    network.heal();
    const recovery = await untilReady(shop.servers);
    const { perSecond } = await load.stop();
    let inUse = Number.NaN;
    await vi.waitFor(async () => {
      const counts = await Promise.all(shop.servers.map(connectionsInUse));
      inUse = counts.reduce((sum, count) => sum + count, 0);
      if (inUse > 0) throw new Error(`${inUse} connections are in use`);
    }, 60_000);

    const refused = sent.filter(({ status }) => status === 503);
    const slowest = (requests: typeof sent) => Math.max(0, ...requests.map(({ seconds }) => seconds));
    expectFigures(`the connection ${what} for ${ms / 1000} s, ${(perSecond * 1.5).toFixed(0)} requests/s`, {
      'responses other than 2xx, 429 and 503': [
        sent.filter(({ status }) => ![200, 429, 503].includes(status)).length,
        0,
      ],
      '503 without Retry-After': [refused.filter(({ isToRetry }) => !isToRetry).length, 0],
      's until a 503': [slowest(refused), figure(refusal, longest)],
      's until a response': [slowest(sent), longest],
      's until ready afterwards': [recovery, figure(5, 30)],
      'connections in use afterwards': [inUse, 0],
    });
  },
);
