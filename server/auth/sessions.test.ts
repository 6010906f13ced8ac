import { beforeEach, describe, expect, test } from 'vitest';
import { Problem } from '../core/problem.ts';
import {
  auditOf,
  createTestApp,
  identityClaims,
  testConfig,
  type TestResponse,
  type TestUser,
} from '../testing/app.ts';
import { problem } from '../testing/contract-responses.ts';
import { openTestDatabase } from '../testing/database.ts';
import { startKeyServer } from '../testing/signing-keys.ts';
import type { Account } from './look-up-account.ts';
import { removeOldSessions } from './sessions.ts';

const { db } = await openTestDatabase();

// The emulator's `auth_time` is the account's last login. Separate devices need tokens signed like Google's.
const { url: jwksUrl, sign } = await startKeyServer();

const start = new Date('2026-11-20T12:00:00.000Z');
const started = start.getTime() / 1000;

type Person = Pick<TestUser, 'uid' | 'email'>;

/** The provider's accounts by uid. The lookup throws an error. */
const accounts = new Map<string, Account | Problem>();

let now = start;
const app = createTestApp(db, {
  config: {
    adminEmails: new Set(['named@norholt.test']),
    firebase: { ...testConfig().firebase, emulatorHost: undefined, jwksUrl },
  },
  clock: () => now,
  deps: {
    lookUpAccount: (_, uid) => {
      const known = accounts.get(uid) ?? { validSince: started - 100, providers: ['password'] };
      return known instanceof Problem ? Promise.reject(known) : Promise.resolve(known);
    },
  },
});

beforeEach(() => {
  now = start;
  accounts.clear();
});

let count = 0;
const newPerson = (): Person => {
  count += 1;
  return { uid: `device-owner-${count}`, email: `owner${count}@norholt.test` };
};

interface Token {
  /** Seconds after the start. */
  signedIn?: number;
  /** Seconds after the start. Later than `signedIn` when the provider renewed the token. */
  issued?: number;
  claims?: Record<string, unknown>;
}

const idToken = (person: Person, { signedIn = 0, issued = signedIn, claims = {} }: Token = {}) =>
  sign({
    ...identityClaims(person, {}, now),
    auth_time: started + signedIn,
    iat: started + issued,
    ...claims,
  });

async function exchange(person: Person, token?: Token): Promise<TestResponse> {
  now = new Date((started + Math.max(token?.issued ?? 0, token?.signedIn ?? 0)) * 1000);
  const email = String(token?.claims?.['email'] ?? person.email);
  return app.call('PUT', `/user/${email}`, {
    token: await idToken(person, token),
    body: { name: 'Ida Berg' },
  });
}

/** Exchanges an ID token and returns the access token, as a new device does. */
async function device(person: Person, token?: Token): Promise<string> {
  const response = await exchange(person, token);
  expect(response.status).toBe(200);
  return (response.body as { accessToken: string }).accessToken;
}

/** The status of a data call with this token. */
const statusOf = async (token: string) => (await app.call('GET', '/payment/none', { token })).status;
const good = 404;

const rowOf = async ({ uid }: Person) => {
  const { rows } = await db.query<Record<string, unknown>>('SELECT * FROM users WHERE uid = $1', [uid]);
  return rows[0] ?? {};
};

const asAdmin = async (method: string, path: string) => {
  const token = await app.accessToken(await app.addUser({ role: 'admin' }));
  return app.call(method, path, { token });
};

/** Sends an admin's call twice. The second one must change nothing. */
async function expectOnce(method: string, path: string): Promise<void> {
  expect((await asAdmin(method, path)).body).toMatchObject({ modifiedCount: 1 });
  expect((await asAdmin(method, path)).body).toMatchObject({ modifiedCount: 0 });
}

const later = () => {
  now = new Date((started + 60) * 1000);
};

