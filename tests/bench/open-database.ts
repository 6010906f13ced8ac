import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '#server/db/connect.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded.ts';
import { writeMark } from '#server/db/environment-mark.ts';
import { migrate } from '#server/db/migrate.ts';
import { compactCounters } from '#server/orders/compact-counters.ts';
import { buyers, size, smallSize } from './figures.ts';
import { fillDatabase, userId } from './fill-database.ts';

export interface LoadedDatabase {
  postgres: EmbeddedPostgres;
  /** Of the large shop. */
  url: string;
  smallUrl: string;
  /** Removes the orders that were placed since the database was filled. */
  removeNewOrders(): Promise<void>;
  close(): Promise<void>;
}

/** Settings for a shop of this size: the tables fit into memory, and no acknowledged write is lost. */
const settings = {
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  max_connections: '120',
};

const names = { large: 'bench', small: 'bench_hundred' };

/** Opens a PostgreSQL with both shops. `kept` is a folder that keeps them for the next run. */
export async function openDatabase(
  kept: string | undefined,
  log: (line: string) => void,
): Promise<LoadedDatabase> {
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'norholt-bench-'));
  mkdirSync(dataDir, { recursive: true });
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  if (kept === undefined) chmodSync(dataDir, 0o755);
  const loaded = join(dataDir, 'loaded');
  const isLoaded = existsSync(loaded);
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  const urlOf = (name: string) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
  const [url, smallUrl] = [urlOf(names.large), urlOf(names.small)];
  if (!isLoaded) {
    await withClient(postgres.url, async (client) => {
      for (const name of Object.values(names)) {
        // An interrupted run may have left one.
        await client.query(`DROP DATABASE IF EXISTS ${name}`);
        await client.query(`CREATE DATABASE ${name}`);
      }
    });
  }
  await migrate(url);
  await migrate(smallUrl);
  if (isLoaded) await removeNewOrders(url);
  else {
    await fillDatabase(smallUrl, smallSize, () => undefined);
    await fillDatabase(url, size, log);
    writeFileSync(loaded, '');
  }
  // The benchmark measures the server as production runs it.
  for (const each of [url, smallUrl]) await withClient(each, (client) => writeMark(client, 'production'));
  return {
    postgres,
    url,
    smallUrl,
    removeNewOrders: () => removeNewOrders(url),
    async close() {
      await postgres.stop();
      if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** A customer may have ten open orders, and no shop has thousands of new orders of one part. */
const removeNewOrders = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    const ordered = `SELECT id FROM orders WHERE status = 'unpaid' AND user_id BETWEEN $1 AND $2`;
    const buyerIds = [userId(1), userId(buyers)];
    await client.query(`DELETE FROM stock_movements WHERE order_id IN (${ordered})`, buyerIds);
    await client.query(`DELETE FROM orders WHERE id IN (${ordered})`, buyerIds);
    await client.query('TRUNCATE idempotency_keys, rate_limits');
    const db = connect(url);
    await compactCounters(db);
    await db.close();
    await client.query('VACUUM (ANALYZE)');
  });
