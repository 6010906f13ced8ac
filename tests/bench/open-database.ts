import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '#server/db/connect.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded.ts';
import { writeMark } from '#server/db/environment-mark.ts';
import { migrate } from '#server/db/migrate.ts';
import { compactCounters } from '#server/orders/compact-counters.ts';
import { buyers, hundred, size } from './figures.ts';
import { fillDatabase, userId } from './fill-database.ts';
import { medianTime } from './median.ts';

export interface LoadedDatabase {
  postgres: EmbeddedPostgres;
  /** Of the loaded shop, and of the one with a hundred of everything. */
  url: string;
  smallUrl: string;
  /** ms that PostgreSQL takes to find all rows that have this word and to count them. */
  timeToCount(table: string, word: string): Promise<number>;
  /** Removes what was ordered since the shop was loaded. */
  forgetOrders(): Promise<void>;
  close(): Promise<void>;
}

/** As a shop of this size would set it: the tables fit into memory, and everything acknowledged is kept. */
const settings = {
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  max_connections: '120',
};

/** A PostgreSQL with both shops in it. `kept` is a folder that keeps them for the next run. */
export async function openDatabase(
  kept: string | undefined,
  log: (line: string) => void,
): Promise<LoadedDatabase> {
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'norholt-bench-'));
  mkdirSync(dataDir, { recursive: true });
  // Such a folder is its owner's alone, and PostgreSQL runs as somebody else when this runs as root.
  if (kept === undefined) chmodSync(dataDir, 0o755);
  const loaded = join(dataDir, 'loaded');
  const isLoaded = existsSync(loaded);
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  const [url, smallUrl] = ['bench', 'bench_hundred'].map(
    (name) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href,
  );
  if (url === undefined || smallUrl === undefined) throw new Error('Two databases are needed');
  if (!isLoaded) {
    await createDatabase(postgres.url, 'bench', 'bench_hundred');
    await migrate(url);
    await migrate(smallUrl);
    await fillDatabase(smallUrl, hundred, () => undefined);
    await fillDatabase(url, size, log);
    writeFileSync(loaded, '');
  } else {
    await migrate(url);
    await migrate(smallUrl);
    await forgetOrders(url);
  }
  await markAsProduction(url, smallUrl);
  return {
    postgres,
    url,
    smallUrl,
    timeToCount: (table, word) => timeToCount(url, table, word),
    forgetOrders: () => forgetOrders(url),
    async close() {
      await postgres.stop();
      if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A customer may have ten open orders; and thousands of one part at once are no shop's newest orders. */
async function forgetOrders(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ordered = `SELECT id FROM orders WHERE status = 'unpaid' AND user_id BETWEEN $1 AND $2`;
  const buyerIds = [userId(1), userId(buyers)];
  await client.query(`DELETE FROM stock_movements WHERE order_id IN (${ordered})`, buyerIds);
  await client.query(`DELETE FROM orders WHERE id IN (${ordered})`, buyerIds);
  await client.query('TRUNCATE idempotency_keys, rate_limits');
  const db = connect(url);
  await compactCounters(db);
  await db.close();
  await client.query('VACUUM (ANALYZE)');
  await client.end();
}

/** The benchmark measures the server as production runs it. */
async function markAsProduction(...urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await writeMark(client, 'production');
    await client.end();
  }
}

async function timeToCount(url: string, table: string, word: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const taken = await medianTime(() =>
    client.query(`SELECT count(*) FROM ${table} WHERE search @@ to_tsquery('simple', $1)`, [`${word}:*`]),
  );
  await client.end();
  return taken;
}

async function createDatabase(url: string, ...names: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const name of names) {
    // What a start that was broken off left half full.
    await client.query(`DROP DATABASE IF EXISTS ${name}`);
    await client.query(`CREATE DATABASE ${name}`);
  }
  await client.end();
}
