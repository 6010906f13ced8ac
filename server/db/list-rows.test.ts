import { afterEach, expect, test, vi } from 'vitest';
import type { OrdersQuery } from '#contract/orders/orders.ts';
import type { PartsQuery } from '#contract/catalogue/parts.ts';
import { listAllOrders } from '../orders/list-orders.ts';
import { searchParts } from '../catalogue/search/search-parts.ts';
import { openTestDatabase } from '../testing/database.ts';
import type { Queries } from './connect.ts';
import type { RowsPage } from './list-rows.ts';

const { db } = await openTestDatabase();

afterEach(() => vi.useRealTimers());

/** 4,700 axles and then 1,600 starters. All of them are forged, every tenth is rare, and many have the same price. */
const parts = Array.from({ length: 6_300 }, (_, position) => ({
  id: idOf(position),
  position,
  name: `${position < 4_700 ? 'Axle' : 'Starter'} ${String(position).padStart(5, '0')}`,
  description: position % 10 === 0 ? 'Forged, rare' : 'Forged',
  price: 100 + (position % 7),
}));
for (let first = 0; first < parts.length; first += 300)
  await db.query(
    `INSERT INTO parts (id, position, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
   SELECT id, position, name, description, price, 100, 100, 1, 'works@norholt.test'
     FROM jsonb_to_recordset($1) AS part (id uuid, position int, name text, description text, price int)`,
    [JSON.stringify(parts.slice(first, first + 300))],
  );

/** 3,300 orders. Every second one is for a disc. All of them are in the slice. */
const orders = Array.from({ length: 3_300 }, (_, position) => ({
  id: idOf(position).replace(/.$/, '0'),
  name: position % 2 === 0 ? 'Disc' : 'Drum',
  description: 'Dock 4',
  quantity: 1 + (position % 9),
  /** Microseconds. */
  createdAt: 1_790_000_000_000_000 + position * 1_000_003,
}));
await db.query(
  `INSERT INTO users (id, uid, email, name) VALUES (gen_random_uuid(), 'uid', 'person@norholt.test', 'Mara')`,
);
await db.query(
  `INSERT INTO orders (id, user_id, part_id, name, email, phone, address, product_name, image, unit_price_cents, quantity,
     total_cents, reserved_until, created_at)
   SELECT placed.id, users.id, $2, 'Mara', users.email, '', placed.description, placed.name, '', 100, quantity, 100 * quantity, now(),
          timestamptz 'epoch' + "createdAt" * interval '1 microsecond'
     FROM users, jsonb_to_recordset($1) AS placed (id uuid, name text, description text, quantity int, "createdAt" bigint)`,
  [JSON.stringify(orders), parts[0]?.id],
);

/** Ids in another order than the rows. */
function idOf(position: number): string {
  const scattered = ((position + 1) * 7919) % 1_000_003;
  return `00000000-0000-7000-8000-${scattered.toString(16).padStart(11, '0')}0`;
}

/** Filters and sorts in JavaScript. A cursor is the name of the sort, the sort key and the id. */
function expectedOf<Row extends { id: string; name: string; description: string }>(
  rows: readonly Row[],
  search: string,
  sort: string,
  keyOf: (row: Row) => string | number,
) {
  const factor = sort.startsWith('-') ? -1 : 1;
  return rows
    .filter((row) => {
      const words = `${row.name} ${row.description}`.toLowerCase().split(/\W+/);
      return search.split(' ').every((prefix) => words.some((word) => word.startsWith(prefix)));
    })
    .map((row) => ({ id: row.id, key: keyOf(row) }))
    .sort((a, b) => (a.key < b.key || (a.key === b.key && a.id < b.id) ? -factor : factor))
    .map(({ id, key }) => ({ id, cursor: encoded([sort, String(key), id]) }));
}

