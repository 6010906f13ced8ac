import { describe, expect, test } from 'vitest';
import type { ChangedUser } from '#contract/users.ts';
import { auditOf, createTestApp, emulatorToken } from '../testing/app.ts';
import { problem } from '../testing/contract-responses.ts';
import { openTestDatabase } from '../testing/database.ts';
import type { Identity } from '../auth/verify-identity.ts';
import { signIn } from './sign-in.ts';

const { db } = await openTestDatabase();
const app = createTestApp(db, { config: { adminEmails: new Set(['boss@norholt.test']) } });

let count = 0;
const stranger = () => {
  count += 1;
  return { uid: `stranger-${count}`, email: `stranger${count}@norholt.test` };
};

const exchange = (
  person: { uid: string; email: string },
  claims: Record<string, unknown> = {},
  body: unknown = { name: 'Somebody', email: person.email },
) => app.call('PUT', `/user/${person.email}`, { token: emulatorToken(person, claims), body });

const rowOf = async (uid: string) => {
  const { rows } = await db.query<Record<string, unknown>>('SELECT * FROM users WHERE uid = $1', [uid]);
  return rows[0];
};

describe('sign-in', () => {
  test('creates the user once and returns a valid access token', async () => {
    const person = stranger();
    const first = await exchange(person);
    expect(first).toMatchObject({
      status: 200,
      body: {
        result: { acknowledged: true, matchedCount: 0, modifiedCount: 0, upsertedCount: 1 },
        accessToken: expect.any(String),
      },
    });
    expect(first.headers.get('cache-control')).toBe('no-store');
    const again = await exchange(person);
    expect(again.body).toMatchObject({ result: { matchedCount: 1, upsertedCount: 0, upsertedId: null } });
    const { accessToken } = again.body as { accessToken: string };
    expect(await app.call('GET', `/user/${person.email}`, { token: accessToken })).toMatchObject({
      status: 200,
      body: {
        name: 'Somebody',
        email: person.email,
        role: null,
        city: '',
        number: '',
        linkedin: '',
        github: '',
      },
    });
  });

  test('keeps the name of an existing profile', async () => {
    const person = stranger();
    await exchange(person);
    await exchange(person, {}, { name: 'Another name', email: person.email });
    expect(await rowOf(person.uid)).toMatchObject({ name: 'Somebody' });
  });

  test('ignores everything in the body but the name', async () => {
    const person = stranger();
    const response = await exchange(
      person,
      {},
      {
        name: 'X',
        email: 'someone@else.test',
        role: 'admin',
        _id: 'x',
        token_version: 9,
        uid: 'other',
        __proto__: { role: 'admin' },
      },
    );
    expect(response.status).toBe(200);
    expect(await rowOf(person.uid)).toMatchObject({ email: person.email, role: null, token_version: 1 });
  });

  test('ignores the case of the address', async () => {
    const person = stranger();
    const shouting = { ...person, email: person.email.toUpperCase() };
    expect((await exchange(shouting)).status).toBe(200);
    expect((await exchange(person)).status).toBe(200);
    const { rows } = await db.query('SELECT FROM users WHERE email = $1', [person.email]);
    expect(rows).toHaveLength(1);
  });

  test('is 403 for another address than the ID token’s', async () => {
    const person = stranger();
    const response = await app.call('PUT', '/user/victim@norholt.test', {
      token: emulatorToken(person),
      body: { name: 'X' },
    });
    expect(response).toMatchObject(problem(403, 'FORBIDDEN', { message: 'Forbidden' }));
    expect(response.body).not.toHaveProperty('accessToken');
  });

  test('creates one user in concurrent requests', async () => {
    const person = stranger();
    const responses = await Promise.all(Array.from({ length: 8 }, () => exchange(person)));
    expect(responses.map((response) => response.status)).toEqual(responses.map(() => 200));
    const { rows } = await db.query('SELECT FROM users WHERE email = $1', [person.email]);
    expect(rows).toHaveLength(1);
  });

  test('with a new uid and the verified address takes over the user and ends its tokens', async () => {
    const person = stranger();
    const old = (await exchange(person)).body as { accessToken: string };
    const renewed = { ...person, uid: `${person.uid}-renewed` };
    expect((await exchange(renewed, { email_verified: false })).body).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
    });
    expect((await exchange(renewed, { email_verified: false })).status).toBe(403);

    expect((await exchange(renewed)).status).toBe(200);
    expect(await rowOf(person.uid)).toBeUndefined();
    expect((await app.call('GET', `/user/${person.email}`, { token: old.accessToken })).status).toBe(401);
  });

  test('adopts an address changed at Firebase, and takes it from another user only if verified', async () => {
    const [mover, owner] = [stranger(), stranger()];
    await exchange(mover);
    await exchange(owner);
    const moved = { ...mover, email: 'moved@norholt.test' };
    expect((await exchange(moved)).status).toBe(200);
    expect(await rowOf(mover.uid)).toMatchObject({ email: 'moved@norholt.test' });

    const taking = { ...mover, email: owner.email };
    expect((await exchange(taking, { email_verified: false })).status).toBe(403);
    expect((await exchange(taking)).status).toBe(200);
    expect(await rowOf(mover.uid)).toMatchObject({ email: owner.email });
  });

  test('promotes an address of ADMIN_EMAILS only once it is verified', async () => {
    const boss = { uid: 'boss', email: 'boss@norholt.test' };
    expect((await exchange(boss, { email_verified: false })).status).toBe(200);
    expect(await rowOf('boss')).toMatchObject({ role: null });
    expect((await exchange(boss)).status).toBe(200);
    expect(await rowOf('boss')).toMatchObject({ role: 'admin', email_verified: true });
    const { rows } = await db.query(`SELECT FROM audit_log WHERE after = 'admin'`);
    expect(rows).toHaveLength(1);
    expect(await exchange(boss, { email_verified: false })).toMatchObject(problem(403, 'EMAIL_NOT_VERIFIED'));
  });

  test('promotes and audits an address of ADMIN_EMAILS that returns with another uid', async () => {
    const named = createTestApp(db, { config: { adminEmails: new Set(['second@norholt.test']) } });
    const before = { uid: 'second-before', email: 'second@norholt.test' };
    const signIn = (uid: string, email_verified: boolean) =>
      named.call('PUT', `/user/${before.email}`, {
        token: emulatorToken({ ...before, uid }, { email_verified }),
        body: { name: 'Second', email: before.email },
      });
    expect((await signIn(before.uid, false)).status).toBe(200);
    expect((await signIn('second-after', true)).status).toBe(200);
    const { id, role } = (await rowOf('second-after')) ?? {};
    expect(role).toBe('admin');
    const promotions = (await auditOf(db, String(id))).filter(({ after }) => after === 'admin');
    expect(promotions).toMatchObject([{ before: 'customer' }]);
  });

  test('cleans a provider’s name that PostgreSQL cannot store', async () => {
    const identity: Identity = {
      uid: 'odd',
      email: 'odd@norholt.test',
      isEmailVerified: true,
      name: 'A\0\ud800',
      authTime: 1,
      issuedAt: 1,
    };
    const account = { validSince: 0, providers: ['password'] };
    await signIn(db, { identity, account }, '', new Set(), { requestId: 'r', ipHash: 'h' });
    expect(await rowOf('odd')).toMatchObject({ name: 'A\ufffd' });
  });
});

