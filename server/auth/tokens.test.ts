import {
  decodeJwt,
  decodeProtectedHeader,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importPKCS8,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { describe, expect, test } from 'vitest';
import {
  createTestApp,
  emulatorToken,
  identityClaims,
  testConfig,
  type TestOptions,
} from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { startKeyServer } from '../testing/signing-keys.ts';
import { keyIdOf } from './access-tokens.ts';

const { db } = await openTestDatabase();
const person = { uid: 'person', email: 'person@norholt.test' };
const start = new Date('2026-11-20T12:00:00.000Z');

const google = await startKeyServer();
const { keys } = google;
const stranger = await generateKeyPair('RS256');

const exchange = (app: ReturnType<typeof createTestApp>, token: string) =>
  app.call('PUT', `/user/${person.email}`, { token, body: { name: 'P', email: person.email } });

describe('Firebase tokens from the emulator', () => {
  const app = createTestApp(db, { clock: () => start });
  test.each<[string, Record<string, unknown>]>([
    ['for another project', { aud: 'other' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['expired', { exp: start.getTime() / 1000 - 1 }],
    ['issued in the future', { iat: start.getTime() / 1000 + 61 }],
    ['with a sign-in in the future', { auth_time: start.getTime() / 1000 + 61 }],
    ['without a user id', { sub: '' }],
    ['with too long a user id', { sub: 'x'.repeat(129) }],
    ['without an e-mail address', { email: undefined }],
    ['of an anonymous sign-in', { firebase: { sign_in_provider: 'anonymous' } }],
    ['of a tenant', { firebase: { sign_in_provider: 'password', tenant: 'another-name-space' } }],
    ['of a custom sign-in', { firebase: { sign_in_provider: 'custom' } }],
  ])('%s: returns 401', async (_, claims) => {
    expect((await exchange(app, emulatorToken(person, claims, start))).status).toBe(401);
  });

  test.each(['garbage', 'a.b.c', '..', 'eyJhbGciOiJub25lIn0.e30.'])('%s: returns 401', async (token) => {
    expect((await exchange(app, token)).status).toBe(401);
  });
});

describe('Firebase tokens outside the emulator', () => {
  let now = new Date();
  const options: TestOptions = {
    config: {
      firebase: { ...testConfig().firebase, emulatorHost: undefined, jwksUrl: google.url },
    },
    clock: () => now,
  };
  const app = createTestApp(db, options);

  /** Signs like Google. */
  const signed = (header: Record<string, string> = {}, claims = identityClaims(person, {}, now)) =>
    google.sign(claims, header);
  const foreign = (header: Record<string, string>) =>
    google.sign(identityClaims(person, {}, now), header, stranger.privateKey);

  test('signed by Google: accepted, and the keys are fetched once while they are fresh', async () => {
    const token = await signed();
    expect((await exchange(app, token)).status).toBe(200);
    expect((await exchange(app, token)).status).toBe(200);
    expect(keys.requests).toBe(1);
  });

  test('unsigned: 401', async () => {
    expect((await exchange(app, new UnsecuredJWT(identityClaims(person)).encode())).status).toBe(401);
  });

  test('signed with another key under Google’s key id or with a `jku` header: 401', async () => {
    expect((await exchange(app, await foreign({ kid: 'k1' }))).status).toBe(401);
    const pointing = await foreign({ kid: 'mine', jku: 'https://evil.test/keys' });
    expect((await exchange(app, pointing)).status).toBe(401);
  });

  test('signed with Google’s public key as a shared secret: 401', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(google.publicKey));
    const confused = await new SignJWT(identityClaims(person))
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(secret);
    expect((await exchange(app, confused)).status).toBe(401);
  });

  test('signed with Google’s key in another algorithm: 401', async () => {
    const { published } = keys;
    // Without `alg` in the key, only the server's list of algorithms decides.
    keys.published = { ...published, alg: undefined };
    try {
      const strict = createTestApp(db, options);
      const sameKey = await importPKCS8(await exportPKCS8(google.privateKey), 'RS512');
      const other = await google.sign(identityClaims(person, {}, now), { alg: 'RS512' }, sameKey);
      expect((await exchange(strict, other)).status).toBe(401);
      const usual = await signed();
      expect((await exchange(strict, usual)).status).toBe(200);
    } finally {
      keys.published = published;
    }
  });

  test('for another project, signed by Google: 401', async () => {
    const token = await signed({}, identityClaims(person, { aud: 'other' }, now));
    expect((await exchange(app, token)).status).toBe(401);
  });

  test('with expired keys or an unknown key id: the keys are fetched again', async () => {
    const before = keys.requests;
    now = new Date(now.getTime() + 101_000);
    const old = await signed();
    expect((await exchange(app, old)).status).toBe(200);
    expect((await exchange(app, old)).status).toBe(200);
    expect(keys.requests).toBe(before + 1);

    keys.published = { ...keys.published, kid: 'k2' };
    now = new Date(now.getTime() + 31_000);
    expect((await exchange(app, await signed({ kid: 'k2' }))).status).toBe(200);
    expect(keys.requests).toBe(before + 2);
    // An invented key id does not cause another fetch.
    expect((await exchange(app, await foreign({ kid: 'k3' }))).status).toBe(401);
    expect(keys.requests).toBe(before + 2);
    keys.published = { ...keys.published, kid: 'k1' };
    now = new Date(now.getTime() + 101_000);
    expect((await exchange(app, await signed())).status).toBe(200);
  });

  test('while Google’s keys cannot be fetched: uses the old ones for a day, then returns 503', async () => {
    keys.isDown = true;
    now = new Date(now.getTime() + 3_600_000);
    expect((await exchange(app, await signed())).status).toBe(200);
    now = new Date(now.getTime() + 24 * 3_600_000);
    const refused = await exchange(app, await signed());
    expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(refused.headers.get('retry-after')).not.toBeNull();
    const fresh = createTestApp(db, options);
    expect((await exchange(fresh, await signed())).status).toBe(503);
  });
});

describe('access tokens', () => {
  let now = start;
  const app = createTestApp(db, { clock: () => now });
  const call = (token: string, email: string) => app.call('GET', `/user/${email}`, { token });

  test('R20: are valid for an hour plus 30 seconds of clock skew', async () => {
    const user = await app.addUser();
    const token = await app.accessToken(user);
    now = new Date(start.getTime() + 3_629_000);
    expect((await call(token, user.email)).status).toBe(200);
    now = new Date(start.getTime() + 3_630_000);
    expect((await call(token, user.email)).status).toBe(401);
    now = start;
  });

  test('of the previous secret are accepted while it is configured, and new ones use the current one', async () => {
    const secrets = ['first', 'second'].map((text) => new TextEncoder().encode(text.repeat(10)));
    const [first = new Uint8Array(), second = new Uint8Array()] = secrets;
    const before = createTestApp(db, { config: { tokenSecret: first }, clock: () => start });
    const during = createTestApp(db, {
      config: { tokenSecret: second, previousTokenSecret: first },
      clock: () => start,
    });
    const after = createTestApp(db, { config: { tokenSecret: second }, clock: () => start });
    const user = await app.addUser();
    const statusAt = async (node: typeof app, token: string) =>
      (await node.call('GET', `/user/${user.email}`, { token })).status;
    const statuses = (token: string) =>
      Promise.all([before, during, after].map((node) => statusAt(node, token)));
    const old = await before.accessToken(user);
    expect(await statuses(old)).toEqual([200, 200, 401]);
    expect(await statuses(await during.accessToken(user))).toEqual([401, 200, 200]);
    expect(decodeProtectedHeader(old)).toEqual({ alg: 'HS256', typ: 'at+jwt', kid: keyIdOf(first) });
  });

  test('identify a user and contain no permissions', async () => {
    const user = await app.addUser({ role: 'admin' });
    const payload = decodeJwt(await app.accessToken(user));
    expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub', 'ver']);
  });
});
