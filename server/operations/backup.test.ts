import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { violations } from '#tests/shop/invariants.ts';
import { openShop, type Person } from '#tests/shop/open-shop.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import type { Queries } from '../db/connect.ts';
import { migrationsFolder } from '../db/migrate.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { areEmpty, tablesOf } from '../db/tables.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { openTestDatabase } from '../testing/database.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const folder = tempFolder();
let files = 0;
const newFile = () => join(folder, `${++files}.backup`);

/** The rows of every table that a backup contains. */
async function allRows(db: Queries) {
  const rows = (await tablesOf(db)).map(async ({ name }) => {
    const found = await db.query(`SELECT * FROM ${name} AS t ORDER BY t::text`);
    return [name, found.rows] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

const source = await openTestDatabase();
await seedIfEmpty(source.db);
await source.db.query(
  `INSERT INTO reviews (id, name, rating, description, created_at)
   VALUES (gen_random_uuid(), $1, 4.3, $2, '2026-11-20T12:00:00.123456Z')`,
  ['Zoë "Q" \\ O’Neil', 'Lines\nand\ttabs, {braces}, NULL, 🛠'],
);
const newest = readdirSync(migrationsFolder).sort().at(-1) ?? '';
const good = newFile();
// The server's role may make backups.
const summary = await backUp(source.shopUrl, good);

describe('a backup', () => {
  test('restores exactly the same rows', async () => {
    const { db, url } = await openTestDatabase();
    const restored = await restore(url, good);
    expect(restored).toMatchObject({ tables: summary.tables, rows: summary.rows });
    expect(await allRows(db)).toEqual(await allRows(source.db));
  });

  test('restores sequences and triggers', async () => {
    const { db, url } = await openTestDatabase();
    await restore(url, good);
    await db.query(`INSERT INTO audit_log (call, object) VALUES ('test', 'x')`);
    await db.query(
      `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, image, email)
       VALUES (gen_random_uuid(), 'New', '', 100, 1, 1, 1, '', '')`,
    );
    await expect(db.query('DELETE FROM audit_log')).rejects.toThrow('append-only');
    // Numbers that were issued since the backup are not issued again.
    const { rows } = await db.query('SELECT series FROM invoice_counter');
    expect(rows).toEqual([{ series: expect.stringMatching(/^\d{8}$/) }]);
    await expect(db.query(`UPDATE users SET role = NULL`)).rejects.toThrow('last admin');
    await expect(db.query(`UPDATE orders SET status = 'unpaid' WHERE status = 'paid'`)).rejects.toThrow(
      'cannot go',
    );
  });

  test('is private, overwrites nothing and leaves no partial file', async () => {
    expect(statSync(good).mode & 0o777).toBe(0o600);
    await expect(backUp(source.url, good)).rejects.toThrow(/already exists/);
    const empty = await openTestDatabase();
    await empty.db.query('DROP SCHEMA drizzle CASCADE');
    await expect(backUp(empty.url, newFile())).rejects.toThrow(/db:migrate/);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^1\.backup$/)]);
  });

  test('records its time for the metrics, which tell 0 before the first', async () => {
    const timeOf = async (db: typeof source.db) =>
      /^norholt_last_backup_timestamp_seconds (.+)$/m.exec(await createMetrics(db).read())?.[1];
    const { db, shopUrl } = await openTestDatabase();
    expect(await timeOf(db)).toBe('0');
    await backUp(shopUrl, newFile(), new Date('2026-11-20T03:10:00Z'));
    expect(await timeOf(db)).toBe('1795144200');
  });

  test('is complete when its time cannot be recorded, as with an older schema', async () => {
    const { db, url } = await openTestDatabase();
    await db.query('ALTER TABLE environment_mark DROP COLUMN backed_up_at');
    expect(await backUp(url, newFile())).toMatchObject({ rows: 0 });
  });
});

