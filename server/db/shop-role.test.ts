import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { connect, sqlState } from './connect.ts';
import { seedIfEmpty } from './seed.ts';
import { findExcessRights } from './shop-role.ts';

const { db: owner, shopUrl } = await openTestDatabase();
await seedIfEmpty(owner);

describe('the role of the server', () => {
  test.each([
    ['change an entry of the audit log', `UPDATE audit_log SET call = 'none'`],
    ['delete an entry of the audit log', 'DELETE FROM audit_log'],
    ['empty the audit log', 'TRUNCATE audit_log'],
    [
      'switch off the protection of the audit log',
      'ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only',
    ],
    ['replace what protects the audit log', 'DROP FUNCTION audit_log_refuse_change() CASCADE'],
    ['switch off every trigger', `SET session_replication_role = 'replica'`],
    ['change the schema', 'ALTER TABLE orders DROP COLUMN email'],
    ['make a table', 'CREATE TABLE public.other (id int)'],
    ['mark a migration as done', 'DELETE FROM drizzle.__drizzle_migrations'],
    ['read a file', `SELECT pg_read_file('PG_VERSION')`],
  ])('cannot %s', async (_, sql) => {
    const db = connect(shopUrl, { size: 1 });
    const error: unknown = await db.query(sql).catch((reason: unknown) => reason);
    await db.close();
    expect(sqlState(error)).toBe('42501');
  });

  test('may add to the audit log, and has no right that doctor names', async () => {
    const db = connect(shopUrl, { size: 1 });
    await db.query(`INSERT INTO audit_log (call, object) VALUES ('test', 'x')`);
    expect(await findExcessRights(db)).toEqual([]);
    await db.close();
  });

  test('doctor names a superuser', async () => {
    expect(await findExcessRights(owner)).toEqual(['the role norholt is a superuser']);
  });
});

test('doctor names an owner of the audit log, and one who may change it', async () => {
  const { db: other, shopUrl: url } = await openTestDatabase();
  const db = connect(url, { size: 1 });
  await other.query('GRANT DELETE ON audit_log TO norholt_shop');
  expect(await findExcessRights(db)).toEqual(['the role norholt_shop has the right to change the audit log']);
  await other.query('ALTER TABLE audit_log OWNER TO norholt_shop');
  expect(await findExcessRights(db)).toEqual([
    'the role norholt_shop owns the audit log and can switch off its protection',
  ]);
  await db.close();
});
