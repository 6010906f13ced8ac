import { expect, test } from 'vitest';
import { listParts } from '../parts/list-parts.ts';
import { openTestDatabase } from '../testing/database.ts';

const { db } = await openTestDatabase();
await db.query(
  `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
   SELECT gen_random_uuid(), CASE WHEN n <= 5500 THEN 'Axle ' ELSE 'Starter ' END || lpad(n::text, 5, '0'),
          CASE WHEN n % 10 = 0 THEN 'Forged, rare' ELSE 'Forged' END, 100 + n % 7, 100, 100, 1, 'works@norholt.test'
     FROM generate_series(1, 6800) AS n`,
);

/** The names of a whole list, page after page. */
async function namesOf(search: string, sort: 'name' | '-name' | undefined, limit = 200): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listParts(db, { search, sort, limit, cursor });
    names.push(...page.rows.map(({ name }) => name));
    cursor = page.next?.cursor;
  } while (cursor !== undefined);
  return names;
}

const names = (from: number, to: number) =>
  Array.from(
    { length: to - from + 1 },
    (_, at) => `${from + at <= 5500 ? 'Axle' : 'Starter'} ${String(from + at).padStart(5, '0')}`,
  );

test('a common word whose rows stand together at the far end of a sort: every row once, in order', async () => {
  expect(await namesOf('starter', 'name')).toEqual(names(5501, 6800));
  expect(await namesOf('starter', '-name')).toEqual(names(5501, 6800).reverse());
  expect(await namesOf('starter', undefined)).toEqual(names(5501, 6800));
  const first = await listParts(db, { search: 'starter', sort: 'name', limit: 5 });
  expect(first).toMatchObject({ total: 1000, isCapped: true });
});

test('a word of every row, and a rare one: the same', async () => {
  expect(await namesOf('forged', 'name')).toEqual(names(1, 6800));
  const rare = names(1, 6800).filter((_, at) => at % 10 === 9);
  expect(await namesOf('rare', 'name', 50)).toEqual(rare);
  expect(await listParts(db, { search: 'rare', limit: 5 })).toMatchObject({ total: 680, isCapped: false });
});

test('pages by number: of a common word, of a rare one, and one behind the last', async () => {
  const page = (search: string | undefined, number: number, limit = 100) =>
    listParts(db, { search, sort: 'name', limit, page: number });
  expect((await page('starter', 3)).rows.map(({ name }) => name)).toEqual(names(5701, 5800));
  expect((await page('rare', 7)).rows).toHaveLength(80);
  expect(await page('rare', 8)).toMatchObject({ rows: [], total: 680, next: null });
  expect(await page('nothing', 1)).toMatchObject({ rows: [], total: 0, next: null });
  const behind = await listParts(db, { minPrice: 900, limit: 100, page: 2 });
  expect(behind).toMatchObject({ rows: [], total: 0, next: null });
});
