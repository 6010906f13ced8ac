import { expect, test } from 'vitest';
import { orders } from '#mocks/fixtures/orders.ts';
import { parts } from '#mocks/fixtures/parts.ts';
import { reviews } from '#mocks/fixtures/reviews.ts';
import { stockMismatches } from '../orders/stock.ts';
import { createTestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { seedIfEmpty } from './seed.ts';

const { db } = await openTestDatabase();

test('seeds an empty database once, with the parts and reviews of the fixtures', async () => {
  const [first, second] = await Promise.all([seedIfEmpty(db), seedIfEmpty(db)]);
  expect([first, second].sort()).toEqual([false, true]);

  const app = createTestApp(db);
  expect((await app.call('GET', '/parts')).body).toEqual(parts);
  expect((await app.call('GET', '/review')).body).toEqual(reviews);
  expect(await seedIfEmpty(db)).toBe(false);
});

test('the stock ledger of every part adds up', async () => expect(await stockMismatches(db)).toEqual([]));

test('the demo customer has orders in every state, with an audit entry per transition', async () => {
  const { rows } = await db.query<{ status: string; transitions: string[] }>(
    `SELECT o.status, array_agg(a.after ORDER BY a.id) AS transitions
       FROM orders o JOIN audit_log a ON a.object = o.id::text GROUP BY o.id`,
  );
  expect(new Set(rows.map((row) => row.status))).toEqual(
    new Set(['unpaid', 'paid', 'shipped', 'cancelled', 'refunded']),
  );
  expect(rows).toHaveLength(orders.length + 2);
  for (const { status, transitions } of rows) expect(transitions.at(-1)).toBe(status);
});

test('does not change a database that contains data', async () => {
  const other = await openTestDatabase();
  await createTestApp(other.db).addUser();
  expect(await seedIfEmpty(other.db)).toBe(false);
  expect((await other.db.query('SELECT FROM parts')).rows).toEqual([]);
});
