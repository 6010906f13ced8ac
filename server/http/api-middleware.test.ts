import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { createTestApp, testDeps } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { connect } from '../db/connect.ts';
import { createLog } from '../core/log.ts';
import { addressList } from '../core/address-list.ts';
import { testLimits } from '../testing/limits.ts';

const { db } = await openTestDatabase();
const app = createTestApp(db);
const user = await app.addUser();
const token = await app.accessToken(user);
const profile = `/user/${user.email}`;

afterEach(() => vi.useRealTimers());

describe('every API response', () => {
  test('has its headers, on success and on errors', async () => {
    for (const response of [await app.call('GET', '/parts/x'), await app.call('GET', '/healthz')]) {
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cache-control': 'no-store',
        vary: 'Origin, Authorization',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-site',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(response.headers.get('x-powered-by')).toBeNull();
      expect(response.headers.get('strict-transport-security')).toBeNull();
    }
  });

  test('allows CORS for the shop’s own origin only', async () => {
    const preflight = (origin: string) => app.call('OPTIONS', '/parts', { headers: { Origin: origin } });
    const own = await preflight('http://localhost:3000');
    expect(own.status).toBe(204);
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'access-control-allow-origin': 'http://localhost:3000',
      'access-control-allow-headers': 'Authorization,Content-Type,Idempotency-Key',
      'access-control-max-age': '600',
    });
    expect(own.headers.get('access-control-allow-credentials')).toBeNull();
    for (const origin of ['http://localhost:3000.evil.test', 'null', 'https://localhost:3000']) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('to an unknown call is a 404 problem', async () => {
    expect(await app.call('GET', '/nope')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await app.call('POST', '/parts', { token, body: {} })).status).toBe(404);
  });
});