describe('profile', () => {
  test('saves changes, and returns a count of 0 when there are none', async () => {
    const user = await app.addUser();
    const token = await app.accessToken(user);
    const profile = {
      name: 'New Name',
      number: '+46 1',
      city: 'Lysekil',
      linkedin: 'new-name',
      github: 'https://github.com/x',
      email: user.email,
    };
    const save = () => app.call('PUT', `/user/${user.email}`, { token, body: profile });
    const first = await save();
    expect(first).toMatchObject({ status: 200, body: { result: { modifiedCount: 1 } } });
    expect(first.body).not.toHaveProperty('accessToken');
    expect(await save()).toMatchObject({ status: 200, body: { result: { modifiedCount: 0 } } });
    expect((await app.call('GET', `/user/${user.email}`, { token })).body).toEqual({
      ...profile,
      role: null,
    });
  });

  test('ignores fields that a user cannot set', async () => {
    const user = await app.addUser();
    const token = await app.accessToken(user);
    const body = {
      name: 'X',
      role: 'admin',
      email: 'other@norholt.test',
      _id: 'x',
      token_version: 7,
      uid: 'y',
    };
    expect((await app.call('PUT', `/user/${user.email}`, { token, body })).status).toBe(200);
    expect(await rowOf(user.uid)).toMatchObject({ email: user.email, role: null, token_version: 1 });
  });

  test.each([
    ['a name over 100 characters', { name: 'x'.repeat(101) }],
    ['a script URL', { linkedin: 'javascript:alert(1)' }],
    ['a plain HTTP link', { github: 'http://example.test' }],
  ])('%s is 400 with a count of 0', async (_, body) => {
    const user = await app.addUser();
    const response = await app.call('PUT', `/user/${user.email}`, {
      token: await app.accessToken(user),
      body,
    });
    expect(response).toMatchObject(problem(400, 'INVALID'));
  });
});

describe('access to users', () => {
  test('an admin gets 404 for an unknown user and false for its admin flag', async () => {
    const token = await app.accessToken(await app.addUser({ role: 'admin' }));
    expect((await app.call('GET', '/user/nobody@norholt.test', { token })).status).toBe(404);
    expect((await app.call('GET', '/admin/nobody@norholt.test', { token })).body).toEqual({ admin: false });
  });

  test('reads the role from the database on each request', async () => {
    const user = await app.addUser();
    const token = await app.accessToken(user);
    const flag = async () => (await app.call('GET', `/admin/${user.email}`, { token })).body;
    const list = async () => (await app.call('GET', '/user', { token })).status;
    expect([await flag(), await list()]).toEqual([{ admin: false }, 403]);
    await db.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [user.id]);
    expect([await flag(), await list()]).toEqual([{ admin: true }, 200]);
    // One admin must remain.
    await app.addUser({ role: 'admin' });
    await db.query('UPDATE users SET role = NULL WHERE id = $1', [user.id]);
    expect([await flag(), await list()]).toEqual([{ admin: false }, 403]);
  });
});

describe('promoting a user', () => {
  const promote = async (email: string) => {
    const boss = await app.addUser({ role: 'admin' });
    return app.call('PUT', `/admin/${email}`, { token: await app.accessToken(boss) });
  };

  test('modifies and audits once in concurrent requests, and gives their existing token access', async () => {
    const user = await app.addUser();
    const theirs = await app.accessToken(user);
    const responses = await Promise.all(Array.from({ length: 8 }, () => promote(user.email.toUpperCase())));
    const modified = responses.filter(({ body }) => (body as ChangedUser).modifiedCount === 1);
    expect(modified).toHaveLength(1);
    expect(await auditOf(db, user.id)).toEqual([{ call: 'PUT /admin', before: 'customer', after: 'admin' }]);
    expect((await app.call('GET', '/user', { token: theirs })).status).toBe(200);
  });

  test('is rejected for an unverified address', async () => {
    const user = await app.addUser({ isVerified: false });
    expect(await promote(user.email)).toMatchObject(problem(409, 'EMAIL_NOT_VERIFIED'));
    expect(await rowOf(user.uid)).toMatchObject({ role: null });
  });
});