describe('each exchange looks up the account', () => {
  test.each([
    ['revoked, disabled or deleted', new Problem('UNAUTHENTICATED'), 401],
    ['not reachable', new Problem('UNAVAILABLE', { retryAfter: 5 }), 503],
  ])('%s: returns no token', async (_, problem, status) => {
    const person = newPerson();
    const token = await device(person);
    accounts.set(person.uid, problem);
    expect((await exchange(person, { issued: 60 })).status).toBe(status);
    // Data calls do not look it up.
    expect(await statusOf(token)).toBe(good);
  });
});

describe('sessions of earlier sign-ins', () => {
  test('end when another sign-in method is linked, and the earlier ID token opens no new one', async () => {
    const person = newPerson();
    const attacker = await device(person, { claims: { email_verified: false } });
    accounts.set(person.uid, { validSince: started - 100, providers: ['google.com'] });
    const owner = await device(person, { signedIn: 60 });
    expect([await statusOf(attacker), await statusOf(owner)]).toEqual([401, good]);
    expect(await exchange(person, { issued: 120 })).toMatchObject(
      problem(401, 'UNAUTHENTICATED', { message: 'Your session has ended. Please log in again.' }),
    );
    expect(await statusOf(await device(person, { signedIn: 60, issued: 3600 }))).toBe(good);
    expect(await auditOf(db, String((await rowOf(person))['id']))).toMatchObject([
      { after: 'sign-in methods are google.com' },
    ]);
  });

  test('end when the password is reset', async () => {
    const person = newPerson();
    const before = [await device(person), await device(person, { signedIn: 10 })];
    accounts.set(person.uid, { validSince: started + 50, providers: ['password'] });
    const after = await device(person, { signedIn: 60 });
    expect(await Promise.all([...before, after].map(statusOf))).toEqual([401, 401, good]);
    expect((await exchange(person, { signedIn: 10, issued: 70 })).status).toBe(401);
  });

  test('end when the address changes', async () => {
    const person = newPerson();
    const before = await device(person);
    const moved = await device(person, { signedIn: 60, claims: { email: `new.${person.email}` } });
    expect([await statusOf(before), await statusOf(moved)]).toEqual([401, good]);
  });

  test('continue when the address is verified, the user is promoted or the token is renewed', async () => {
    const person = newPerson();
    const phone = await device(person, { claims: { email_verified: false } });
    const laptop = await device(person, { signedIn: 60, claims: { email_verified: false } });
    const renewed = await device(person, { signedIn: 60, issued: 120 });
    expect((await asAdmin('PUT', `/admin/${person.email}`)).body).toMatchObject({ modifiedCount: 1 });
    const tokens = [phone, laptop, renewed, await device(person, { signedIn: 0, issued: 3000 })];
    now = start;
    expect(await Promise.all(tokens.map(statusOf))).toEqual(tokens.map(() => good));
  });
});

describe('an ID token that is older than the newest accepted one', () => {
  test('is exchanged, but its verified flag, address and name are ignored', async () => {
    const person = newPerson();
    await device(person, { issued: 60 });
    const stale = { email: `old.${person.email}`, email_verified: false, name: 'Old Name' };
    expect(await statusOf(await device(person, { issued: 30, claims: stale }))).toBe(good);
    expect(await rowOf(person)).toMatchObject({
      email: person.email,
      email_verified: true,
      name: 'Ida Berg',
      newest_iat: started + 60,
    });
  });

  test('does not take an address from its new owner', async () => {
    const [before, owner] = [newPerson(), newPerson()];
    await device(before);
    await device({ ...owner, email: before.email }, { signedIn: 60 });
    expect((await exchange(before, { signedIn: 0, issued: 30 })).status).toBe(401);
    expect(await rowOf(owner)).toMatchObject({ email: before.email });
  });
});

describe('log-out', () => {
  test('ends only its own session', async () => {
    const person = newPerson();
    const [phone, laptop] = [await device(person), await device(person)];
    expect((await app.call('DELETE', '/session', { token: phone })).body).toMatchObject({ deletedCount: 1 });
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([401, good]);
    expect((await app.call('DELETE', '/session', { token: phone })).status).toBe(401);
  });
});

