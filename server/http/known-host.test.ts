import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { testDeps } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';

const { db } = await openTestDatabase();
const app = createApp(testDeps(db));
const asProduction = createApp(testDeps(db, { config: { allowedHosts: new Set(['shop.example']) } }));

const paths = ['/', '/login', '/robots.txt', '/api/parts', '/api/docs', '/uploads/none.webp', '/nothing.js'];

test.each(paths)(
  'a page of a foreign name that resolves to this machine reads nothing at %s',
  async (path) => {
    const answer = await app.request(`http://rebound.example:3000${path}`);
    expect(answer.status).toBe(421);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toMatch(/^This server does not serve this host\. ALLOWED_HOSTS/);
  },
);

test.each(['localhost', '127.0.0.1', '[::1]'])('a local run answers under %s, at any port', async (host) => {
  expect((await app.request(`http://${host}:1234/api/parts`)).status).toBe(200);
});

test('production answers under its own name alone', async () => {
  expect((await asProduction.request('http://shop.example/api/parts')).status).toBe(200);
  expect((await asProduction.request('http://SHOP.example:8080/api/parts')).status).toBe(200);
  for (const host of ['localhost', '127.0.0.1', 'shop.example.evil.test', 'www.shop.example']) {
    expect((await asProduction.request(`http://${host}/api/parts`)).status).toBe(421);
  }
});

test.each(['/healthz', '/readyz', '/api/healthz', '/api/readyz'])(
  '%s is answered under any name',
  async (path) => {
    expect((await asProduction.request(`http://10.1.2.3:3000${path}`)).status).toBe(200);
  },
);

test('the metrics are refused for want of a token, not for the name', async () => {
  expect((await asProduction.request('http://10.1.2.3/api/metrics')).status).toBe(403);
});
