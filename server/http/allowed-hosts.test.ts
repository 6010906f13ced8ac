import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { testDeps } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';

const { db } = await openTestDatabase();
const app = createApp(testDeps(db));
const asProduction = createApp(testDeps(db, { config: { allowedHosts: new Set(['shop.example']) } }));

const paths = ['/', '/login', '/robots.txt', '/api/parts', '/api/docs', '/uploads/none.webp', '/nothing.js'];

test.each(paths)('rejects another host name that resolves to this machine at %s', async (path) => {
  const response = await app.request(`http://rebound.example:3000${path}`);
  expect(response.status).toBe(421);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toMatch(/^This server does not serve this host\. ALLOWED_HOSTS/);
});

test.each(['localhost', '127.0.0.1', '[::1]'])('a local run accepts %s with any port', async (host) => {
  expect((await app.request(`http://${host}:1234/api/parts`)).status).toBe(200);
});

test('production accepts only its own host name', async () => {
  expect((await asProduction.request('http://shop.example/api/parts')).status).toBe(200);
  expect((await asProduction.request('http://SHOP.example:8080/api/parts')).status).toBe(200);
  for (const host of ['localhost', '127.0.0.1', 'shop.example.evil.test', 'www.shop.example']) {
    expect((await asProduction.request(`http://${host}/api/parts`)).status).toBe(421);
  }
});

test.each(['/healthz', '/readyz', '/api/healthz', '/api/readyz'])('%s accepts any host name', async (path) =>
  expect((await asProduction.request(`http://10.1.2.3:3000${path}`)).status).toBe(200),
);

test('the metrics are rejected because of the missing token, not the host name', async () => {
  expect((await asProduction.request('http://10.1.2.3/api/metrics')).status).toBe(403);
});