describe('by an admin', () => {
  test('sign-out ends every session, and an earlier ID token opens no new one', async () => {
    const person = newPerson();
    const tokens = [await device(person), await device(person, { signedIn: 30 })];
    later();
    await expectOnce('DELETE', `/sessions/${person.email}`);
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401]);
    expect((await exchange(person, { signedIn: 30, issued: 90 })).status).toBe(401);
    expect(await statusOf(await device(person, { signedIn: 90 }))).toBe(good);
  });

  test('sign-out rejects a sign-in in the same second when the provider’s clock is ahead', async () => {
    const person = newPerson();
    await device(person, { signedIn: 40 });
    now = start;
    await asAdmin('DELETE', `/sessions/${person.email}`);
    expect((await exchange(person, { signedIn: 40, issued: 50 })).status).toBe(401);
    expect((await exchange(person, { signedIn: 41 })).status).toBe(200);
  });

  test('a block ends every session and prevents the exchange until it is lifted', async () => {
    const person = newPerson();
    const token = await device(person);
    later();
    await expectOnce('PUT', `/blocked/${person.email}`);
    expect(await statusOf(token)).toBe(401);
    expect(await exchange(person, { signedIn: 90 })).toMatchObject(problem(403, 'ACCOUNT_BLOCKED'));
    // A new account with the same address is blocked too.
    expect((await exchange({ ...person, uid: `${person.uid}-again` }, { signedIn: 90 })).status).toBe(403);

    await expectOnce('DELETE', `/blocked/${person.email}`);
    expect((await exchange(person, { signedIn: 90 })).status).toBe(200);
    expect(await auditOf(db, String((await rowOf(person))['id']))).toMatchObject([
      { call: 'PUT /blocked', after: 'blocked' },
      { call: 'DELETE /blocked', after: 'unblocked' },
    ]);
  });

  test('a demotion ends every session and also applies to an address in ADMIN_EMAILS', async () => {
    const person = { ...newPerson(), email: 'named@norholt.test' };
    const token = await device(person);
    expect(await rowOf(person)).toMatchObject({ role: 'admin' });
    later();
    await expectOnce('DELETE', `/admin/${person.email}`);
    expect(await statusOf(token)).toBe(401);
    await device(person, { signedIn: 90 });
    expect(await rowOf(person)).toMatchObject({ role: null });
  });

  test('the last active admin cannot be demoted, and admins cannot block themselves', async () => {
    await db.query('UPDATE users SET blocked_at = now() WHERE id <> $1', [
      (await app.addUser({ role: 'admin' })).id,
    ]);
    const { rows } = await db.query<{ id: string; email: string }>(
      `SELECT id, email FROM users WHERE role = 'admin' AND blocked_at IS NULL`,
    );
    const [last] = rows;
    if (!last || rows.length !== 1) throw new Error('Expected one active admin');
    const act = async (method: string, path: string) =>
      app.call(method, path, { token: await app.accessToken(last) });
    expect(await act('DELETE', `/admin/${last.email}`)).toMatchObject(problem(409, 'LAST_ADMIN'));
    expect(await act('PUT', `/blocked/${last.email}`)).toMatchObject(problem(409, 'OWN_ACCOUNT'));
    expect((await act('DELETE', '/admin/nobody@norholt.test')).status).toBe(404);
  });
});

test('sessions are deleted when all their access tokens have expired', async () => {
  const person = newPerson();
  const token = await device(person);
  const age = (minutes: number) =>
    db.query(
      `UPDATE sessions SET created_at = now() - make_interval(mins => $1)
        WHERE user_id = (SELECT id FROM users WHERE uid = $2)`,
      [minutes, person.uid],
    );
  await age(59);
  await removeOldSessions(db, 3600);
  expect(await statusOf(token)).toBe(good);
  await age(63);
  await removeOldSessions(db, 3600);
  expect(await statusOf(token)).toBe(401);
});
