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
    /** Of the test run's PostgreSQL; `openTestDatabase` makes a database there for each test file. */
    postgresUrl: string;
    /** The same server as the role that a shop's server connects with. */
    shopPostgresUrl: string;
  }
}

export const templateName = 'norholt_template';

/** One real PostgreSQL for the whole run, with a migrated database that each test file copies. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'norholt-test-'));
  // Such a folder is its owner's alone, and PostgreSQL runs as somebody else when this runs as root.
  chmodSync(dataDir, 0o755);
  // Nothing here outlives the run, so its durability is given up for speed.
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${templateName}`);
  await client.end();
  const template = new URL(postgres.url);
  template.pathname = `/${templateName}`;
  await migrate(template.href);
  const templateClient = new pg.Client({ connectionString: template.href });
  await templateClient.connect();
  await writeMark(templateClient, 'local');
  await templateClient.end();
  project.provide('postgresUrl', postgres.url);
  project.provide('shopPostgresUrl', postgres.shopUrl);

  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
