import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { PlacedOrder } from '#contract/orders/orders.ts';
import { connect } from '#server/db/connect.ts';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { writeMark } from '#server/db/environment-mark.ts';
import { migrate, migrationsFolder } from '#server/db/migrate.ts';
import type { TestResponse } from '#server/testing/app.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { expectFigures } from './expect-figures.ts';
import { prepareOrders, startLoad, untilReady } from './load.ts';
import { expectBody, openShop } from './open-shop.ts';
import { figure } from './seeded.ts';

vi.setConfig({ testTimeout: 600_000 });

// With fsync, unlike the PostgreSQL of the test run.
const dataDir = tempFolder();
let postgres = await startEmbeddedPostgres({ dataDir });
const { url, shopUrl, port } = postgres;
await migrate(url);
const db = connect(url);
afterAll(async () => {
  await db.close();
  await postgres.stop();
});
await writeMark(db, 'local');

const shop = await openShop({ processes: 2, database: { db, url, shopUrl } });
const placing = await prepareOrders(shop);

const countOrders = async () => (await db.query('SELECT FROM orders')).rowCount ?? Number.NaN;

/**
 * Starts customers who place an order, look at their list and mostly cancel it again. Each repeats a request with its
 * key until the shop accepts it.
 */
async function startShopping(requestsPerSecond: number) {
  const before = await countOrders();
  const ids: string[] = [];
  const statuses: number[] = [];

  const repeated = (send: () => Promise<TestResponse>) =>
    vi.waitFor(
      async () => {
        const response = await send().catch((error: unknown) => {
          statuses.push(0);
          throw error;
        });
        statuses.push(response.status);
        if (response.status === 503 || response.status === 409) throw new Error(`${response.status}`);
        return response;
      },
      { timeout: 60_000, interval: 1_000 },
    );

  const load = startLoad(requestsPerSecond / 3, async (index) => {
    const { buyer, place } = placing(index);
    const id = expectBody(await repeated(place), 200, PlacedOrder)._id;
    ids.push(id);
    await repeated(() => shop.call('GET', `/orders/${buyer.email}`, { token: buyer.token }));
    if (index % 20 > 0) await repeated(() => shop.deleteOrder(buyer, id));
  });
  return {
    /** Waits for further orders. */
    more: (count: number) => {
      const wanted = ids.length + count;
      return expect.poll(() => ids.length).toBeGreaterThan(wanted);
    },
    /** Ends the load. Returns the figures of this load. */
    async stop() {
      const { count: customers, perSecond: rate } = await load.stop();
      const { rowCount } = await db.query('SELECT FROM orders WHERE id = ANY($1)', [ids]);
      return {
        /** Requests that were sent, without the repeated ones. */
        perSecond: `${(rate * 3).toFixed(0)} of ${requestsPerSecond}`,
        lost: customers - (rowCount ?? 0),
        repeated: (await countOrders()) - before - customers,
        /** Requests that the server did not respond to. */
        unanswered: statuses.filter((status) => status === 0).length,
        /** 5xx other than 503. */
        errors: statuses.filter((status) => status >= 500 && status !== 503).length,
      };
    },
  };
}

const wantedPerSecond = figure(200, 60);
/** Customers between two faults, so that most of the load finds the shop running. */
const customersBetween = figure(200, 10);

test('R8: a server that is killed under load loses no order, places none twice and starts again', async () => {
  const kills = figure(30, 1);
  const shopping = await startShopping(wantedPerSecond);
  let slowest = 0;
  for (let kill = 0; kill < kills; kill++) {
    await shopping.more(customersBetween);
    const server = shop.servers[kill % shop.servers.length] ?? expect.unreachable();
    const killedAt = performance.now();
    await server.kill();
    await server.restart();
    slowest = Math.max(slowest, await untilReady([server], killedAt));
  }
  const { perSecond, lost, repeated, errors } = await shopping.stop();
  expectFigures(`${kills} × kill -9 of a server, ${perSecond} requests/s`, {
    'acknowledged orders lost': [lost, 0],
    'orders placed twice': [repeated, 0],
    '5xx other than 503': [errors, 0],
    's until ready': [slowest, figure(3, 30)],
  });
});

test('R9: a database that is killed under load loses no order, and the servers use it again', async () => {
  const rounds = figure(10, 1);
  const shopping = await startShopping(wantedPerSecond);
  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    await shopping.more(customersBetween);
    process.kill(postgres.pid, round % 2 === 0 ? 'SIGKILL' : 'SIGQUIT');
    await postgres.exited;
    postgres = await startEmbeddedPostgres({ dataDir, port });
    slowest = Math.max(slowest, await untilReady(shop.servers));
  }
  const { perSecond, lost, repeated, errors, unanswered } = await shopping.stop();
  expectFigures(`${rounds} × kill -9 or immediate stop of PostgreSQL, ${perSecond} requests/s`, {
    'acknowledged orders lost': [lost, 0],
    'orders placed twice': [repeated, 0],
    '5xx other than 503': [errors, 0],
    'requests without a response': [unanswered, 0],
    's until the servers use it again': [slowest, figure(5, 30)],
  });
});

test('R22: a migration of a full database, repeated, is no fault for servers that run', async () => {
  const folder = tempFolder(onTestFinished);
  cpSync(migrationsFolder, folder, { recursive: true });
  writeFileSync(
    join(folder, `${Date.now()}_next_version.sql`),
    `ALTER TABLE orders ADD COLUMN next_version text NOT NULL DEFAULT 'one';
     UPDATE orders SET next_version = 'several' WHERE quantity > 1;
     CREATE INDEX orders_next_version ON orders (next_version);`,
  );
  const shopping = await startShopping(wantedPerSecond);
  await shopping.more(20);
  await Promise.all([migrate(url, folder), migrate(url, folder)]);
  await migrate(url, folder);
  await shopping.more(20);
  const { perSecond, lost, repeated, errors, unanswered } = await shopping.stop();
  expectFigures(`3 × npm run db:migrate, ${perSecond} requests/s, ${await countOrders()} orders`, {
    'acknowledged orders lost': [lost, 0],
    'orders placed twice': [repeated, 0],
    '5xx other than 503': [errors, 0],
    'requests without a response': [unanswered, 0],
  });
});