describe('a restore', () => {
  const fileOf = (content: string | Uint8Array) => {
    const file = newFile();
    writeFileSync(file, content);
    return file;
  };
  const damage = (change: (text: string) => string) =>
    fileOf(gzipSync(change(gunzipSync(readFileSync(good)).toString())));

  test.each<[string, () => string, RegExp]>([
    ['a changed row', () => damage((text) => text.replace('Lines', 'Limes')), /damaged/],
    ['missing rows', () => damage((text) => text.replace(/\n\{"table"[^\n]*\n/, '\n')), /damaged/],
    ['no last line', () => damage((text) => text.replace(/\n\{"tables":.*\n$/, '\n')), /damaged/],
    ['a truncated file', () => fileOf(readFileSync(good).subarray(0, 1500)), /damaged/],
    ['another kind of file', () => fileOf('not a backup'), /damaged/],
    ['another kind of text', () => damage(() => 'hello\n'), /not a backup/],
    ['no file', () => join(folder, 'none'), /There is no file/],
  ])('of %s fails and leaves the database empty', async (_, file, message) => {
    const { db, url } = await openTestDatabase();
    await expect(restore(url, file())).rejects.toThrow(message);
    expect(await areEmpty(db, await tablesOf(db))).toBe(true);
  });

  test.each([
    [
      'without the newest migration of the backup, as after a rollback,',
      'DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)',
      new RegExp(
        `^The backup has the migration ${newest}, but the database ends with \\d+_\\w+\\.sql: .* a release that has`,
      ),
    ],
    [
      'with a migration that the backup does not have',
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('9_next.sql', 9e12)`,
      new RegExp(
        `^The backup ends with the migration ${newest}, but the database already has 9_next\\.sql: `,
      ),
    ],
    ['with data', `INSERT INTO stripe_events (id, type) VALUES ('evt_1', 'x')`, /contains data/],
    ['without tables', 'DROP SCHEMA drizzle CASCADE', /db:migrate/],
  ])('into a database %s fails', async (_, sql, message) => {
    const { db, url } = await openTestDatabase();
    await db.query(sql);
    await expect(restore(url, good)).rejects.toThrow(message);
  });
});

describe('R23: a backup under load', () => {
  test('restores to a consistent shop with all orders placed before it', async () => {
    const shop = await openShop({ nodes: 2 });
    const parts = await Promise.all([1, 2, 3].map(() => shop.addPart({ quantity: 500 })));
    const admin = await shop.addAdmin();
    const { rows: names } = await shop.db.query<{ name: string }>('SELECT current_database() AS name');
    const url = new URL(names[0]?.name ?? '', inject('postgresUrl'));
    let isOver = false;
    let done = 0;

    async function buy(customer: Person, index: number): Promise<string> {
      const part = parts[index % parts.length] ?? expect.unreachable();
      const id = await shop.order(customer, part);
      if (index % 4 === 0) await shop.deleteOrder(customer, id);
      else {
        await shop.report(customer, id, await shop.payAtProvider(customer, id));
        if (index % 3 === 0) await shop.call('PATCH', `/confirm-order/${id}`, { token: admin.token });
        if (index % 5 === 0) await shop.deleteOrder(admin, id);
      }
      done += 1;
      return id;
    }
    async function load(worker: number): Promise<void> {
      for (let turn = 0; !isOver; turn += 1) await buy(await shop.addCustomer(), worker + turn);
    }

    const before = [await buy(await shop.addCustomer(), 0), await buy(await shop.addCustomer(), 1)];
    const workers = [0, 1, 2, 3].map(load);
    const taken: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const target = done + 5;
      await expect.poll(() => done >= target).toBe(true);
      const file = newFile();
      await backUp(url.href, file);
      taken.push(file);
    }
    isOver = true;
    await Promise.all(workers);
    await shop.stripe.webhooks.settled();
    expect(await violations(shop)).toEqual([]);

    for (const file of taken) {
      const copy = await openTestDatabase();
      await restore(copy.url, file);
      expect(await violations({ db: copy.db, stripe: shop.stripe })).toEqual([]);
      const { rows } = await copy.db.query('SELECT FROM orders WHERE id = ANY($1)', [before]);
      expect(rows).toHaveLength(before.length);
    }
  }, 60_000);
});
