import { afterEach, expect, test, vi } from 'vitest';
import type { PartsQuery } from '#contract/parts.ts';
import { listOrders } from '../orders/list-orders.ts';
import { listParts } from '../parts/list-parts.ts';
import { openTestDatabase } from '../testing/database.ts';
import type { Queries, Statement } from './connect.ts';
import type { RowsPage } from './list-rows.ts';

/** Creates 5,500 axles and then starters. All of them are forged, and every tenth is rare. */
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
await db.query('ANALYZE part_search');

/** Reads all pages of a list and returns the names. */
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

afterEach(() => vi.useRealTimers());

const plans = [
  ['words', /fold_words/],
  ['sample', /TABLESAMPLE/],
  ['count of the slice', /right\(id.*AS hits/],
  ['count', /AS hits/],
  ['index scan', /AS first_rows/],
  ['full sort', /WITH all_matches/],
] as const;

const textOf = (sql: string | Statement) => (typeof sql === 'string' ? sql : sql.text);
const planOf = (sql: string | Statement): string => {
  const text = textOf(sql);
  return plans.find(([, pattern]) => pattern.test(text))?.[0] ?? text;
};

/** Selects every thirteenth row instead of random ones. */
const evenSample = `
  SELECT reltuples AS "tableRows", ' ' || array_to_string(tsvector_to_array(search), ' ') AS words
    FROM pg_class CROSS JOIN (SELECT search, row_number() OVER (ORDER BY sort_name) AS n FROM part_search) AS numbered
   WHERE pg_class.oid = 'part_search'::regclass AND n % 13 = 0`;

/** Returns the plans that a list runs, in sequence, without the sample. */
async function plansOf(of: Queries, query: PartsQuery): Promise<string[]> {
  const sent: string[] = [];
  const watched: Queries = {
    query(sql, values) {
      const plan = planOf(sql);
      if (plan !== 'words') sent.push(plan);
      return plan === 'sample' ? of.query(evenSample) : of.query(sql, values);
    },
  };
  await listParts(watched, query);
  const [first, ...rest] = sent;
  expect(first).toBe('sample');
  return rest;
}

test('returns every row once and in order when a common word matches the far end of the sort only', async () => {
  expect(await namesOf('starter', 'name')).toEqual(names(5501, 6800));
  expect(await namesOf('starter', '-name')).toEqual(names(5501, 6800).reverse());
  expect(await namesOf('starter', undefined)).toEqual(names(5501, 6800));
  const first = await listParts(db, { search: 'starter', sort: 'name', limit: 5 });
  expect(first).toMatchObject({ total: 1000, isCapped: true });
  expect(await namesOf('axle', '-name')).toEqual(names(1, 5500).reverse());
});

test('returns every row once and in order for a word of every row and for a rare word', async () => {
  expect(await namesOf('forged', 'name')).toEqual(names(1, 6800));
  const rare = names(1, 6800).filter((_, at) => at % 10 === 9);
  expect(await namesOf('rare', 'name', 50)).toEqual(rare);
  expect(await listParts(db, { search: 'rare', limit: 5 })).toMatchObject({ total: 680, isCapped: false });
});

test('returns pages by number for common and rare words, and an empty page after the last', async () => {
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

test('counts exactly up to 1,000 and caps the total above', async () => {
  const { db: few } = await openTestDatabase();
  await few.query(
    `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
     SELECT gen_random_uuid(), 'Part ' || n, CASE WHEN n <= 1000 THEN 'cast steel' ELSE 'steel' END, 100, 1, 1, 1,
            'works@norholt.test' FROM generate_series(1, 1001) AS n`,
  );
  for (const statistics of ['missing', 'there']) {
    if (statistics === 'there') await few.query('ANALYZE part_search');
    const page = (search: string) => listParts({ query: few.query }, { search, sort: 'price', limit: 1 });
    expect(await page('cast')).toMatchObject({ total: 1000, isCapped: false });
    expect(await page('steel')).toMatchObject({ total: 1000, isCapped: true });
    expect(await page('part 77')).toMatchObject({ total: 11, isCapped: false });
  }
});

test('chooses the plan by how common the word is', async () => {
  expect(await plansOf(db, { search: 'rare', sort: 'name' })).toEqual(['full sort']);
  expect(await plansOf(db, { search: 'forged', sort: 'name', limit: 5 })).toEqual(['index scan', 'count']);
  expect(await plansOf(db, { search: 'axle', sort: '-name', limit: 5 })).toEqual(['index scan', 'full sort']);
  expect(await plansOf(db, { search: 'starter', limit: 5 })).toEqual(['full sort']);
  expect(await plansOf(db, { search: 'for', limit: 5, stock: ['low'] })).toEqual(['full sort']);
});

test('counts a long list once per second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let sent: string[] = [];
  const watched: Queries = {
    query(sql, values) {
      sent.push(textOf(sql));
      return db.query(sql, values);
    },
  };
  const counts = async (list: PartsQuery) => {
    sent = [];
    expect(await listParts(watched, list)).toMatchObject({ total: 1000, isCapped: true });
    return sent.filter((text) => text.includes('AS hits')).length;
  };
  for (const list of [{ search: 'forged', sort: 'name' }, {}] satisfies PartsQuery[]) {
    expect(await counts({ ...list, limit: 5 })).toBe(1);
    expect(await counts({ ...list, limit: 6 })).toBe(0);
    vi.advanceTimersByTime(1_001);
    expect(await counts({ ...list, limit: 5 })).toBe(1);
  }
});

test('returns exact rows for a common word without table statistics', async () => {
  const fresh = await openCatalogue(1_500);
  await fresh.query('UPDATE pg_class SET reltuples = -1 WHERE relname = $1', ['part_search']);
  expect(await plansOf(fresh, { search: 'forged', limit: 5 })).toEqual(['full sort']);
  expect(await namesOf('forged', '-name', 100, fresh)).toEqual(names(1, 1_500).reverse());
});

test('returns exact rows when a word became rare or common after the sample', async () => {
  const changing = await openCatalogue();
  await changing.query('ANALYZE part_search');
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

/**
 * Returns the plans of a search for a word that 5 % of a table of `tableRows` contain. No table exists: an index scan
 * finds the page when it reads enough rows. `isFar` puts all matches far from the start of the sort's index.
 */
async function plansAtSize(
  tableRows: number,
  list: (stub: Queries) => Promise<RowsPage<unknown>>,
  isFar = false,
): Promise<string[]> {
  const sent: string[] = [];
  const rowsFor: Record<string, (text: string) => object[]> = {
    words: () => [{ words: ['disc'] }],
    sample: () =>
      Array.from({ length: 500 }, (_, n) => ({ tableRows, words: n % 20 === 0 ? ' disc' : ' drum' })),
    'index scan'(text) {
      const [scanned = 0, limit = 0] = [...text.matchAll(/LIMIT (\d+)/g)].map(([, rows]) => Number(rows));
      const offset = Number(/OFFSET (\d+)$/.exec(text)?.[1]);
      return isFar || scanned / 20 < offset + limit ? [] : Array.from({ length: limit }, () => row);
    },
    count: () => [{ total: 1_001 }],
    'count of the slice': () => [{ total: 1_001 }],
    'full sort': () => [{ ...row, total: 1_001 }],
  };
  const stub = {
    query(sql: string | Statement) {
      const plan = planOf(sql);
      if (plan !== 'words') sent.push(plan);
      const rows = rowsFor[plan]?.(textOf(sql)) ?? [];
      return Promise.resolve({ rows, rowCount: rows.length });
    },
  } as Queries;
  const page = await list(stub);
  expect(page).toMatchObject({ total: 1_000, isCapped: true });
  return sent.slice(1);
}

const row = {
  ...{ sortedBy: '1', rowId: '00000000-0000-7000-8000-000000000001' },
  ...{ price_cents: 100, status: 'shipped', createdAt: new Date(0) },
};

test.each<[number, PartsQuery, isFar: boolean, string[]]>([
  [300_000, { limit: 20 }, false, ['index scan', 'count']],
  [1_000_000, { limit: 20, page: 50 }, false, ['index scan', 'index scan']],
  [1_000_000, { limit: 20, page: 50 }, true, ['index scan', 'full sort']],
  [300_000, { limit: 20, sort: 'price' }, false, ['index scan', 'count']],
  [300_000, { limit: 20, sort: 'price' }, true, ['index scan', 'full sort']],
  // A deep page of a smaller table costs an index scan more than sorting all matches.
  [300_000, { limit: 20, page: 50, sort: 'price' }, false, ['full sort']],
])(
  'reads no match twice for a word of every twentieth of %i rows: %j, far: %s',
  async (rows, query, isFar, plans) => {
    const list = (stub: Queries) => listParts(stub, { search: 'disc', ...query });
    expect(await plansAtSize(rows, list, isFar)).toEqual(plans);
  },
);

test('counts common words of a large table of orders in a slice of it', async () => {
  const list = (stub: Queries) => listOrders(stub, null, { search: 'disc', limit: 20 });
  expect(await plansAtSize(1_000_000, list)).toEqual(['index scan', 'count of the slice']);
});
