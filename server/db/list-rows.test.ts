import { expect, test } from 'vitest';
import type { PartsQuery } from '#contract/parts.ts';
import { listParts } from '../parts/list-parts.ts';
import { openTestDatabase } from '../testing/database.ts';
import type { Queries } from './connect.ts';

/** Axles, then starters, all of them forged and every tenth rare. */
async function openCatalogue(parts = 6_800): Promise<Queries> {
  const { db } = await openTestDatabase();
  await db.query(
    `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
     SELECT gen_random_uuid(), CASE WHEN n <= 5500 THEN 'Axle ' ELSE 'Starter ' END || lpad(n::text, 5, '0'),
            CASE WHEN n % 10 = 0 THEN 'Forged, rare' ELSE 'Forged' END, 100 + n % 7, 100, 100, 1, 'works@norholt.test'
       FROM generate_series(1, $1) AS n`,
    [parts],
  );
  return db;
}

const db = await openCatalogue();
await db.query('ANALYZE parts');

/** The names of a whole list, page after page. */
async function namesOf(search: string, sort: PartsQuery['sort'], limit = 200, of = db): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listParts(of, { search, sort, limit, cursor });
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

const ways = [
  ['sample', /TABLESAMPLE/],
  ['count', /AS hits/],
  ['look up', /WITH found/],
  ['meet', /AS first_rows/],
  ['sort all', /WITH every/],
] as const;

/** Every thirteenth row, instead of those that chance would choose. */
const evenSample = `
  SELECT reltuples AS "tableRows", ' ' || array_to_string(tsvector_to_array(search), ' ') AS words
    FROM pg_class CROSS JOIN (SELECT search, row_number() OVER (ORDER BY name) AS n FROM parts) AS numbered
   WHERE pg_class.oid = 'parts'::regclass AND n % 13 = 0`;

/** How a list is found: what it sends, in sequence. */
async function waysOf(of: Queries, query: PartsQuery): Promise<string[]> {
  const sent: string[] = [];
  const watched: Pick<Queries, 'query'> = {
    query(sql, values) {
      const text = typeof sql === 'string' ? sql : sql.text;
      const way = ways.find(([, words]) => words.test(text))?.[0] ?? text;
      sent.push(way);
      return way === 'sample' ? of.query(evenSample) : of.query(sql, values);
    },
  };
  await listParts(watched, query);
  const [first, ...rest] = sent;
  expect(first).toBe('sample');
  return rest;
}

test('a common word whose rows stand together at the far end of a sort: every row once, in order', async () => {
  expect(await namesOf('starter', 'name')).toEqual(names(5501, 6800));
  expect(await namesOf('starter', '-name')).toEqual(names(5501, 6800).reverse());
  expect(await namesOf('starter', undefined)).toEqual(names(5501, 6800));
  const first = await listParts(db, { search: 'starter', sort: 'name', limit: 5 });
  expect(first).toMatchObject({ total: 1000, isCapped: true });
  expect(await namesOf('axle', '-name')).toEqual(names(1, 5500).reverse());
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
  expect((await page('forged', 10)).rows.map(({ name }) => name)).toEqual(names(901, 1000));
  expect((await page('rare', 7)).rows).toHaveLength(80);
  expect(await page('rare', 8)).toMatchObject({ rows: [], total: 680, next: null });
  expect(await page('nothing', 1)).toMatchObject({ rows: [], total: 0, next: null });
  const behind = await listParts(db, { minPrice: 900, limit: 100, page: 2 });
  expect(behind).toMatchObject({ rows: [], total: 0, next: null });
});

test('a total is exact to 1,000, and one more is more than 1,000', async () => {
  const { db: few } = await openTestDatabase();
  await few.query(
    `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
     SELECT gen_random_uuid(), 'Part ' || n, CASE WHEN n <= 1000 THEN 'cast steel' ELSE 'steel' END, 100, 1, 1, 1,
            'works@norholt.test' FROM generate_series(1, 1001) AS n`,
  );
  for (const statistics of ['missing', 'there']) {
    if (statistics === 'there') await few.query('ANALYZE parts');
    const page = (search: string) => listParts({ query: few.query }, { search, sort: 'price', limit: 1 });
    expect(await page('cast')).toMatchObject({ total: 1000, isCapped: false });
    expect(await page('steel')).toMatchObject({ total: 1000, isCapped: true });
    expect(await page('part 77')).toMatchObject({ total: 11, isCapped: false });
  }
});

test('a rare word is looked up; of a common one the first rows are met, or all are sorted', async () => {
  expect(await waysOf(db, { search: 'rare', sort: 'name' })).toEqual(['look up']);
  expect(await waysOf(db, { search: 'forged', sort: 'name', limit: 5 })).toEqual(['meet', 'count']);
  expect(await waysOf(db, { search: 'axle', sort: '-name', limit: 5 })).toEqual(['meet', 'sort all']);
  expect(await waysOf(db, { search: 'starter', limit: 5 })).toEqual(['sort all']);
  expect(await waysOf(db, { search: 'for', limit: 5, stock: ['low'] })).toEqual(['look up']);
});

test('without any statistics a common word is found as exactly', async () => {
  const fresh = await openCatalogue(1_500);
  await fresh.query('UPDATE pg_class SET reltuples = -1 WHERE relname = $1', ['parts']);
  expect(await waysOf(fresh, { search: 'forged', limit: 5 })).toEqual(['look up', 'sort all']);
  expect(await namesOf('forged', '-name', 100, fresh)).toEqual(names(1, 1_500).reverse());
});

test('a word that became rare or common since the sample was taken is found as exactly', async () => {
  const changing = await openCatalogue();
  await changing.query('ANALYZE parts');
  const page = (search: string) => listParts(changing, { search, sort: 'name', limit: 5 });
  expect(await page('forged')).toMatchObject({ total: 1000, isCapped: true });
  await changing.query(
    `UPDATE parts SET description = CASE WHEN name > 'Starter 06790' THEN 'Forged' ELSE 'Cast' END`,
  );
  expect(await page('forged')).toMatchObject({ total: 10, isCapped: false });
  expect(await namesOf('forged', 'name', 3, changing)).toEqual(names(6791, 6800));
  expect(await page('cast')).toMatchObject({ total: 1000, isCapped: true });
  expect(await namesOf('cast', '-name', 200, changing)).toEqual(names(1, 6790).reverse());
});
