import { describe, expect, test } from 'vitest';
import type { Part } from '#contract/catalogue/parts.ts';
import { createTestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { seedIfEmpty } from '../seed/seed.ts';

const { db } = await openTestDatabase();
const app = createTestApp(db);
await seedIfEmpty(db);

async function partsAt(path: string, headers: Record<string, string> = {}) {
  const response = await app.call('GET', path, { headers });
  return { ...response, body: response.body as Part[] };
}

const first = (await partsAt('/parts')).body[0] ?? expect.unreachable();

/** An app with 1,201 parts that are low in stock. */
async function openLargeShop() {
  const { db: large } = await openTestDatabase();
  await large.query(
    `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
     SELECT gen_random_uuid(), '=Part ' || n, 'x', 5450, 9, 9, 2, 'a@b.test' FROM generate_series(1, 1201) AS n`,
  );
  return createTestApp(large);
}

describe('the list of parts', () => {
  test('is public, even with an invalid token', async () => {
    expect((await partsAt('/parts', { Authorization: 'Bearer stale' })).body).toHaveLength(28);
  });

  test('comes from the replica, or from the primary for a request with a token', async () => {
    const { db: replica } = await openTestDatabase();
    const scaled = createTestApp(db, { deps: { replica } });
    expect((await scaled.call('GET', '/parts')).body).toEqual([]);
    expect((await scaled.call('GET', '/parts', { token: 'stale' })).body).toHaveLength(28);
  });

  test('is revalidated with an ETag', async () => {
    const { headers } = await partsAt('/parts');
    expect(headers.get('cache-control')).toBe('no-cache');
    const etag = headers.get('etag') ?? '';
    const again = await app.call('GET', '/parts', { headers: { 'If-None-Match': `"other", W/${etag}` } });
    expect(again).toMatchObject({ status: 304, body: '' });
    await db.query('UPDATE parts SET quantity = quantity - 1 WHERE id = $1', [first._id]);
    expect((await partsAt('/parts', { 'If-None-Match': etag })).status).toBe(200);
  });

  test('leaves out deleted parts', async () => {
    const deleted = (await partsAt('/parts')).body[5];
    await db.query('UPDATE parts SET deleted_at = now() WHERE id = $1', [deleted?._id]);
    expect((await partsAt('/parts')).body.map((part) => part._id)).not.toContain(deleted?._id);
    expect((await app.call('GET', `/parts/${deleted?._id ?? ''}`)).status).toBe(404);
  });

  test('counts by availability, whatever availability is asked for', async () => {
    const totals = await Promise.all(
      ['in,low,out', 'in', 'low', 'out'].map(async (stock) => {
        const { headers } = await partsAt(`/parts?search=brake&stock=${stock}`);
        return headers.get('x-total-count');
      }),
    );
    const { headers, body } = await partsAt('/parts?search=brake&stock=in&countBy=stock&sort=-price&limit=1');
    expect(body).toHaveLength(1);
    const [all, inStock, low, out] = totals;
    expect(headers.get('x-counts')).toBe(`all=${all}, in=${inStock}, low=${low}, out=${out}`);
    expect(headers.get('x-total-count')).toBe(inStock);
    expect((await partsAt('/parts?search=brake')).headers.get('x-counts')).toBeNull();
    expect((await partsAt('/parts?countBy=price')).status).toBe(400);
  });

  test('returns 1,000 rows and a Link without a limit', async () => {
    const large = await openLargeShop();
    const response = await large.call('GET', '/parts');
    expect(response.body).toHaveLength(1000);
    const counted = await large.call('GET', '/parts?countBy=stock&limit=1');
    expect(counted.headers.get('x-counts')).toBe('all=1000+, in=0, low=1000+, out=0');
    const next = /<\/api(.+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
    const rest = await large.call('GET', next);
    expect((rest.body as Part[])[0]).toMatchObject({ name: '=Part 1001' });
    expect(rest.headers.get('x-total-count')).toBe('1000');
    expect(rest.headers.get('x-total-count-capped')).toBe('true');
  });
});

describe('the export of parts', () => {
  test('has every part of the filter, whatever the page, and no formula', async () => {
    const large = await openLargeShop();
    const token = await large.accessToken(await large.addUser({ role: 'admin' }));
    const { status, headers, body } = await large.call('GET', '/export-parts?stock=low&page=3&limit=5', {
      token,
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="parts.csv"');
    const [head, ...lines] = String(body).trimEnd().split('\n');
    expect(head).toBe(
      'number,brand,name,description,category,price,stock,stock_seen,min_quantity,state,successor,gtin,original,references,pictures',
    );
    expect(lines).toHaveLength(1201);
    expect(lines[0]).toMatch(/,'=Part 1,x,\S*,54\.5,9,9,2,on sale,/);
    expect((await large.call('GET', '/export-parts?stock=out', { token })).body).not.toContain('Part');
  });
});

describe('one part', () => {
  test('is public, but 401 with an invalid token', async () => {
    const path = `/parts/${first._id}`;
    expect((await app.call('GET', path)).body).toMatchObject({ name: first.name, price: first.price });
    expect((await app.call('GET', path, { token: 'stale' })).status).toBe(401);
    const basic = { headers: { Authorization: 'Basic eDp5' } };
    expect((await app.call('GET', path, basic)).status).toBe(401);
    const token = await app.accessToken(await app.addUser());
    expect((await app.call('GET', path, { token })).status).toBe(200);
  });
});

describe('reviews', () => {
  test('are paginated, newest first, without e-mail addresses', async () => {
    await db.query(`UPDATE reviews SET email = 'somebody@norholt.test'`);
    const whole = (await app.call('GET', '/review')).body as Array<{ _id: string }>;
    expect(whole).toHaveLength(6);
    expect(JSON.stringify(whole)).not.toContain('@');
    const page = await app.call('GET', '/review?limit=4');
    const next = /<\/api(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    const rest = await app.call('GET', next);
    expect([...(page.body as object[]), ...(rest.body as object[])]).toEqual(whole);
    expect(rest.headers.get('link')).toBeNull();
  });
});
