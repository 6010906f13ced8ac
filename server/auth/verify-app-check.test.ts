import { generateKeyPair, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createTestApp, emulatorToken, testConfig, type Send } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { startKeyServer } from '../testing/signing-keys.ts';

const { db } = await openTestDatabase();
const google = await startKeyServer();
const foreign = await generateKeyPair('RS256');

const appId = '1:123:web:abc';
const appWith = (jwksUrl: string) =>
  createTestApp(db, {
    config: {
      firebase: { ...testConfig().firebase, appCheck: { siteKey: 'site-key', appId, jwksUrl } },
    },
  });
const app = appWith(google.url);

const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: 'https://firebaseappcheck.googleapis.com/123',
  aud: ['projects/123', 'projects/norholt'],
  sub: appId,
  iat: now,
  exp: now + 3600,
};
const sign = (changed: Record<string, unknown> = {}, header: Record<string, string> = {}, key?: CryptoKey) =>
  google.sign({ ...claims, ...changed }, { typ: 'JWT', ...header }, key);

const person = { uid: 'person', email: 'person@norholt.test' };
const exchange = (token: string | undefined, on = app) =>
  on.call('PUT', `/user/${person.email}`, {
    token: emulatorToken(person),
    body: { name: 'P', email: person.email },
    ...withToken(token),
  });
const withToken = (token: string | undefined): Send =>
  token === undefined ? {} : { headers: { 'X-Firebase-AppCheck': token } };

const refused = { status: 401, body: { code: 'APP_CHECK_FAILED' } };

test('a token of the shop’s web app allows the sign-in', async () => {
  expect((await exchange(await sign())).status).toBe(200);
});

describe('rejects a sign-in with a token', () => {
  test.each<[string, () => Promise<string> | string | undefined]>([
    ['that is missing', () => undefined],
    ['that is malformed', () => 'garbage'],
    ['of another project', () => sign({ iss: 'https://firebaseappcheck.googleapis.com/124' })],
    ['for another project', () => sign({ aud: ['projects/124'] })],
    ['of another app', () => sign({ sub: '1:123:web:def' })],
    ['that has expired', () => sign({ exp: now - 1 })],
    ['that never expires', () => sign({ exp: undefined })],
    ['of another type', () => sign({}, { typ: 'at+jwt' })],
    ['without a type', () => google.sign(claims)],
    ['signed with an unknown key', () => sign({}, {}, foreign.privateKey)],
    ['that is not signed', () => new UnsecuredJWT(claims).encode()],
  ])('%s', async (_, token) => expect(await exchange(await token())).toMatchObject(refused));
});

test.each(['/orders', '/create-payment'])('POST %s needs a token', async (path) => {
  const token = await app.accessToken(await app.addUser());
  expect(await app.call('POST', path, { token, body: {} })).toMatchObject(refused);
  const accepted = await app.call('POST', path, { token, body: {}, ...withToken(await sign()) });
  expect(accepted).toMatchObject({ status: 400, body: { code: 'INVALID' } });
});

test('returns 503 with Retry-After when the keys cannot be fetched', async () => {
  const response = await exchange(await sign(), appWith('http://127.0.0.1:1/jwks'));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
});

test('other calls need no App Check token', async () => {
  const user = await app.addUser();
  const token = await app.accessToken(user);
  expect((await app.call('GET', `/user/${user.email}`, { token })).status).toBe(200);
});