describe('every response outside the API', () => {
  test.each([
    ['GET', '/'],
    ['GET', '/no/such/page'],
    ['GET', '/assets/none.js'],
    ['GET', '/%ff'],
    ['GET', '/uploads/none.webp'],
    ['GET', '/healthz'],
    ['POST', '/csp-report'],
    ['DELETE', '/'],
  ])('to %s %s forbids content sniffing', async (method, path) => {
    const response = await app.fetch(new Request(`http://localhost:3000${path}`, { method }));
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('an invalid request', () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  test.each<[string, number, { body?: string; headers?: Record<string, string> }]>([
    ['another content type', 415, { body: 'name=x', headers: form }],
    ['no content type', 415, { body: '{}', headers: { 'Content-Type': '' } }],
    [
      'a type that only begins like JSON',
      415,
      { body: '{}', headers: { 'Content-Type': 'application/jsonx' } },
    ],
    ['too large a body', 413, { body: JSON.stringify({ name: 'x'.repeat(70_000) }) }],
    ['broken JSON', 400, { body: '{"name":' }],
  ])('%s: returns %i', async (_, status, send) => {
    expect(await app.call('PUT', profile, { token, ...send })).toMatchObject({ status });
  });

  test('with a body of undeclared length is rejected at the limit', async () => {
    let sent = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(32));
        // Ten times the limit: a server that reads everything finishes and does not run out of memory.
        if (sent > 655_360) controller.close();
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'PUT',
      duplex: 'half',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: stream,
    };
    const response = await app.fetch(new Request(`http://localhost:3000/api${profile}`, init));
    expect(response.status).toBe(413);
  });

  test('keys such as `__proto__` have no effect', async () => {
    const body = `{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}},"name":"Proto"}`;
    expect((await app.call('PUT', profile, { token, body })).status).toBe(200);
    expect(Object.prototype).not.toHaveProperty('role');
  });
});

test('requests through trusted proxies are limited by the client’s address', async () => {
  const behind = createApp(
    testDeps(db, {
      config: { trustedProxies: addressList(['10.0.0.0/8']) },
      deps: { limits: testLimits(db, 1 / 300) },
    }),
  );
  const from = async (forwarded: string) => {
    const headers = { 'X-Forwarded-For': forwarded };
    const proxy = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
    return (await behind.request('http://localhost/api/parts', { headers }, proxy)).status;
  };
  expect(await from('9.9.9.9, 1.1.1.1')).toBe(200);
  expect(await from('8.8.8.8, 1.1.1.1')).toBe(429);
  expect(await from('9.9.9.9, 2.2.2.2')).toBe(200);
  expect(await from('2001:db8:1:2:3::1')).toBe(200);
  expect(await from('2001:db8:1:2::ffff')).toBe(429);
});

test('suggestions for ten people who type do not use up the reads of their address', async () => {
  const counted = createTestApp(db, { deps: { limits: testLimits(db, 1 / 300) } });
  const statusOf = async (path: string) => (await counted.call('GET', path)).status;
  const suggested = await Promise.all(Array.from({ length: 5 }, () => statusOf('/suggest?query=disc')));
  expect(suggested).toEqual([200, 200, 200, 200, 429]);
  expect(await statusOf('/parts')).toBe(200);
});

test('lists of a quick order are counted apart from the reads of their address', async () => {
  const counted = createTestApp(db, { deps: { limits: testLimits(db, 1 / 10) } });
  const send = async () =>
    (await counted.call('POST', '/quick-order', { body: { numbers: ['NH-10042'] } })).status;
  expect([await send(), await send()]).toEqual([200, 429]);
  expect((await counted.call('GET', '/parts')).status).toBe(200);
});

describe('a request that another site causes', () => {
  const foreign = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' };
  const framed = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' };
  const link = { ...foreign, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
  const statusOf = async (of: { fetch: typeof app.fetch }, path: string, headers: object, method = 'GET') =>
    (await of.fetch(new Request(`http://localhost:3000${path}`, { method, headers: { ...headers } }))).status;

  test('is refused and counts nothing', async () => {
    const counted = createTestApp(db, { deps: { limits: testLimits(db, 1 / 300) } });
    for (const path of ['/api/parts', '/api/parts?x=1', '/%61pi/parts', '/api/nope'])
      expect(await statusOf(counted, path, foreign)).toBe(403);
    for (const path of ['/api/parts', '/parts', '/', '/no/such/page'])
      expect(await statusOf(counted, path, framed)).toBe(403);
    for (const path of ['/vitals', '/csp-report', '/api/review'])
      expect(await statusOf(counted, path, { ...foreign, 'Content-Type': 'text/plain' }, 'POST')).toBe(403);
    expect(await statusOf(counted, '/api/parts', link)).toBe(200);
    expect(await statusOf(counted, '/api/parts', {})).toBe(429);
  });

  test.each([
    ['an image', '/uploads/none.webp', foreign, 404],
    ['a page as an image', '/sitemap.xml', foreign, 200],
    ['a page in advance', '/sitemap.xml', { ...link, 'Sec-Purpose': 'prefetch;prerender' }, 200],
    ['a script', '/sitemap.xml', { ...foreign, 'Sec-Fetch-Dest': 'script' }, 200],
    ['with fetch', '/sitemap.xml', { ...foreign, 'Sec-Fetch-Dest': 'empty' }, 200],
  ])('to load %s does not count for the visitor', async (_, path, headers, status) => {
    const counted = createTestApp(db, { deps: { limits: testLimits(db, 1 / 300) } });
    expect(await statusOf(counted, path, headers)).toBe(status);
    expect(await statusOf(counted, path, headers)).toBe(429);
    expect(await statusOf(counted, path, {})).toBe(status);
    expect(await statusOf(counted, '/api/parts', {})).toBe(path === '/sitemap.xml' ? 429 : 200);
  });

  test('as a link counts for the visitor who follows it', async () => {
    const counted = createTestApp(db, { deps: { limits: testLimits(db, 1 / 300) } });
    expect(await statusOf(counted, '/sitemap.xml', link)).toBe(200);
    expect(await statusOf(counted, '/sitemap.xml', {})).toBe(429);
  });

  test.each([
    ['a link', '/api/docs', link, 200],
    [
      'a page of the shop on another site than its API',
      '/api/parts',
      { ...foreign, Origin: 'http://localhost:3000' },
      200,
    ],
    ['a page of the same site', '/api/parts', { 'Sec-Fetch-Site': 'same-site' }, 200],
    ['an old browser', '/api/parts', {}, 200],
    ['monitoring', '/api/healthz', foreign, 200],
    ['a webmail with an uploaded picture', '/uploads/none.webp', foreign, 404],
    ['a preview with a picture', '/pictures/none.webp', { ...foreign, ...framed }, 404],
  ])('is served to %s', async (_, path, headers, status) => {
    expect(await statusOf(app, path, headers)).toBe(status);
  });
});

test('probes ask the database once a second, together, and are never limited', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const query = vi.fn(() => Promise.resolve({ rows: [], rowCount: 0 }));
  const limits = testLimits(db, 1 / 300);
  const probed = createTestApp(db, { deps: { db: { ...db, query }, limits } });
  const probe = async (path: string) =>
    (await probed.fetch(new Request(`http://localhost:3000${path}`))).status;
  const many = () => Promise.all(['/readyz', '/api/readyz', '/readyz', '/api/readyz'].map(probe));
  expect(await many()).toEqual([200, 200, 200, 200]);
  vi.advanceTimersByTime(900);
  expect(await many()).toEqual([200, 200, 200, 200]);
  expect(query).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  query.mockRejectedValueOnce(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  expect(await many()).toEqual([503, 503, 503, 503]);
  expect(query).toHaveBeenCalledTimes(2);
});

test('the log has no line for a healthy probe', async () => {
  let logged = '';
  const log = createLog({ isProduction: true }, { destination: { write: (line) => (logged += line) } });
  const probed = createTestApp(db, { deps: { log } });
  for (const path of ['/healthz', '/readyz', '/metrics', '/parts']) await probed.call('GET', path);
  expect(logged).toContain('/parts');
  expect(logged).not.toMatch(/healthz|readyz|"path":"[^"]*metrics","status":200/);
});

describe('while the database is unavailable', () => {
  test('calls return 503 with the time to wait, and healthz still returns 200', async () => {
    const offline = createTestApp(connect('postgres://nobody@127.0.0.1:1/none'));
    const response = await offline.call('GET', '/parts');
    expect(response).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(response.headers.get('retry-after')).toBe('2');
    expect((await offline.call('GET', '/readyz')).status).toBe(503);
    expect((await offline.call('GET', '/healthz')).status).toBe(200);
  });

  test('a slow statement returns 503 and releases its connection', async () => {
    const slow = createTestApp(db, {
      deps: { db: { ...db, query: () => db.query('SET statement_timeout = 20; SELECT pg_sleep(5)') } },
    });
    expect((await slow.call('GET', '/parts')).status).toBe(503);
    await db.query('RESET statement_timeout');
    expect(db.connections().waiting).toBe(0);
  });

  test('an unexpected error returns a 500 without details', async () => {
    const broken = createTestApp(db, {
      deps: { db: { ...db, query: () => Promise.reject(new Error('secret inside')) } },
    });
    const response = await broken.call('GET', '/parts');
    expect(response.status).toBe(500);
    expect(response.body).toEqual({
      code: 'INTERNAL',
      message: 'Something went wrong on our side. Try again in a moment.',
    });
  });

  test('a call that never ends returns 503 at its timeout', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stuck = createTestApp(db, { deps: { db: { ...db, query: () => new Promise(() => undefined) } } });
    const response = stuck.call('GET', '/parts');
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await response).status).toBe(503);
  });
});
