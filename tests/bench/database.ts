import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { createAccessTokens } from '#server/auth/access-tokens.ts';
import { connect } from '#server/db/connect.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded.ts';
import { writeMark } from '#server/db/environment-mark.ts';
import { migrate } from '#server/db/migrate.ts';
import { compactCounters } from '#server/orders/compact-counters.ts';
import { buyers, size, smallSize, tokenSecret, type Size } from './figures.ts';
import { temporaryFolder } from './processes.ts';

/** The ids of row `n`. They are sorted like those of the shop. */
export const partId = (n: number): string => `00000000-0000-7000-8000-${hex(n)}`;
export const userId = (n: number): string => `00000000-0000-7000-9000-${hex(n)}`;
export const emailOf = (n: number): string => `person${n}@norholt.test`;
export const adminNumber = 0;

const tokens = createAccessTokens(
  { tokenSecret: new TextEncoder().encode(tokenSecret), accessTokenTtlSeconds: 86_400 },
  () => new Date(),
);

/** An access token of user `n`. */
export const tokenOf = (n: number): Promise<string> =>
  tokens.issue({ userId: userId(n), tokenVersion: 1, sid: `00000000-0000-7000-b000-${hex(n)}` });

/** Words of the parts' names. Each is in a twentieth of them. */
export const kinds =
  'disc drum caliper piston bearing gasket clutch flywheel camshaft crankshaft injector manifold turbine radiator thermostat alternator starter damper bushing axle'.split(
    ' ',
  );

/** A word that only part `n` has. */
export const rareWord = (n: number): string => `nh${n}x`;

/** The price of part `n` in cents. */
export const priceOf = (n: number): number => 500 + (((n * 48611) % 1000003) % 90_000);

const hex = (n: number) => n.toString(16).padStart(12, '0');

interface LoadedDatabase {
  postgres: EmbeddedPostgres;
  /** Of the large shop. */
  url: string;
  smallUrl: string;
}

/** Settings for a shop of this size: the tables fit into memory, and no acknowledged write is lost. */
const settings = {
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  max_connections: '120',
};

/** Opens a PostgreSQL with both shops. `kept` is a folder that keeps them for the next run. */
export async function openDatabase(kept: string | undefined): Promise<LoadedDatabase> {
  const dataDir = kept ?? temporaryFolder();
  mkdirSync(dataDir, { recursive: true });
  const loaded = join(dataDir, 'loaded');
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  const urlOf = (name: string) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
  const [url, smallUrl] = [urlOf('bench'), urlOf('bench_hundred')];
  const isLoaded = existsSync(loaded);
  for (const [name, each, rows] of [
    ['bench_hundred', smallUrl, smallSize],
    ['bench', url, size],
  ] as const) {
    // An interrupted run may have left one.
    if (!isLoaded) await query(postgres.url, `DROP DATABASE IF EXISTS ${name}`, `CREATE DATABASE ${name}`);
    await migrate(each);
    if (!isLoaded) await withClient(each, (client) => fillDatabase(client, rows));
    // The benchmark measures the server as production runs it.
    await withClient(each, (client) => writeMark(client, 'production'));
  }
  if (isLoaded) await removeNewOrders(url);
  else writeFileSync(loaded, '');
  return { postgres, url, smallUrl };
}

async function withClient(url: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

const query = (url: string, ...statements: readonly string[]) =>
  withClient(url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

/** Removes the orders since the database was filled: no shop has thousands of new orders of one part. */
export async function removeNewOrders(url: string): Promise<void> {
  const ordered = `SELECT id FROM orders WHERE status = 'unpaid'
                      AND user_id BETWEEN '${userId(1)}' AND '${userId(buyers)}'`;
  await query(
    url,
    `DELETE FROM stock_movements WHERE order_id IN (${ordered})`,
    `DELETE FROM orders WHERE id IN (${ordered})`,
    'TRUNCATE idempotency_keys, rate_limits',
  );
  const db = connect(url);
  await compactCounters(db);
  await db.close();
  await query(url, 'VACUUM (ANALYZE)');
}

/** Each statement has a comment with its name above it. */
const statements = readFileSync(new URL('fill.sql', import.meta.url), 'utf8');

/** The triggers that write the words of a search and the keys of numbers. */
const wordTriggers = [
  ['users', 'users_search'],
  ['parts', 'parts_search'],
  ['parts', 'parts_number'],
  ['parts', 'parts_searched'],
  ['orders', 'orders_search'],
] as const;

/** Makes the triggers fire in a session of the role `replica` too, or in others only. */
const setWordTriggers = (mode: 'ENABLE ALWAYS' | 'ENABLE') =>
  wordTriggers.map(([table, trigger]) => `ALTER TABLE ${table} ${mode} TRIGGER ${trigger}`).join(';');

/**
 * Fills an empty, migrated database with the same rows each time, up to now. For speed it creates the indexes
 * afterwards, and PostgreSQL neither checks references nor fires triggers, except those of the words.
 */
async function fillDatabase(client: pg.Client, rows: Size): Promise<void> {
  await client.query(`SET session_replication_role = replica; SET synchronous_commit = off;
                      SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'`);
  await client.query(setWordTriggers('ENABLE ALWAYS'));
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
       FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
      WHERE relnamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  const values = { ...rows, buyers: Math.min(buyers, rows.users / 2), kinds: kinds.join(' ') };
  for (const [name, value] of Object.entries(values))
    await client.query('SELECT set_config($1, $2, false)', [`bench.${name}`, String(value)]);
  for (const statement of statements.split(/^-- /m).slice(1)) {
    const [name = ''] = statement.split('\n', 1);
    if (rows === size) console.log(`${name} …`);
    await client.query(statement.slice(name.length));
  }
  await client.query(setWordTriggers('ENABLE'));
  await client.query(indexes.map(({ definition }) => definition).join(';'));
  await client.query('VACUUM (ANALYZE)');
  await client.query('CHECKPOINT');
}
