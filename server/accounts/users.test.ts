import { describe, expect, test } from 'vitest';
import type { ChangedUser } from '#contract/accounts/users.ts';
import { auditOf, createTestApp, emulatorToken, type TestUser } from '../testing/app.ts';
import { problem } from '../testing/contract-responses.ts';
import { openTestDatabase } from '../testing/database.ts';

const { db } = await openTestDatabase();
const app = createTestApp(db, {
  config: { adminEmails: new Set(['boss@norholt.test', 'boss\u00e9@norholt.test']) },
});

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

/** Exchanges with an unverified address. */
const exchangeUnverified = (person: { uid: string; email: string }) =>
  exchange(person, { email_verified: false });

const rowOf = async (uid: string) => {
  const { rows } = await db.query<Record<string, unknown>>('SELECT * FROM users WHERE uid = $1', [uid]);
  return rows[0];
};

/** Fields that nobody can set. */
const foreignFields = {
  ...{ email: 'someone@else.test', role: 'admin', _id: 'x', token_version: 9, uid: 'other' },
};

describe('sign-in', () => {
  test('creates the user once, keeps the name, and returns a valid access token', async () => {
    const person = stranger();
    const first = await exchange(person);
    expect(first.body).toMatchObject({ result: { matchedCount: 0, modifiedCount: 0, upsertedCount: 1 } });
    expect(first.headers.get('cache-control')).toBe('no-store');
    const again = await exchange(person, {}, { name: 'Another name', email: person.email });
    expect(again.body).toMatchObject({ result: { matchedCount: 1, upsertedCount: 0, upsertedId: null } });
    const { accessToken: token } = again.body as { accessToken: string };
    expect((await app.call('GET', `/user/${person.email}`, { token })).body).toEqual({
      ...{ name: 'Somebody', email: person.email, role: null },
      ...{ city: '', number: '', linkedin: '', github: '', taxId: '' },
    });
  });

  test('ignores everything in the body but the name', async () => {
    const person = stranger();
    const response = await exchange(person, {}, { name: 'X', ...foreignFields });
    expect(response.status).toBe(200);
    expect(await rowOf(person.uid)).toMatchObject({ email: person.email, role: null, token_version: 1 });
  });

  test('creates one user in concurrent requests with any case of the address', async () => {
    const person = stranger();
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        exchange({ ...person, email: index % 2 === 0 ? person.email : person.email.toUpperCase() }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
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
  });

  test('with a new uid and the verified address takes over the user and ends its tokens', async () => {
    const person = stranger();
    const old = (await exchange(person)).body as { accessToken: string };
    const renewed = { ...person, uid: `${person.uid}-renewed` };
    expect(await exchangeUnverified(renewed)).toMatchObject(problem(403, 'EMAIL_NOT_VERIFIED'));
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
    expect((await exchangeUnverified(taking)).status).toBe(403);
    expect((await exchange(taking)).status).toBe(200);
    expect(await rowOf(mover.uid)).toMatchObject({ email: owner.email });
  });

  describe('an address in another Unicode form', () => {
    const owner = { uid: 'accented', email: 'jos\u00e9.k@norholt.test' };

    test.each([
      ['decomposed', 'jose\u0301.k@norholt.test'],
      ['with the Kelvin sign', 'jos\u00e9.\u212a@norholt.test'],
      ['in full-width letters', 'jos\u00e9.\uff4b@norholt.test'],
    ])('%s: does not take over the user, and does not create one', async (_, email) => {
      await exchange(owner);
      const thief = { uid: `thief of ${email}`, email };
      expect(await exchange(thief)).toMatchObject(problem(400, 'INVALID'));
      expect(await rowOf(owner.uid)).toMatchObject({ email: owner.email });
      // Nor by changing the address of an account that exists.
      const mover = stranger();
      await exchange(mover);
      expect((await exchange({ ...mover, email })).status).toBe(400);
      expect(await rowOf(owner.uid)).toMatchObject({ email: owner.email });
    });

    test.each(['HEDDA@norholt.test', '\u0130nga@norholt.test'])(
      'that only lower case makes equal (%s) does not take over the user',
      async (email) => {
        const person = await app.addUser({ email: email.toLowerCase() });
        expect((await exchange({ uid: `thief of ${email}`, email })).status).toBe(400);
        const mover = stranger();
        await exchange(mover);
        expect((await exchange({ ...mover, email })).status).toBe(400);
        expect(await rowOf(person.uid)).toMatchObject({ email: person.email });
      },
    );

    test('signs in a user who has it already, without a role from ADMIN_EMAILS', async () => {
      const person = await app.addUser({ email: 'boss\u00e9@norholt.test' });
      expect((await exchange({ ...person, email: 'bosse\u0301@norholt.test' })).status).toBe(200);
      expect(await rowOf(person.uid)).toMatchObject({ email: person.email, role: null });
    });
  });

  test('promotes an address of ADMIN_EMAILS once it is verified, also with another uid, and audits it once', async () => {
    const boss = { uid: 'boss', email: 'boss@norholt.test' };
    expect((await exchangeUnverified(boss)).status).toBe(200);
    expect(await rowOf('boss')).toMatchObject({ role: null });
    const renewed = { ...boss, uid: 'boss-renewed' };
    expect((await exchange(renewed)).status).toBe(200);
    const { id, ...row } = (await rowOf('boss-renewed')) ?? {};
    expect(row).toMatchObject({ role: 'admin', email_verified: true });
    expect(await exchange(renewed)).toMatchObject({ status: 200 });
    const promotions = (await auditOf(db, String(id))).filter(({ after }) => after === 'admin');
    expect(promotions).toMatchObject([{ before: 'customer' }]);
    expect(await exchangeUnverified(renewed)).toMatchObject(problem(403, 'EMAIL_NOT_VERIFIED'));
  });

  test.each([
    ['cleans and shortens a long name', `A\0\ud800\u202e${'😀'.repeat(101)}`, `A${'😀'.repeat(99)}`],
    ['takes the first part of the address without a visible name', '\u200b', 'odd2'],
  ])('%s of a provider', async (_, given, name) => {
    const person = { uid: `odd ${name}`, email: 'odd2@norholt.test' };
    await db.query('DELETE FROM users WHERE email = $1', [person.email]);
    // The browser sends the name, too.
    expect((await exchange(person, { name: given }, { name: given })).status).toBe(200);
    expect(await rowOf(person.uid)).toMatchObject({ name });
  });

  test('gives a user who has no name one at the next sign-in', async () => {
    const person = stranger();
    await exchange(person);
    await db.query(`UPDATE users SET name = '' WHERE uid = $1`, [person.uid]);
    await exchange(person, { name: 'Ada' }, { name: '' });
    expect(await rowOf(person.uid)).toMatchObject({ name: 'Ada' });
  });
});

describe('profile', () => {
  const save = async (user: TestUser, body: object) =>
    app.call('PUT', `/user/${user.email}`, { token: await app.accessToken(user), body });

  test('saves changes, and returns a count of 0 when there are none', async () => {
    const user = await app.addUser();
    const profile = {
      ...{ name: 'New Name', number: '+46 1', city: 'Lysekil' },
      ...{ linkedin: 'new-name', github: 'https://github.com/x', taxId: 'SE556703748501' },
    };
    const first = await save(user, { ...profile, ...foreignFields });
    expect(first.body).toMatchObject({ result: { modifiedCount: 1 } });
    expect(first.body).not.toHaveProperty('accessToken');
    expect((await save(user, profile)).body).toMatchObject({ result: { modifiedCount: 0 } });
    const token = await app.accessToken(user);
    const { body } = await app.call('GET', `/user/${user.email}`, { token });
    expect(body).toEqual({ ...profile, email: user.email, role: null });
    expect(await rowOf(user.uid)).toMatchObject({ token_version: 1 });
  });

  test.each([
    ['a name over 100 characters', { name: 'x'.repeat(101) }],
    ['a script URL', { linkedin: 'javascript:alert(1)' }],
    ['a plain HTTP link', { github: 'http://example.test' }],
  ])('%s is 400', async (_, body) => {
    expect(await save(await app.addUser(), body)).toMatchObject(problem(400, 'INVALID'));
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
    const access = async () => {
      const flag = await app.call('GET', `/admin/${user.email}`, { token });
      return [flag.body, (await app.call('GET', '/user', { token })).status];
    };
    expect(await access()).toEqual([{ admin: false }, 403]);
    await db.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [user.id]);
    expect(await access()).toEqual([{ admin: true }, 200]);
    // One admin must remain.
    await app.addUser({ role: 'admin' });
    await db.query('UPDATE users SET role = NULL WHERE id = $1', [user.id]);
    expect(await access()).toEqual([{ admin: false }, 403]);
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
