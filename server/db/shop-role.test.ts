import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { connect, sqlState } from './connect.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { findExcessRights } from './shop-role.ts';

const { db: owner, shopUrl } = await openTestDatabase();
await seedIfEmpty(owner);

describe('the server’s role', () => {
  test.each([
    ['change an entry of the audit log', `UPDATE audit_log SET call = 'none'`],
    ['delete an entry of the audit log', 'DELETE FROM audit_log'],
    ['truncate the audit log', 'TRUNCATE audit_log'],
    [
      'disable the protection of the audit log',
      'ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only',
    ],
    ['drop the protection of the audit log', 'DROP FUNCTION audit_log_refuse_change() CASCADE'],
    ['disable all triggers', `SET session_replication_role = 'replica'`],
    ['change the schema', 'ALTER TABLE orders DROP COLUMN email'],
    ['create a table', 'CREATE TABLE public.other (id int)'],
    ['change the list of migrations', 'DELETE FROM drizzle.__drizzle_migrations'],
    ['read a file', `SELECT pg_read_file('PG_VERSION')`],
  ])('cannot %s', async (_, sql) => {
    const db = connect(shopUrl, { size: 1 });
    const error: unknown = await db.query(sql).catch((reason: unknown) => reason);
    await db.close();
    expect(sqlState(error)).toBe('42501');
  });

  test('can add to the audit log and has no excess rights', async () => {
    const db = connect(shopUrl, { size: 1 });
    await db.query(`INSERT INTO audit_log (call, object) VALUES ('test', 'x')`);
    expect(await findExcessRights(db)).toEqual([]);
    await db.close();
  });

  test('a superuser has excess rights', async () => {
    expect(await findExcessRights(owner)).toEqual(['the role norholt is a superuser']);
  });
});

test('an owner of the audit log and a role that can change it have excess rights', async () => {
  const { db: other, shopUrl: url } = await openTestDatabase();
  const db = connect(url, { size: 1 });
  await other.query('GRANT DELETE ON audit_log TO norholt_shop');
  expect(await findExcessRights(db)).toEqual(['the role norholt_shop can change the audit log']);
  await other.query('ALTER TABLE audit_log OWNER TO norholt_shop');
  expect(await findExcessRights(db)).toEqual([
    'the role norholt_shop owns the audit log and can disable its protection',
  ]);
  await db.close();
});
