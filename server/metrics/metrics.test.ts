import { getRequestListener } from '@hono/node-server';
import { describe, expect, test, vi } from 'vitest';
import { openShop } from '#tests/shop/open-shop.ts';
import { createApp } from '../app.ts';
import type { Config } from '../config/config.ts';
import { connect } from '../db/connect.ts';
import { addressList } from '../core/address-list.ts';
import { startJobs } from '../core/jobs.ts';
import { createTestApp, testDeps } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { serve } from '../testing/serve.ts';
import { createMetrics } from './metrics.ts';

const { db } = await openTestDatabase();
const token = 'k7Qz2Vn9Xr4Lm8Tc';

/** Starts a server on a real socket, whose peer is this machine. */
async function serveApp(config: Partial<Config> = {}, from = db) {
  const app = createApp(testDeps(from, { config }));
  const origin = await serve(getRequestListener((request, env) => app.fetch(request, env)));
  return (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
}

/** Returns the value of a line in the text format. */
const valueOf = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

describe('the metrics', () => {
  test('count requests by route pattern, never by path', async () => {
    const ask = await serveApp();
    await ask('/api/parts');
    await ask('/api/parts/private-id');
    await ask('/api/user/private@norholt.test');
    await ask('/api/nothing/private');
    const text = await (await ask('/api/metrics')).text();
    const requests = (route: string, status: number) =>
      valueOf(
        text,
        `norholt_http_request_duration_seconds_count{route="${route}",method="GET",status="${status}"}`,
      );
    expect(requests('/api/parts', 200)).toBe(1);
    expect(requests('/api/parts/:id', 404)).toBe(1);
    expect(requests('/api/user/:email', 401)).toBe(1);
    expect(text).not.toContain('private');
  });

  test('contain database connections, open reservations and open refunds', async () => {
    const shop = await openShop();
    await shop.order(await shop.addCustomer(), await shop.addPart());
    await shop.db.query(
      `INSERT INTO refund_jobs (id, provider_id, amount_cents, reason) VALUES (gen_random_uuid(), 'pi_1', 1, 'deleted')`,
    );
    const text = await shop.deps.metrics.read();
    expect(valueOf(text, 'norholt_database_up')).toBe(1);
    expect(valueOf(text, 'norholt_open_reservations')).toBe(1);
    expect(valueOf(text, 'norholt_refund_jobs{state="open"}')).toBe(1);
    expect(valueOf(text, 'norholt_refund_jobs{state="refused"}')).toBe(0);
    expect(valueOf(text, 'norholt_database_connections{state="waiting"}')).toBe(0);
  });

  test('are available while the database is down, and report it', async () => {
    const ask = await serveApp({}, connect('postgres://nobody@127.0.0.1:1/none'));
    await ask('/api/parts');
    const text = await (await ask('/api/metrics')).text();
    expect(valueOf(text, 'norholt_database_up')).toBe(0);
    expect(text).toContain('route="/api/parts",method="GET",status="503"');
    expect(text).not.toMatch(/^norholt_open_reservations /m);
  });

  test('count successful and failed runs of each job', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const deps = testDeps(db);
    let runs = 0;
    const run = () => (++runs === 1 ? Promise.reject(new Error('once')) : Promise.resolve());
    const jobs = startJobs(deps, [{ name: 'sweep', every: 1000, run }]);
    const counts = async () => {
      const text = await deps.metrics.read();
      return ['failed', 'done'].map((outcome) =>
        valueOf(text, `norholt_job_duration_seconds_count{name="sweep",outcome="${outcome}"}`),
      );
    };
    expect(await counts()).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(3000);
    await jobs.stop();
    vi.useRealTimers();
    expect(await counts()).toEqual([1, 2]);
  });

  test('include those of the process in a real server', async () => {
    const text = await createMetrics(db, { withProcess: true }).read();
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });
});

describe('access to the metrics', () => {
  test('is allowed from the same machine', async () => {
    const response = await (await serveApp())('/api/metrics');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  const trusted = { trustedProxies: addressList(['127.0.0.1']) };
  type Row = [string, Partial<Config>, Record<string, string>];
  test.each<Row>([
    ['through a trusted proxy on the same machine', trusted, {}],
    ['through a trusted proxy, whatever address it forwards', trusted, { 'X-Forwarded-For': '127.0.0.1' }],
    ...['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'].map((name): Row => [
      `through an unknown proxy (${name})`,
      {},
      { [name]: '127.0.0.1' },
    ]),
    ['without a token in production', { isProduction: true }, {}],
  ])('is denied %s', async (_, config, headers) => {
    expect((await (await serveApp(config))('/api/metrics', headers)).status).toBe(403);
  });

  test('is denied from another machine', async () => {
    // Without a socket the peer is unknown.
    expect((await createTestApp(db).call('GET', '/metrics')).status).toBe(403);
  });

  test('is allowed from anywhere with the exact token only', async () => {
    const ask = await serveApp({ metricsToken: token });
    const as = (credential: string) => ask('/api/metrics', { Authorization: credential });
    expect((await as(`Bearer ${token}`)).status).toBe(200);
    for (const wrong of [`Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`, 'Bearer', '']) {
      expect((await as(wrong)).status).toBe(401);
    }
  });
});
