import { expect, test } from 'vitest';
import { orders } from '#mocks/fixtures/orders.ts';
import { parts } from '#mocks/fixtures/parts.ts';
import { reviews } from '#mocks/fixtures/reviews.ts';
import { createTestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { seedIfEmpty } from './seed.ts';

const { db } = await openTestDatabase();

test('an empty shop opens with the catalogue and the reviews as the fixtures list them, once', async () => {
  const [first, second] = await Promise.all([seedIfEmpty(db), seedIfEmpty(db)]);
  expect([first, second].sort()).toEqual([false, true]);

  const app = createTestApp(db);
  expect((await app.call('GET', '/parts')).body).toEqual(parts);
  expect((await app.call('GET', '/review')).body).toEqual(reviews);
  expect(await seedIfEmpty(db)).toBe(false);
});

test('for every part, what there was and what moved add up to what is left', async () => {
  const { rows } = await db.query<{ id: string }>(
    `SELECT p.id FROM parts p LEFT JOIN stock_movements m ON m.part_id = p.id
      GROUP BY p.id HAVING p.initial_quantity + coalesce(sum(m.delta), 0) <> p.quantity`,
  );
  expect(rows).toEqual([]);
});

test('the demo customer has orders in every state, each edge with its audit row', async () => {
  const { rows } = await db.query<{ status: string; edges: string[] }>(
    `SELECT o.status, array_agg(a.after ORDER BY a.id) AS edges
       FROM orders o JOIN audit_log a ON a.object = o.id::text GROUP BY o.id`,
  );
  expect(new Set(rows.map((row) => row.status))).toEqual(
    new Set(['unpaid', 'paid', 'shipped', 'cancelled', 'refunded']),
  );
  expect(rows).toHaveLength(orders.length + 2);
  for (const { status, edges } of rows) expect(edges.at(-1)).toBe(status);
});

test('a shop that holds anything is left alone', async () => {
  const other = await openTestDatabase();
  await createTestApp(other.db).addUser();
  expect(await seedIfEmpty(other.db)).toBe(false);
  expect((await other.db.query('SELECT FROM parts')).rows).toEqual([]);
});
