import { json } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { testConfig } from '../testing/app.ts';
import { serve } from '../testing/serve.ts';
import { createLookUpAccount } from './look-up-account.ts';

let reply: { status: number; body: unknown };
const requests: { url: string | undefined; body: unknown }[] = [];
const apiHost = await serve(async (request, response) => {
  requests.push({ url: request.url, body: await json(request) });
  response.writeHead(reply.status).end(JSON.stringify(reply.body));
});

const { firebase } = testConfig();
const lookUp = createLookUpAccount({
  firebase: { ...firebase, emulatorHost: undefined, apiHost, lookupApiKey: 'server key' },
});

const user = {
  localId: 'mara',
  validSince: '1700000000',
  providerUserInfo: [{ providerId: 'password' }, { providerId: 'google.com' }],
};
const lookupError = (message: string) => ({ status: 400, body: { error: { code: 400, message } } });

beforeEach(() => {
  requests.length = 0;
  reply = { status: 200, body: { users: [user] } };
});

test('sends the ID token and the server’s key with each request', async () => {
  const account = { validSince: 1_700_000_000, providers: ['google.com', 'password'] };
  expect(await lookUp('token', 'mara')).toEqual(account);
  expect(await lookUp('token', 'mara')).toEqual(account);
  const request = { url: '/v1/accounts:lookup?key=server%20key', body: { idToken: 'token' } };
  expect(requests).toEqual([request, request]);
});

test('uses the emulator when one is configured', async () => {
  const emulatorHost = new URL(apiHost).host;
  await createLookUpAccount({ firebase: { ...firebase, emulatorHost } })('token', 'mara');
  expect(requests[0]?.url).toBe('/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key');
});

test.each([
  ['revoked', lookupError('TOKEN_EXPIRED')],
  ['invalid', lookupError('INVALID_ID_TOKEN')],
  ['disabled', lookupError('USER_DISABLED : The account is disabled')],
  ['deleted', lookupError('USER_NOT_FOUND')],
  ['disabled, in a success response', { status: 200, body: { users: [{ ...user, disabled: true }] } }],
  ['no user', { status: 200, body: {} }],
  ['another user', { status: 200, body: { users: [{ ...user, localId: 'joel' }] } }],
])('%s: returns 401', async (_, given) => {
  reply = given;
  await expect(lookUp('token', 'mara')).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
});

test.each([
  ['an invalid API key', lookupError('API key not valid. Please pass a valid API key.')],
  ['an API key for other hosts', { status: 403, body: { error: { message: 'Requests are blocked' } } }],
  ['too many requests', { status: 429, body: { error: { message: 'QUOTA_EXCEEDED' } } }],
  ['a server error', { status: 500, body: { error: { message: 'INTERNAL' } } }],
  ['an invalid response', { status: 200, body: { users: 'mara' } }],
])('%s: returns 503 with Retry-After', async (_, given) => {
  reply = given;
  await expect(lookUp('token', 'mara')).rejects.toMatchObject({ status: 503, retryAfter: 5 });
});

test('no response: returns 503', async () => {
  const nowhere = createLookUpAccount({
    firebase: { ...firebase, emulatorHost: undefined, apiHost: 'http://127.0.0.1:1' },
  });
  await expect(nowhere('token', 'mara')).rejects.toMatchObject({ status: 503, retryAfter: 5 });
});
