import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { projectRoot } from '../core/root.ts';
import type { Queries } from './connect.ts';
import { grantToShop } from './shop-role.ts';
import { schemaVersion } from './tables.ts';

const folder = join(projectRoot, 'server/db/migrations');

/** The SQL files, oldest first. Each name starts with its version, a time in ms. */
const readMigrations = () =>
  readdirSync(folder)
    .sort()
    .map((file) => ({ file, version: Number.parseInt(file, 10) }));

/** Concurrent migrations run one after the other. */
const lock = `hashtext('norholt.migrate')`;

/**
 * Migrates the database to the newest schema and grants the server's role its rights. Safe to repeat. The lock belongs
 * to the session, so `url` must not use a pooler in transaction mode.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'norholt-migrate' });
  await client.connect();
  try {
    // A role that is used through a pooler has timeouts of seconds.
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await client.query(`SELECT pg_advisory_lock(${lock})`);
    await client.query('BEGIN');
    // The names are those of the tool that created the first databases.
    await client.query(
      `CREATE SCHEMA IF NOT EXISTS drizzle;
       CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
    );
    const applied = (await schemaVersion(client)) ?? 0;
    for (const { file, version } of readMigrations().filter((each) => each.version > applied)) {
      await client.query(readFileSync(join(folder, file), 'utf8'));
      await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
        file,
        version,
      ]);
    }
    await client.query('COMMIT');
    await grantToShop(client);
  } finally {
    await client.end();
  }
}

/** Whether every migration of this build has been applied. A newer schema counts as current. */
export async function isCurrent(db: Queries): Promise<boolean> {
  const wanted = Math.max(...readMigrations().map(({ version }) => version));
  return ((await schemaVersion(db)) ?? 0) >= wanted;
}