const encoded = (parts: readonly string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Compares pages at several depths, by cursor and by number. */
async function expectPages(
  expected: ReadonlyArray<{ id: string; cursor: string }>,
  list: (query: { limit: number; cursor?: string; page?: number }) => Promise<RowsPage<{ _id: string }>>,
) {
  const limit = 100;
  const totals = { total: Math.min(expected.length, 1_000), isCapped: expected.length > 1_000 };
  const idsFrom = (start: number) => expected.slice(start, start + limit).map(({ id }) => id);
  const nextAfter = (end: number) =>
    expected.length > end ? { limit, cursor: expected[end - 1]?.cursor } : null;
  for (const start of [0, 600, 1_500, 4_600, 6_200]) {
    if (start > 0 && start >= expected.length) continue;
    const { rows, ...rest } = await list({ limit, cursor: expected[start - 1]?.cursor });
    expect(rows.map(({ _id }) => _id)).toEqual(idsFrom(start));
    expect(rest).toMatchObject({ ...totals, next: nextAfter(start + limit) });
  }
  for (const page of [7, 10]) {
    const { rows, ...rest } = await list({ limit, page });
    expect(rows.map(({ _id }) => _id)).toEqual(idsFrom(limit * (page - 1)));
    const next = page === 10 ? nextAfter(1_000) : expected.length > 700 ? { limit, page: 8 } : null;
    expect(rest).toMatchObject({ ...totals, next });
  }
}

const list = async (of: Queries, query: PartsQuery) => (await searchParts(of, query)).result;

const keys = {
  position: ({ position }: (typeof parts)[number]) => position,
  name: ({ name }: (typeof parts)[number]) => name.toLowerCase(),
  price: ({ price }: (typeof parts)[number]) => price,
};

test.each(['', 'forged', 'axle', 'starter', 'star forg', 'rare', 'rare starter', '0123', 'nothing'])(
  'returns the rows and totals of the search "%s" as JavaScript filters and sorts them',
  async (search) => {
    for (const [sort, minPrice] of [
      [undefined, undefined],
      [undefined, 1.03],
      ['name', 1.03],
      ['-name', undefined],
      ['price', undefined],
      ['-price', 1.03],
    ] as const) {
      const rows = parts.filter(({ price }) => price >= 100 * (minPrice ?? 0));
      const name = sort ?? 'position';
      const key = keys[name.replace('-', '') as keyof typeof keys];
      await expectPages(expectedOf(rows, search, name, key), (page) =>
        list(db, { search, sort, minPrice, ...page }),
      );
    }
  },
);

test.each(['', 'disc', 'drum dock', 'dock'])(
  'returns the rows and totals of the search "%s" in orders as JavaScript filters and sorts them',
  async (search) => {
    const list = (sort: OrdersQuery['sort']) => (page: object) =>
      listAllOrders(db, { search, sort, ...page });
    const byTime = (sort: string) => expectedOf(orders, search, sort, ({ createdAt }) => createdAt);
    await expectPages(byTime('-createdAt'), list(undefined));
    await expectPages(byTime('createdAt'), list('createdAt'));
    await expectPages(
      expectedOf(orders, search, '-productQuantity', ({ quantity }) => quantity),
      list('-productQuantity'),
    );
  },
);

test('counts exactly up to 1,000 and caps the total above', async () => {
  const { db: few } = await openTestDatabase();
  await few.query(
    `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
     SELECT gen_random_uuid(), 'Part ' || n, CASE WHEN n <= 1000 THEN 'cast steel' ELSE 'steel' END, 100, 1, 1, 1,
            'works@norholt.test' FROM generate_series(1, 1001) AS n`,
  );
  const page = (search: string) => list(few, { search, sort: 'price', limit: 1 });
  expect(await page('cast')).toMatchObject({ total: 1000, isCapped: false });
  expect(await page('steel')).toMatchObject({ total: 1000, isCapped: true });
  expect(await page('part 77')).toMatchObject({ total: 11, isCapped: false });
});

test('counts a long list once per second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let sent: string[] = [];
  const watched: Queries = {
    query(sql, values) {
      sent.push(typeof sql === 'string' ? sql : sql.text);
      return db.query(sql, values);
    },
  };
  const counts = async (query: PartsQuery) => {
    sent = [];
    expect(await list(watched, query)).toMatchObject({ total: 1000, isCapped: true });
    return sent.filter((text) => text.includes('AS hits)')).length;
  };
  for (const query of [{ search: 'forged', sort: 'name' }, {}] satisfies PartsQuery[]) {
    expect(await counts({ ...query, limit: 5 })).toBe(1);
    expect(await counts({ ...query, limit: 6 })).toBe(0);
    vi.advanceTimersByTime(500);
    expect(await counts({ ...query, limit: 5 })).toBe(0);
    vi.advanceTimersByTime(501);
    expect(await counts({ ...query, limit: 5 })).toBe(1);
  }
});
