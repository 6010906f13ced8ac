import { describe, expect, test } from 'vitest';
import type { OrderStats } from '#contract/orders/order-stats.ts';
import type { AdminOrder, Order } from '#contract/orders/orders.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { createTestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';

const now = new Date('2026-11-20T12:00:00Z');
const { db } = await openTestDatabase();
const app = createTestApp(db, { clock: () => now });
await seedIfEmpty(db);
const admin = await app.addUser({ role: 'admin', name: 'Zoe Åkerlund', email: 'zoe@works.test' });
const customer = await app.addUser({ name: '=cmd|calc', email: 'formula@norholt.test' });
const token = await app.accessToken(admin);

const get = async <Body>(path: string) => {
  const response = await app.call('GET', path, { token });
  return { ...response, body: response.body as Body };
};

async function addOrder(
  overrides: { address?: string; createdAt?: string; status?: string } = {},
): Promise<string> {
  const { address = 'Kajen 1', createdAt = now.toISOString(), status = 'unpaid' } = overrides;
  const id = crypto.randomUUID();
  await db.query(
    `INSERT INTO orders (id, user_id, part_id, name, email, address, product_name, unit_price_cents, quantity,
                         total_cents, status, stock_state, created_at)
     SELECT $6, $1, id, '=cmd|calc', $2, $3, name, price_cents, min_quantity,
            price_cents::bigint * min_quantity, $4, 'released', $5
       FROM parts ORDER BY position LIMIT 1`,
    [customer.id, customer.email, address, status, createdAt, id],
  );
  return id;
}

