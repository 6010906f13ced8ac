import { describe, expect, test } from 'vitest';
import type { ChangedUser } from '#contract/users.ts';
import { createTestApp } from '../testing/app.ts';
import { problem } from '../testing/contract-responses.ts';
import { openTestDatabase } from '../testing/database.ts';

const { db } = await openTestDatabase();
const app = createTestApp(db);
const boss = await app.addUser({ role: 'admin' });
const token = await app.accessToken(boss);

const promote = (email: string) => app.call('PUT', `/admin/${email}`, { token });

describe('promoting a user', () => {
  test('modifies and audits once in concurrent requests, and gives their existing token access', async () => {
    const user = await app.addUser();
    const theirs = await app.accessToken(user);
    const responses = await Promise.all(Array.from({ length: 8 }, () => promote(user.email.toUpperCase())));
    const counts = responses.map(({ body }) => (body as ChangedUser).modifiedCount);
    expect(counts.reduce<number>((sum, count) => sum + count, 0)).toBe(1);
    const { rows } = await db.query(`SELECT user_id, call, before, after FROM audit_log WHERE object = $1`, [
      user.id,
    ]);
    expect(rows).toEqual([{ user_id: boss.id, call: 'PUT /admin', before: 'customer', after: 'admin' }]);
    expect((await app.call('GET', '/user', { token: theirs })).status).toBe(200);
  });

  test('is 404 for an unknown address and creates no user', async () => {
    expect(await promote('ghost@norholt.test')).toMatchObject(problem(404, 'NOT_FOUND'));
    const { rows } = await db.query(`SELECT FROM users WHERE email = 'ghost@norholt.test'`);
    expect(rows).toEqual([]);
  });

  test('is rejected for an unverified address', async () => {
    const user = await app.addUser({ isVerified: false });
    expect(await promote(user.email)).toMatchObject(problem(409, 'EMAIL_NOT_VERIFIED'));
    expect((await app.call('GET', `/admin/${user.email}`, { token })).body).toEqual({ admin: false });
  });
});
