import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connect, type Database } from '../db/connect.ts';
import { templateName } from './postgres.ts';

/**
 * Creates a migrated, empty database for the test file and drops it after the last test. `url` is for further
 * connections; `shopUrl` has the role of the server.
 */
export async function openTestDatabase(): Promise<{ db: Database; url: string; shopUrl: string }> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const shopUrl = new URL(inject('shopPostgresUrl'));
  shopUrl.pathname = url.pathname;
  const db = connect(url.href);
  afterAll(async () => {
    await db.close();
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return { db, url: url.href, shopUrl: shopUrl.href };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
