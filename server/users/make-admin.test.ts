import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestUser } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';

const { db } = await openTestDatabase();
const app = createTestApp(db);
let boss: TestUser;
let token: string;

beforeAll(async () => {
  boss = await app.addUser({ role: 'admin' });
  token = await app.accessToken(boss);
});

const promote = (email: string, as = token) => app.call('PUT', `/admin/${email}`, { token: as });

const roleOf = async ({ id }: TestUser) => {
  const { rows } = await db.query<{ role: string | null }>('SELECT role FROM users WHERE id = $1', [id]);
  return rows[0]?.role;
};

const auditOf = async ({ id }: TestUser) => {
  const { rows } = await db.query(
    `SELECT user_id, call, before, after FROM audit_log WHERE object = $1 AND call = 'PUT /admin'`,
    [id],
  );
  return rows;
};

describe('promoting a user', () => {
  test('modifies and audits once, and returns a count of 0 when repeated', async () => {
    const user = await app.addUser();
    expect(await promote(user.email.toUpperCase())).toMatchObject({
      status: 200,
      body: { acknowledged: true, matchedCount: 1, modifiedCount: 1 },
    });
    expect(await promote(user.email)).toMatchObject({
      status: 200,
      body: { acknowledged: true, matchedCount: 1, modifiedCount: 0 },
    });
    expect(await auditOf(user)).toEqual([
      { user_id: boss.id, call: 'PUT /admin', before: 'customer', after: 'admin' },
    ]);
    // Their existing token gains access immediately.
    const theirs = await app.accessToken(user);
    expect((await app.call('GET', '/user', { token: theirs })).status).toBe(200);
  });

  test('happens once in concurrent requests', async () => {
    const user = await app.addUser();
    const responses = await Promise.all(Array.from({ length: 8 }, () => promote(user.email)));
    const counts = responses.map(({ body }) => (body as { modifiedCount: number }).modifiedCount);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await auditOf(user)).toHaveLength(1);
  });

  test('is 404 for an unknown address and creates no user', async () => {
    expect(await promote('ghost@norholt.test')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', matchedCount: 0, modifiedCount: 0 },
    });
    const { rows } = await db.query(`SELECT FROM users WHERE email = 'ghost@norholt.test'`);
    expect(rows).toEqual([]);
  });

  test('is rejected for an unverified address', async () => {
    const user = await app.addUser({ isVerified: false });
    expect(await promote(user.email)).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_NOT_VERIFIED', modifiedCount: 0 },
    });
    expect(await roleOf(user)).toBeNull();
  });
});
