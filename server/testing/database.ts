import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { connect, type Database } from '../db/connect.ts';
import { templateName, withDatabase } from './postgres.ts';

/**
 * Creates a migrated, empty database for the test file and drops it after the last test. `url` is for further
 * connections; `shopUrl` has the role of the server.
 */
export async function openTestDatabase(): Promise<{ db: Database; url: string; shopUrl: string }> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const onServer = (sql: string) => withDatabase(server, (each) => each.query(sql));
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const shopUrl = new URL(inject('shopPostgresUrl'));
  shopUrl.pathname = url.pathname;
  const db = connect(url.href);
  afterAll(async () => {
    await db.close();
    await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
  });
  return { db, url: url.href, shopUrl: shopUrl.href };
}
