import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '#tests/temp-folder.ts';
import { newId } from '../core/ids.ts';
import { openTestDatabase } from '../testing/database.ts';
import { violatedConstraint, sqlState } from './connect.ts';
import { findSchemaFault, migrate } from './migrate.ts';
import { seedIfEmpty } from '../seed/seed.ts';

const { db, url } = await openTestDatabase();
await seedIfEmpty(db);

async function failure(sql: string, values: unknown[] = []): Promise<string> {
  const error: unknown = await db.query(sql, values).then(
    () => 'no error',
    (reason: unknown) => reason,
  );
  return violatedConstraint(error) ?? sqlState(error) ?? String(error);
}

test('migrations can be repeated, also concurrently', async () => {
  await Promise.all([migrate(url), migrate(url)]);
  expect(await findSchemaFault(db)).toBeUndefined();
});

test('detects an outdated schema, also one with a newer migration', async () => {
  const other = await openTestDatabase();
  await other.db.query(`DELETE FROM drizzle.__drizzle_migrations WHERE hash LIKE '%_mails.sql'`);
  expect(await findSchemaFault(other.db)).toMatch(/^is outdated, it lacks \d+_mails.sql/);
  await other.db.query('DROP SCHEMA drizzle CASCADE');
  expect(await findSchemaFault(other.db)).toMatch(/^is outdated/);
});

test('what refers to a row that can be deleted is found by an index', async () => {
  const { rows } = await db.query(
    `SELECT conrelid::regclass::text || '.' || attname AS reference FROM pg_constraint
       JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE contype = 'f' AND confrelid::regclass::text IN ('parts', 'makes', 'models', 'engines', 'vehicles')
        AND NOT EXISTS (SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1]
          AND coalesce(pg_get_expr(indpred, indrelid), '') IN ('', '(' || attname || ' IS NOT NULL)'))`,
  );
  expect(rows).toEqual([]);
});

describe('a migration of a later version', () => {
  async function migrateFurther(file: string, sql: string) {
    const folder = tempFolder();
    writeFileSync(join(folder, file), sql);
    const { db: further, url: furtherUrl } = await openTestDatabase();
    return { db: further, run: () => migrate(furtherUrl, folder) };
  }

  test('that only expands the schema lets this version run', async () => {
    const later = await migrateFurther('1900000000000_note.sql', 'ALTER TABLE parts ADD COLUMN note text');
    await later.run();
    expect(await findSchemaFault(later.db)).toBeUndefined();
  });

  test.each([
    ['1900000000001_drop_phone.needs-1900000000000.sql', /^is too new: .* 1900000000001_drop_phone/],
    ['1900000000001_drop_phone.needs-1795201280783.sql', undefined],
  ])('that contracts it stops only versions earlier than the one it needs: %s', async (file, fault) => {
    const later = await migrateFurther(file, 'ALTER TABLE orders DROP COLUMN phone');
    await later.run();
    const found = await findSchemaFault(later.db);
    if (fault === undefined) expect(found).toBeUndefined();
    else expect(found).toMatch(fault);
  });

  test('that is merged after a newer one is applied, and said to be older', async () => {
    const folder = tempFolder();
    const { db: merged, url: mergedUrl } = await openTestDatabase();
    const add = (file: string, sql: string) => writeFileSync(join(folder, file), sql);
    add('1900000000009_newer.sql', 'ALTER TABLE parts ADD COLUMN newer text');
    expect(await migrate(mergedUrl, folder)).toEqual([]);
    add('1900000000008_older.sql', 'ALTER TABLE parts ADD COLUMN older text');
    add('1900000000010_newest.sql', 'ALTER TABLE parts ADD COLUMN newest text');
    expect(await migrate(mergedUrl, folder)).toEqual(['1900000000008_older.sql']);
    expect(await migrate(mergedUrl, folder)).toEqual([]);
    await merged.query('SELECT newer, older, newest FROM parts');
  });

  test('builds an index concurrently, once, and again after a failure', async () => {
    const sql = 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS parts_price ON parts (price_cents)';
    const later = await migrateFurther('1900000000000_price_index.sql', sql);
    const addPart = (name: string) =>
      later.db.query(
        `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
          VALUES ($1, $2, 'x', 100, 1, 1, 1, 'a@b.test')`,
        [newId(), name],
      );
    await addPart('One');
    await addPart('Two');
    await expect(later.run()).rejects.toThrow('could not create unique index');
    await later.db.query(`DELETE FROM parts WHERE name = 'Two'`);
    await Promise.all([later.run(), later.run()]);
    const { rows } = await later.db.query<{ valid: boolean }>(
      `SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'parts_price'::regclass`,
    );
    expect(rows).toEqual([{ valid: true }]);
  });
});