describe('all orders', () => {
  test('are listed for an admin, newest first, with the customer', async () => {
    const times = (await get<Order[]>('/get-orders')).body.map(({ createdAt }) => createdAt);
    expect(times.length).toBeGreaterThan(3);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('can be searched by customer, filtered and counted', async () => {
    await addOrder();
    const { body, headers } = await get<Order[]>('/get-orders?search=formula&status=unpaid');
    expect(body.map((order) => order.email)).toEqual([customer.email]);
    expect(headers.get('x-total-count')).toBe('1');
  });

  test('are found by id', async () => {
    const [first] = (await get<Order[]>('/get-orders?sort=totalPrice&status=unpaid')).body;
    const search = `/get-orders?search=%20${first?._id.toUpperCase()}`;
    const { body, headers } = await get<Order[]>(`${search}&limit=12`);
    expect(body).toEqual([first]);
    expect(headers.get('x-total-count')).toBe('1');
    expect((await get(`${search}&status=shipped&limit=1`)).body).toEqual([]);
    expect((await get(`/get-orders?search=${crypto.randomUUID()}`)).body).toEqual([]);
  });

  test('leave out cancelled orders, unless one is searched by its number', async () => {
    const id = await addOrder({ status: 'cancelled', address: 'Nowhere 7' });
    expect((await get<Order[]>('/get-orders?search=nowhere')).body).toEqual([]);
    await db.query(`UPDATE orders SET number = 'A0829A' WHERE id = $1`, [id]);
    for (const search of ['a0829a', '%23AO8-29A', id]) {
      expect((await get<Order[]>(`/get-orders?search=${search}`)).body.map(({ _id }) => _id)).toEqual([id]);
      expect((await get<Order[]>(`/get-orders?search=${search}&status=unpaid`)).body).toEqual([]);
    }
  });

  test('can be filtered by state after their end, by day and by customer', async () => {
    const number = async (query: string) => (await get<Order[]>(`/get-orders?${query}`)).body.length;
    const cancelled = (await get<AdminOrder[]>('/get-orders?status=cancelled&customer=Formula@norholt.test'))
      .body;
    expect(cancelled).toMatchObject([{ status: 'cancelled', paid: false, address: 'Nowhere 7' }]);
    expect(cancelled[0]?.endedAt).toEqual(expect.any(String));
    await addOrder({ createdAt: '2025-03-01T00:00:00Z' });
    await addOrder({ createdAt: '2025-03-02T23:59:59Z' });
    expect(await number('from=2025-03-01&to=2025-03-02')).toBe(2);
    expect(await number('from=2025-03-02&to=2025-03-02')).toBe(1);
    expect(await number('from=2025-03-03&to=2025-03-31')).toBe(0);
    expect(await number('customer=nobody@norholt.test')).toBe(0);
    expect((await app.call('GET', `/orders/${customer.email}?status=cancelled`, { token })).status).toBe(400);
  });

  test('export every filtered order as CSV, with formulas escaped', async () => {
    await addOrder({ address: '+1 "Quay", floor\n2' });
    await addOrder({ address: 'Quay 1;=cmd|calc' });
    const { headers, body } = await get<string>('/get-orders?format=csv&search=formula&sort=createdAt');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="orders.csv"');
    const [head, ...lines] = body.trimEnd().split('\n');
    expect(head).toBe(
      '_id,number,createdAt,status,name,email,phone,address,productName,productQuantity,unitPrice,totalPrice,transactionId,paidAt,shippedAt,vehicle,fit,endedAt,carrier,trackingNumber,trackingUrl,partNumber,invoiceNumber,creditNoteNumber,checkout',
    );
    expect(lines[0]).toContain(",'=cmd|calc,");
    expect(body).toContain(`"'+1 ""Quay"", floor\n2"`);
    expect(body).toContain(",Quay 1;'=cmd|calc,");
    expect((await get<string>('/get-orders?format=csv&status=shipped')).body).toContain(
      ',Tessera Parcel,TP 0034 0434 11,https://tessera.example/TP0034043411,NH-10230,,,\n',
    );
  });

  test('export codes as text and the numbers of part, invoice and credit note', async () => {
    const id = await addOrder({ address: 'Codes 1' });
    await db.query(
      `UPDATE orders SET phone = '0701740605', tracking_number = '00340434161094042557', number = '1E2345' WHERE id = $1`,
      [id],
    );
    await db.query(
      `UPDATE parts SET part_number = '1E269999' WHERE id = (SELECT part_id FROM orders WHERE id = $1)`,
      [id],
    );
    await db.query(
      `INSERT INTO invoices (number, order_id, kind, issued_at, data)
       VALUES ('2026-000007', $1, 'invoice', now(), '{}'), ('2026-000008', $1, 'credit_note', now(), '{}')`,
      [id],
    );
    const { body } = await get<string>(`/get-orders?format=csv&search=codes`);
    expect(body).toContain(`\n${id},'1E2345,2026-`);
    expect(body).toContain(",'0701740605,");
    expect(body).toContain(",'00340434161094042557,,'1E269999,'2026-000007,'2026-000008,\n");
  });
});

describe('the order statistics', () => {
  test('count by status and by day, including days without orders', async () => {
    await addOrder({ createdAt: '2026-11-01T23:59:59Z', address: 'Stats 1' });
    await addOrder({ createdAt: '2026-10-21T23:59:59Z', address: 'A day too old' });
    const { body } = await get<OrderStats>('/order-stats');
    const unpaid = (await get<Order[]>('/get-orders?status=unpaid')).body;
    const total = unpaid.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
    expect(body.byStatus.unpaid).toEqual({ count: unpaid.length, total: expect.closeTo(total, 2) as number });
    expect(body.days).toHaveLength(30);
    expect([body.days[0]?.date, body.days.at(-1)?.date]).toEqual(['2026-10-22', '2026-11-20']);
    expect(body.days.slice(10, 12)).toMatchObject([
      { date: '2026-11-01', count: 1 },
      { date: '2026-11-02', count: 0, total: 0 },
    ]);
  });

  test('list parts low in stock, lowest first', async () => {
    const { lowStock } = (await get<OrderStats>('/order-stats')).body;
    expect(lowStock.length).toBeGreaterThan(0);
    const shares = lowStock.map(({ quantity, minQuantity }) => quantity / minQuantity);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(Math.max(...shares)).toBeLessThan(5);
  });

  test('contain the number of users and of parts on sale', async () => {
    const { users, parts } = (await get<OrderStats>('/order-stats')).body;
    const counted = await get('/user?countBy=role&limit=1');
    expect(counted.headers.get('x-counts')).toBe(
      `all=${String(users)}, admin=2, customer=${Number(users) - 2}`,
    );
    expect((await get('/parts?limit=1')).headers.get('x-total-count')).toBe(String(parts));
  });

  test('are zero for an empty shop', async () => {
    const { db: empty } = await openTestDatabase();
    const shop = createTestApp(empty, { clock: () => now });
    const admin = await shop.accessToken(await shop.addUser({ role: 'admin' }));
    const { body } = await shop.call('GET', '/order-stats', { token: admin });
    expect(body).toMatchObject({ byStatus: { unpaid: { count: 0, total: 0 } }, lowStock: [] });
  });
});

describe('the list of users', () => {
  test('can be searched by name, filtered by role and sorted', async () => {
    const named = await get<Array<{ name: string }>>('/user?search=%C3%A5ker');
    expect(named.body).toEqual([
      {
        _id: expect.any(String) as string,
        ...{ name: 'Zoe Åkerlund', email: 'zoe@works.test', role: 'admin', verified: true, blocked: false },
        fromOldShop: false,
      },
    ]);
    const admins = (await get<Array<{ role: string | null }>>('/user?role=admin')).body;
    expect(new Set(admins.map(({ role }) => role))).toEqual(new Set(['admin']));
    const sorted = (await get<Array<{ name: string }>>('/user?sort=-name')).body;
    expect(sorted[0]?.name).toBe('Zoe Åkerlund');
  });
});

const end = {
  demotion: 'UPDATE users SET role = NULL WHERE id = $1',
  'log-out': 'UPDATE sessions SET ended_at = now() WHERE user_id = $1',
  'a new token version': 'UPDATE users SET token_version = token_version + 1 WHERE id = $1',
};

test.each(Object.entries(end))('an export stops before its next page of rows after %s', async (_, sql) => {
  await db.query(
    `INSERT INTO orders (id, user_id, part_id, name, email, address, product_name, unit_price_cents, quantity,
                         total_cents, status, stock_state)
     SELECT gen_random_uuid(), $1, p.id, 'Many', $2, 'Many', p.name, 100, 1, 100, 'unpaid', 'released'
       FROM (SELECT * FROM parts ORDER BY position LIMIT 1) p, generate_series(1, 3 * 1000)`,
    [customer.id, customer.email],
  );
  const other = await app.addUser({ role: 'admin' });
  const headers = { Authorization: `Bearer ${await app.accessToken(other)}` };
  const url = 'http://localhost:3000/api/get-orders?format=csv';
  const { body } = await app.fetch(new Request(url, { headers }));
  const reader = body?.getReader();
  // The first rows are there, and the stream waits for its reader.
  expect((await reader?.read())?.done).toBe(false);
  await db.query(sql, [other.id]);
  const readOn = async () => {
    while ((await reader?.read())?.done === false);
  };
  await expect(readOn()).rejects.toThrow();
});
