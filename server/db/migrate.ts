import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { join } from 'node:path';
import pg from 'pg';
import { projectRoot } from '../core/root.ts';
import type { Queries } from './connect.ts';
import { grantToShop } from './shop-role.ts';
import { schemaVersion } from './tables.ts';

const migrationsFolder = join(projectRoot, 'server/db/migrations');

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
    await applyMigrations(drizzle(client), { migrationsFolder });
    await grantToShop(client);
  } finally {
    await client.end();
  }
}

/** Whether every migration of this build has been applied. A newer schema counts as current. */
export async function isCurrent(db: Queries): Promise<boolean> {
  const wanted = Math.max(...readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis));
  return ((await schemaVersion(db)) ?? 0) >= wanted;
}
