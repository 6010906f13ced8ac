import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { parts } from '#mocks/fixtures/parts.ts';
import { reviews } from '#mocks/fixtures/reviews.ts';
import { connect } from '#server/db/connect.ts';
import { seedIfEmpty } from '#server/db/seed.ts';
import { runHealthChecks } from '#server/operations/health-checks.ts';
import { createTestApp, testSecret } from '#server/testing/app.ts';
import { checkResponse } from '#server/testing/contract-responses.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { findPgBouncer, reconnect, startPgBouncer } from './pgbouncer.ts';
import { orderBody } from './open-shop.ts';
import { randomFrom } from './seeded.ts';
import { startServers } from './server-process.ts';

const modes = [
  { mode: 'session', serverConnections: 60, settings: {} },
  { mode: 'transaction', serverConnections: 4, settings: { DATABASE_POOLER: 'transaction' } },
] as const;

// Starting server processes is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Per server. */
const requests = 150;
const concurrency = 12;

describe.skipIf(findPgBouncer() === undefined)('behind PgBouncer', () => {
  test.each(modes)(
    'in $mode mode, two servers return the right rows for every request',
    async ({ mode, serverConnections, settings }) => {
      const { db, shopUrl: url } = await openTestDatabase();
      await seedIfEmpty(db);
      const pooled = await startPgBouncer({ mode, url, serverConnections });
      await setDeadlines(pooled, mode);
      const app = createTestApp(db);
      const admin = await app.accessToken(await app.addUser({ role: 'admin' }));
      const user = await app.addUser();
      const customer = await app.accessToken(user);

      const origins = await startServers(
        2,
        1,
        {
          DATABASE_URL: pooled,
          TOKEN_SECRET: testSecret,
          RATE_LIMIT_SCALE: '100000',
          ...settings,
        },
        onTestFinished,
      );

      const placed = origins.flatMap((origin) =>
        parts.slice(0, 4).map(async ({ _id, name, minQuantity, price }) => {
          const response = await fetch(`${origin}/api/orders`, {
            method: 'POST',
            headers: { Authorization: `Bearer ${customer}`, 'Content-Type': 'application/json' },
            body: JSON.stringify({
              ...orderBody(
                { ...user, token: customer },
                { id: _id, name, quantity: 0, priceCents: price * 100 },
              ),
              productQuantity: minQuantity,
              totalPrice: (Math.round(price * 100) * minQuantity) / 100,
            }),
          });
          return response.status;
        }),
      );
      expect(new Set(await Promise.all(placed))).toEqual(new Set([200]));

      const reads = [
        '/parts',
        '/parts?limit=12&page=1',
        '/parts?limit=6',
        '/parts?sort=price',
        '/parts?sort=-name&limit=12',
        '/parts?search=brake',
        '/parts?stock=low,out',
        `/parts/${parts[0]?._id ?? ''}`,
        '/review',
        '/review?limit=4',
        '/get-orders?limit=20',
        '/get-orders?search=brake&sort=-totalPrice',
        '/user?limit=20&sort=name',
        `/orders/${user.email}`,
      ];
      const found = { failed: 0, empty: 0, misshapen: 0 };
      const ask = async (origin: string, path: string) => {
        const isAdmins = /^\/(get-orders|user)/.test(path);
        const response = await fetch(`${origin}/api${path}`, {
          headers: { Authorization: `Bearer ${isAdmins ? admin : customer}` },
        });
        const body: unknown = await response.json();
        if (response.status !== 200) return void found.failed++;
        if (path === '/parts' && !sameRows(body, parts)) found.empty++;
        if (path === '/review' && !sameRows(body, reviews)) found.empty++;
        try {
          checkResponse('GET', path, response.status, body);
        } catch {
          found.misshapen++;
        }
      };
      await Promise.all(
        origins.flatMap((origin, index) => {
          const random = randomFrom(index + 1);
          return Array.from({ length: concurrency }, async () => {
            for (let count = 0; count < requests / concurrency; count++) {
              await ask(origin, reads[Math.floor(random() * reads.length)] ?? '/parts');
            }
          });
        }),
      );
      expect(found).toEqual({ failed: 0, empty: 0, misshapen: 0 });
    },
  );

  test('a server without DATABASE_POOLER does not start in transaction mode', async () => {
    const { url } = await openTestDatabase();
    const pooled = await startPgBouncer({ mode: 'transaction', url });
    await setDeadlines(pooled, 'transaction');
    await expect(startServers(1, 1, { DATABASE_URL: pooled, TOKEN_SECRET: testSecret })).rejects.toThrow(
      'set DATABASE_POOLER=transaction',
    );
  });

  test('a server whose deadlines the pooler ignores does not start, and doctor prints the SQL', async () => {
    const { shopUrl: url } = await openTestDatabase();
    const pooled = await startPgBouncer({ mode: 'session', url });
    const complaint =
      /^statement_timeout, lock_timeout, .* not set: .* ALTER ROLE norholt_shop SET statement_timeout = '5s';/;
    await expect(startServers(1, 1, { DATABASE_URL: pooled, TOKEN_SECRET: testSecret })).rejects.toThrow(
      complaint,
    );
    const findings = await runHealthChecks({
      variables: { NODE_ENV: 'test', DATABASE_URL: pooled, TOKEN_SECRET: testSecret },
      database: { url: pooled, environment: 'local', isEmbedded: false },
    });
    expect(findings.find(({ subject }) => subject === 'database')).toEqual({
      subject: 'database',
      state: 'wrong',
      message: expect.stringMatching(complaint) as string,
    });
  });

  test('names the setting that a pooler needs to accept the deadlines', async () => {
    const { url } = await openTestDatabase();
    const pooled = await startPgBouncer({ mode: 'session', url, isIgnoringDeadlines: false });
    const db = connect(pooled, { size: 2 });
    expect(await db.sessionFaults()).toEqual([
      expect.stringContaining(
        'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
      ),
    ]);
    await db.close();
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

/** Whether a list has exactly these rows, by id. */
const sameRows = (body: unknown, rows: ReadonlyArray<{ _id: string }>): boolean =>
  Array.isArray(body) &&
  body.length === rows.length &&
  rows.every(({ _id }, index) => (body[index] as { _id?: unknown } | undefined)?._id === _id);
