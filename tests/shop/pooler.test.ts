import { describe, expect, test, vi } from 'vitest';
import { parts } from '#mocks/fixtures/parts.ts';
import { reviews } from '#mocks/fixtures/reviews.ts';
import { runCommand } from '#local/operations/commands.ts';
import { connect } from '#server/db/connect.ts';
import { seedIfEmpty } from '#server/seed/seed.ts';
import { runHealthChecks } from '#server/operations/health-checks.ts';
import { productionVariables } from '#server/testing/production-variables.ts';
import { testSecret } from '#server/testing/app.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { findPgBouncer, reconnect, startPgBouncer } from './pgbouncer.ts';
import { openShop } from './open-shop.ts';
import { seeded, shuffled } from './seeded.ts';
import { startServers } from './server-process.ts';

const modes = [
  { mode: 'session', serverConnections: 60, settings: {} },
  { mode: 'transaction', serverConnections: 4, settings: { DATABASE_POOLER: 'transaction' } },
] as const;

// Starting server processes is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe.skipIf(findPgBouncer() === undefined)('behind PgBouncer', () => {
  test.each(modes)(
    'in $mode mode, two servers return the right rows for every request',
    async ({ mode, serverConnections, settings }) => {
      const shop = await openShop({
        processes: 2,
        environment: settings,
        async startPooler(url) {
          const pooled = await startPgBouncer({ mode, url, serverConnections });
          await setDeadlines(pooled, mode);
          return pooled;
        },
      });
      await seedIfEmpty(shop.db);
      const [admin, customer] = [await shop.addAdmin(), await shop.addCustomer()];
      await Promise.all(
        [...parts.slice(0, 4), ...parts.slice(0, 4)].map(({ _id: id, name, price, quantity, minQuantity }) =>
          shop.order(customer, { id, name, quantity, priceCents: Math.round(price * 100) }, minQuantity),
        ),
      );
      const paths =
        '/parts /parts?limit=12&page=1 /parts?limit=6 /parts?sort=price /parts?stock=low,out /parts?search=brake ' +
        `/parts?sort=-name&limit=12 /review /review?limit=4 /orders/${customer.email} /get-orders?limit=20 ` +
        `/get-orders?search=brake&sort=-totalPrice /user?limit=20&sort=name /parts/${parts[0]?._id}`;
      const rows = new Map<string, readonly { _id: string }[]>([
        ['/parts', parts],
        ['/review', reviews],
      ]);
      const random = seeded('pooler');
      async function readAll(): Promise<void> {
        for (const path of shuffled(paths.split(' '), random)) {
          const { token } = /^\/(get-orders|user)/.test(path) ? admin : customer;
          // Also checks the shape of the response.
          const { status, body } = await shop.call('GET', path, { token });
          expect(status, path).toBe(200);
          const expected = rows.get(path);
          if (expected) expect(body).toMatchObject(expected.map(({ _id }) => ({ _id })));
        }
      }
      await Promise.all(Array.from({ length: 24 }, readAll));
    },
  );

  test('a server without DATABASE_POOLER does not start in transaction mode', async () => {
    const { url } = await openTestDatabase();
    const pooled = await startPgBouncer({ mode: 'transaction', url });
    await setDeadlines(pooled, 'transaction');
    await expect(startServers(1, { DATABASE_URL: pooled, TOKEN_SECRET: testSecret })).rejects.toThrow(
      'set DATABASE_POOLER=transaction',
    );
  });

  test('a server whose deadlines the pooler ignores does not start, and doctor prints the SQL', async () => {
    const { shopUrl: url } = await openTestDatabase();
    const pooled = await startPgBouncer({ mode: 'session', url });
    const complaint =
      /^statement_timeout, lock_timeout, .* not set: .* ALTER ROLE norholt_shop SET statement_timeout = '5s';/;
    const settings = { DATABASE_URL: pooled, TOKEN_SECRET: testSecret };
    await expect(startServers(1, settings)).rejects.toThrow(complaint);
    const findings = await runHealthChecks({
      variables: { NODE_ENV: 'test', ...settings },
      database: { url: pooled, environment: 'local', isEmbedded: false },
    });
    const message = expect.stringMatching(complaint) as string;
    expect(findings).toContainEqual({ subject: 'database', state: 'wrong', message });
  });

  test('names the setting that a pooler needs to accept the deadlines', async () => {
    const { url } = await openTestDatabase();
    const pooled = await startPgBouncer({ mode: 'session', url, isIgnoringDeadlines: false });
    const settings = { DATABASE_URL: pooled, TOKEN_SECRET: testSecret, NODE_ENV: 'test' };
    const remedy =
      'The pooler rejects statement_timeout: add ignore_startup_parameters = ' +
      'statement_timeout,lock_timeout,idle_in_transaction_session_timeout to its settings';
    await expect(startServers(1, settings)).rejects.toThrow(remedy);
    for (const [command, ...args] of [
      ['migrate'],
      ['seed'],
      ['admin', 'promote', 'a@b.test'],
      ['audit', 'user', 'a@b.test'],
    ] as const)
      expect((await runCommand(command, args, settings)).err, command).toContain(remedy);
    expect((await runCommand('doctor', [], settings)).out).toContain(remedy);
  });

  test('doctor uses DATABASE_POOLER also with other invalid settings', async () => {
    const { url } = await openTestDatabase();
    const pooled = await startPgBouncer({ mode: 'transaction', url, isIgnoringDeadlines: false });
    const { out } = await runCommand('doctor', [], {
      ...productionVariables,
      NODE_ENV: 'production',
      DATABASE_URL: pooled,
      DATABASE_POOLER: 'transaction',
      TOKEN_SECRET: 'short',
    });
    expect(out).toMatch(/^WRONG {2}database {2}DATABASE_URL names a database that is marked local/m);
  });
});

/** Runs the SQL from the server's start error, for this database only. */
async function setDeadlines(pooled: string, mode: 'session' | 'transaction'): Promise<void> {
  const db = connect(pooled, { size: 2, pooler: mode === 'transaction' ? mode : undefined });
  const [fault = ''] = await db.sessionFaults();
  const inDatabase = ` IN DATABASE ${new URL(pooled).pathname.slice(1)} SET `;
  for (const [statement] of fault.matchAll(/ALTER ROLE [^;]+/g))
    await db.query(statement.replace(' SET ', inDatabase));
  await db.close();
  await reconnect(pooled);
}