test('each index of orders says who reads it, because it costs every order', async () => {
  const { rows } = await db.query(
    `SELECT indexrelid::regclass::text FROM pg_index
      WHERE indrelid = 'orders'::regclass AND NOT indisprimary AND obj_description(indexrelid) IS NULL`,
  );
  expect(rows).toEqual([]);
});

describe('the schema prevents statements that', () => {
  const shipped = `(SELECT id FROM orders WHERE status = 'shipped' LIMIT 1)`;
  const paid = `(SELECT id FROM orders WHERE status = 'paid' LIMIT 1)`;
  const unpaid = `(SELECT id FROM orders WHERE status = 'unpaid' LIMIT 1)`;
  test.each([
    ['sell more than the stock', 'UPDATE parts SET quantity = -1', 'parts_quantity_not_negative'],
    [
      'pay an order without a transaction',
      `UPDATE orders SET status = 'paid', stock_state = 'committed' WHERE id = ${unpaid}`,
      'orders_paid_has_transaction',
    ],
    ['set an unknown state', `UPDATE orders SET status = 'lost' WHERE id = ${unpaid}`, 'orders_edges'],
    [
      'reserve without an end',
      `UPDATE orders SET stock_state = 'reserved' WHERE id = ${unpaid}`,
      'orders_reservation_ends',
    ],
    [
      'charge another total than price times quantity',
      `UPDATE orders SET total_cents = total_cents + 1 WHERE id = ${unpaid}`,
      'orders_total_is_product',
    ],
    [
      'pay two orders with one transaction',
      `UPDATE orders SET transaction_id = (SELECT transaction_id FROM orders WHERE id = ${shipped}) WHERE id = ${paid}`,
      'orders_paid_once',
    ],
    [
      'pay one order twice',
      `INSERT INTO payments (id, order_id, user_id, provider_id, number, amount_cents, status) SELECT gen_random_uuid(), order_id, user_id, 'pi_other', 2, amount_cents, 'succeeded' FROM payments WHERE status = 'succeeded' LIMIT 1`,
      'payments_one_success',
    ],
    ['remove the last admin', `UPDATE users SET role = NULL WHERE role = 'admin'`, 'users_last_admin'],
    ['block the last admin', `UPDATE users SET blocked_at = now() WHERE role = 'admin'`, 'users_last_admin'],
    [
      'make an admin of an unverified address',
      `UPDATE users SET role = 'admin', email_verified = false`,
      'users_admin_verified',
    ],
    ['store an address in another form', `UPDATE users SET email = upper(email)`, 'users_email_canonical'],
    ['rate a review out of range', 'UPDATE reviews SET rating = 6', 'reviews_rating_range'],
  ])('%s', async (_, sql, refusedBy) => expect(await failure(sql)).toBe(refusedBy));

  test.each(['DELETE FROM audit_log', 'TRUNCATE audit_log', `UPDATE audit_log SET call = 'none'`])(
    'change the audit log: %s',
    async (statement) => {
      await expect(db.query(statement)).rejects.toThrow('append-only');
    },
  );

  test('give two parts of a brand the same number, while a deleted part frees its number', async () => {
    const copy = `INSERT INTO parts (id, part_number, brand, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
      VALUES ($1, 'QX 7712', $2, 'Wheel bearing', 'x', 100, 1, 1, 1, 'a@b.test')`;
    expect(await failure(copy, [newId(), 'Norda'])).toBe('no error');
    expect(await failure(copy, [newId(), 'Brems'])).toBe('no error');
    expect(await failure(copy.replace('QX 7712', 'qx-7712'), [newId(), 'NORDA'])).toBe('parts_brand_number');
    await db.query(`UPDATE parts SET deleted_at = now() WHERE brand = 'Norda'`);
    expect(await failure(copy, [newId(), 'Norda'])).toBe('no error');
  });

  test('let two admins demote each other concurrently: one remains', async () => {
    await db.query(`UPDATE users SET role = 'admin', email_verified = true`);
    const demote = (where: string) =>
      db.query(`UPDATE users SET role = NULL WHERE role = 'admin' AND id ${where}`).then(
        () => true,
        () => false,
      );
    const done = await Promise.all([
      demote('= (SELECT min(id::text)::uuid FROM users)'),
      demote('= (SELECT max(id::text)::uuid FROM users)'),
    ]);
    expect(done.filter(Boolean)).toHaveLength(1);
  });
});
