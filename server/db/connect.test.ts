import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectSocket, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startTcpProxy } from '#tests/shop/tcp-proxy.ts';
import { testLimits } from '../testing/limits.ts';
import { openTestDatabase } from '../testing/database.ts';
import { connect, isReportedOutage, isUnavailable } from './connect.ts';

const { url } = await openTestDatabase();
const text = 'SELECT $1::int + 1 AS next';

async function preparedAfterUse(pooler?: 'transaction') {
  const db = connect(url, { size: 1, pooler });
  const { rows: results } = await db.query({ text, isPrepared: true }, [1]);
  await testLimits(db, 1).orders({ userId: 'customer' });
  const { rows } = await db.query<{ name: string; statement: string }>(
    'SELECT name, statement FROM pg_prepared_statements',
  );
  await db.close();
  expect(results).toEqual([{ next: 2 }]);
  return rows;
}

test('names prepared statements by a hash of their text, including those of the rate limits', async () => {
  const rows = await preparedAfterUse();
  expect(rows).toHaveLength(2);
  for (const { name, statement } of rows) {
    expect(name).toBe(createHash('sha256').update(statement).digest('base64url'));
  }
});

test('prepares no statements behind a pooler in transaction mode', async () => {
  expect(await preparedAfterUse('transaction')).toEqual([]);
});

/** PostgreSQL's message that it ends the connection. */
const farewell = (() => {
  const fields = Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0');
  const head = Buffer.from('E____');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
})();

/** A proxy in front of the database that ends a connection together with the response that contains `last`. */
async function startProxy(last: string): Promise<string> {
  const proxied = new URL(url);
  const { hostname: host, port } = proxied;
  const server = createServer((client) => {
    const upstream = connectSocket({ host, port: Number(port) });
    client.on('error', () => undefined).pipe(upstream.on('error', () => undefined));
    upstream.on('data', (chunk) => {
      client.write(chunk.includes(last) ? Buffer.concat([chunk, farewell]) : chunk);
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  proxied.port = String(typeof address === 'object' ? address?.port : address);
  return proxied.href;
}

test('survives the end of a connection that the next transaction has just got', async () => {
  const db = connect(await startProxy('the last'), { size: 1 });
  const [first, next] = await Promise.allSettled([
    db.query(`SELECT 'the last' AS word`),
    db.transaction((tx) => tx.query('SELECT 1')),
  ]);
  expect(first).toMatchObject({ value: { rows: [{ word: 'the last' }] } });
  expect(next.status === 'rejected' && isUnavailable(next.reason)).toBe(true);
  expect((await db.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await db.close();
});

test('is unavailable once it is closed, for requests that a server that stops still runs', async () => {
  const db = connect(url, { size: 1 });
  await db.close();
  const [late] = await Promise.allSettled([db.query('SELECT 1')]);
  expect(late.status === 'rejected' && isUnavailable(late.reason)).toBe(true);
});

test('reports the begin and the end of an outage once, and no statement that fails alone', async () => {
  const events: string[] = [];
  const proxy = await startTcpProxy(url);
  const db = connect(proxy.url, {
    size: 3,
    onOutage: () => events.push('begin'),
    onRecovery: () => events.push('end'),
  });
  const together = () => Promise.allSettled([1, 2, 3, 4].map(() => db.query('SELECT 1')));
  const errorOf = async (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );
  await together();
  const busy = await errorOf(
    db.transaction(async (tx) => {
      await tx.query('SET LOCAL statement_timeout = 10');
      await tx.query('SELECT pg_sleep(1)');
    }),
  );
  expect([isUnavailable(busy), isReportedOutage(busy)]).toEqual([true, false]);
  expect(events).toEqual([]);

  proxy.cut();
  await together();
  for (const work of [db.query('SELECT 1'), db.transaction((tx) => tx.query('SELECT 1'))])
    expect(isReportedOutage(new Error('wrapped', { cause: await errorOf(work) }))).toBe(true);
  expect(events).toEqual(['begin']);
  proxy.heal();
  await together();
  expect(events).toEqual(['begin', 'end']);
  expect(isReportedOutage(await errorOf(db.query('SELECT nothing')))).toBe(false);
  await db.close();
});
