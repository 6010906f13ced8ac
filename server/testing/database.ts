import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { connect, type Database } from '../db/connect.ts';
import { migrate, migrationsFolder } from '../db/migrate.ts';
import { templateName, withDatabase } from './postgres.ts';

/**
 * Creates a migrated, empty database for the test file and drops it after the last test. `url` is for further
 * connections; `shopUrl` has the role of the server.
 */
export async function openTestDatabase(): Promise<{ db: Database; url: string; shopUrl: string }> {
  const { db, url } = await createDatabase(`TEMPLATE ${templateName}`);
  const shopUrl = new URL(inject('shopPostgresUrl'));
  shopUrl.pathname = new URL(url).pathname;
  return { db, url, shopUrl: shopUrl.href };
}

/** Migrates a database to an old version, inserts `rows` of that time, and migrates it to the newest version. */
export async function openUpgradedDatabase(version: number, rows: string, options = ''): Promise<Database> {
  const { db, url } = await createDatabase(options);
  const folder = mkdtempSync(join(tmpdir(), 'norholt-migrations-'));
  const isOld = (file: string) => file === migrationsFolder || Number.parseInt(basename(file), 10) <= version;
  cpSync(migrationsFolder, folder, { recursive: true, filter: isOld });
  await migrate(url, folder);
  rmSync(folder, { recursive: true });
  await withDatabase(url, (client) => client.query(rows));
  await migrate(url);
  return db;
}

async function createDatabase(options: string): Promise<{ db: Database; url: string }> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withDatabase(server, (client) => client.query(`CREATE DATABASE ${name} ${options}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = connect(url.href);
  afterAll(async () => {
    await db.close();
    await withDatabase(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  });
  return { db, url: url.href };
}
