// @vitest-environment jsdom
import type { FirebaseApp } from 'firebase/app';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startAppCheck } from './app-check.ts';
import { client, send } from '../http/client.ts';
import { loadScript } from '../browser/load-script.ts';

const getToken = vi.hoisted(() => vi.fn<() => Promise<{ token: string }>>());
vi.mock('firebase/app-check', () => ({
  getToken,
  initializeAppCheck: () => ({}),
  ReCaptchaEnterpriseProvider: vi.fn(),
}));
vi.mock('../browser/load-script.ts', () => ({ loadScript: vi.fn(() => Promise.resolve()) }));

const tokens: Record<string, string | null> = {};
const server = setupServer(
  http.all('/api/*', ({ request }) => {
    const { pathname } = new URL(request.url);
    tokens[`${request.method} ${pathname}`] = request.headers.get('x-firebase-appcheck');
    return HttpResponse.json({});
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  client.interceptors.request.clear();
  for (const call of Object.keys(tokens)) Reflect.deleteProperty(tokens, call);
});
afterAll(() => server.close());

async function start() {
  const checking = await startAppCheck({ siteKey: 'site-key' });
  checking.protect({} as FirebaseApp);
}

test('the token goes with the sign-in, orders and payments, and with no other call', async () => {
  getToken.mockResolvedValue({ token: 'checked' });
  await start();
  for (const [method, path] of [
    ['PUT', '/user/mara@norholt.test'],
    ['POST', '/orders'],
    ['POST', '/create-payment'],
    ['GET', '/orders/mara@norholt.test'],
    ['POST', '/reviews'],
  ] as const) {
    await send({ method, path, headers: {} });
  }
  expect(tokens).toEqual({
    'PUT /api/user/mara@norholt.test': 'checked',
    'POST /api/orders': 'checked',
    'POST /api/create-payment': 'checked',
    'GET /api/orders/mara@norholt.test': null,
    'POST /api/reviews': null,
  });
});

test('sends the call without a token, and the server explains the refusal', async () => {
  getToken.mockRejectedValue(new Error('throttled'));
  await start();
  await send({ method: 'POST', path: '/orders', headers: {} });
  expect(tokens).toEqual({ 'POST /api/orders': null });
});

test('where reCAPTCHA is blocked no token is waited for', async () => {
  vi.mocked(loadScript).mockRejectedValueOnce(new Error('blocked'));
  getToken.mockReturnValue(new Promise(() => undefined));
  await start();
  await send({ method: 'POST', path: '/orders', headers: {} });
  expect(tokens).toEqual({ 'POST /api/orders': null });
});
