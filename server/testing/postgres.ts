import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { writeMark } from '../db/environment-mark.ts';
import { migrate } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of the test run, in which `openTestDatabase` creates a database per test file. */
    postgresUrl: string;
    /** The same with the role of the server. */
    shopPostgresUrl: string;
  }
}

export const templateName = 'norholt_template';

/** Starts one PostgreSQL for the test run, with a migrated database that each test file copies. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'norholt-test-'));
  // PostgreSQL runs as another user when this runs as root.
  chmodSync(dataDir, 0o755);
  // Without durability, because the data is temporary.
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  await withDatabase(postgres.url, (db) => db.query(`CREATE DATABASE ${templateName}`));
  const template = new URL(postgres.url);
  template.pathname = `/${templateName}`;
  await migrate(template.href);
  await withDatabase(template.href, (db) => writeMark(db, 'local'));
  project.provide('postgresUrl', postgres.url);
  project.provide('shopPostgresUrl', postgres.shopUrl);

  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Runs `run` with a connection without timeouts: creating a database can take long. */
export async function withDatabase(url: string, run: (db: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}
