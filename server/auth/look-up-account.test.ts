import { createServer } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testConfig } from '../testing/app.ts';
import { createLookUpAccount } from './look-up-account.ts';

let answer: { status: number; body: unknown };
const asked: { url: string | undefined; body: unknown }[] = [];
const provider = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    asked.push({ url: request.url, body: JSON.parse(text) });
    response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
afterAll(() => void provider.close());
const address = provider.address();
if (address === null || typeof address === 'string') throw new Error('no address');
const apiHost = `http://127.0.0.1:${address.port}`;

const { firebase } = testConfig();
const lookUp = createLookUpAccount({
  firebase: { ...firebase, emulatorHost: undefined, apiHost, lookupApiKey: 'server key' },
});

const user = {
  localId: 'mara',
  validSince: '1700000000',
  providerUserInfo: [{ providerId: 'password' }, { providerId: 'google.com' }],
};
const refusal = (message: string) => ({ status: 400, body: { error: { code: 400, message } } });

beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: { users: [user] } };
});

test('asks with the ID token and the server’s key, every time', async () => {
  const account = { validSince: 1_700_000_000, providers: ['google.com', 'password'] };
  expect(await lookUp('token', 'mara')).toEqual(account);
  expect(await lookUp('token', 'mara')).toEqual(account);
  const request = { url: '/v1/accounts:lookup?key=server%20key', body: { idToken: 'token' } };
  expect(asked).toEqual([request, request]);
});

test('asks the emulator where there is one', async () => {
  const emulatorHost = `127.0.0.1:${address.port}`;
  await createLookUpAccount({ firebase: { ...firebase, emulatorHost } })('token', 'mara');
  expect(asked[0]?.url).toBe('/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key');
});

test.each([
  ['revoked', refusal('TOKEN_EXPIRED')],
  ['invalid', refusal('INVALID_ID_TOKEN')],
  ['disabled', refusal('USER_DISABLED : The account is disabled')],
  ['deleted', refusal('USER_NOT_FOUND')],
  ['disabled, and found', { status: 200, body: { users: [{ ...user, disabled: true }] } }],
  ['nobody', { status: 200, body: {} }],
  ['somebody else', { status: 200, body: { users: [{ ...user, localId: 'joel' }] } }],
])('%s: 401', async (_, given) => {
  answer = given;
  await expect(lookUp('token', 'mara')).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
});

test.each([
  ['a key that is not good for this', refusal('API key not valid. Please pass a valid API key.')],
  ['a key of other hosts', { status: 403, body: { error: { message: 'Requests are blocked' } } }],
  ['too many requests', { status: 429, body: { error: { message: 'QUOTA_EXCEEDED' } } }],
  ['a failure', { status: 500, body: { error: { message: 'INTERNAL' } } }],
  ['another shape', { status: 200, body: { users: 'mara' } }],
])('%s: 503 with Retry-After', async (_, given) => {
  answer = given;
  await expect(lookUp('token', 'mara')).rejects.toMatchObject({ status: 503, retryAfter: 5 });
});

test('no answer: 503', async () => {
  const nowhere = createLookUpAccount({
    firebase: { ...firebase, emulatorHost: undefined, apiHost: 'http://127.0.0.1:1' },
  });
  await expect(nowhere('token', 'mara')).rejects.toMatchObject({ status: 503, retryAfter: 5 });
});
