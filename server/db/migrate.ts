import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { projectRoot } from '../core/root.ts';
import type { Queries } from './connect.ts';
import { grantToShop } from './shop-role.ts';
import { hasTable, newestMigration, quoted } from './tables.ts';

export const migrationsFolder = join(projectRoot, 'server/db/migrations');

/** The SQL files, oldest first. Each name starts with its version, a time in ms. */
const readMigrations = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((file) => ({ file, version: Number.parseInt(file, 10) }));

/** Concurrent migrations run one after the other. */
const lock = `hashtext('norholt.migrate')`;

/**
 * Applies each migration that the database does not have, whatever newer one it has, because branches are merged in any order.
 * Then grants the server's role its rights. Safe to repeat. Returns the files that are older than one applied before. The
 * lock belongs to the session, so `url` must not use a pooler in transaction mode.
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'norholt-migrate' });
  await client.connect();
  try {
    // A role that is used through a pooler has timeouts of seconds.
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await takeLock(client);
    // The names are those of the tool that created the first databases.
    await client.query(
      `CREATE SCHEMA IF NOT EXISTS drizzle;
       CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
    );
    const newest = (await newestMigration(client))?.version ?? 0;
    const missing = await findMissing(client, folder);
    for (const { file, version } of missing) {
      const sql = readFileSync(join(folder, file), 'utf8');
      const record = () =>
        client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
          file,
          version,
        ]);
      // A statement that commits by itself runs outside a transaction.
      if (/^[^-]*\b(INDEX CONCURRENTLY|COMMIT)\b/m.test(sql)) {
        await dropInvalidIndexes(client);
        await client.query(sql);
        await record();
        continue;
      }
      await client.query('BEGIN');
      await client.query(sql);
      await record();
      await client.query('COMMIT');
    }
    await grantToShop(client);
    return missing.filter(({ version }) => version < newest).map(({ file }) => file);
  } finally {
    await client.end();
  }
}

/** Returns the migrations of a folder that the database does not have, oldest first. */
async function findMissing(db: Queries, folder: string) {
  if (!(await hasTable(db, 'drizzle.__drizzle_migrations'))) return readMigrations(folder);
  const { rows } = await db.query<{ version: number }>(
    'SELECT created_at::float8 AS version FROM drizzle.__drizzle_migrations',
  );
  const applied = new Set(rows.map(({ version }) => version));
  return readMigrations(folder).filter(({ version }) => !applied.has(version));
}

/** Polls, because an index that is built concurrently would wait for a statement that waits for the lock. */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(`SELECT pg_try_advisory_lock(${lock}) AS taken`);
    if (rows[0]?.taken) return;
    await pause(100);
  }
}

/** Drops what a failed `CREATE INDEX CONCURRENTLY` left behind, which `IF NOT EXISTS` would keep. */
async function dropInvalidIndexes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
      WHERE NOT indisvalid AND relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${quoted(name)}`);
}

/**
 * Returns why this version of the shop cannot use the schema; undefined if it can. A newer schema can be used until a
 * migration that breaks this version: its file name ends with `.needs-<time>.sql`, the oldest newest migration of a
 * version that can use it.
 */
export async function findSchemaFault(db: Queries): Promise<string | undefined> {
  const [missing] = await findMissing(db, migrationsFolder);
  if (missing) return `is outdated, it lacks ${missing.file}: run npm run db:migrate first`;
  const own = Math.max(...readMigrations(migrationsFolder).map(({ version }) => version));
  const { rows } = await db.query<{ file: string }>(
    `SELECT hash AS file FROM drizzle.__drizzle_migrations
      WHERE substring(hash from '\\.needs-(\\d+)\\.sql$')::bigint > $1 ORDER BY created_at LIMIT 1`,
    [own],
  );
  const [breaking] = rows;
  return (
    breaking && `is too new: this version of the shop cannot use it since the migration ${breaking.file}`
  );
}
