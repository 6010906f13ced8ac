import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { seedIfEmpty } from '../seed/seed.ts';
import { createTestApp, type TestOptions } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';

const { db } = await openTestDatabase();
await seedIfEmpty(db);

/** A server that keeps nothing yet. */
function openSite(options: TestOptions = {}) {
  const { fetch } = createTestApp(db, {
    ...options,
    config: { publicUrl: 'https://shop.example', ...options.config },
  });
  return async (headers: Record<string, string> = {}) =>
    fetch(new Request('http://localhost:3000/feeds/products.xml', { headers }));
}

type Item = Record<string, string>;

/** The items of a feed. Throws unless it is well-formed. */
function parse(xml: string): Item[] {
  const parser = new SaxesParser({ xmlns: true });
  const [items, path]: [Item[], string[]] = [[], []];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri }) => {
    path.push(local);
    if (local === 'item') items.push({});
    if (path.includes('item') && local !== 'item') expect(uri).toBe('http://base.google.com/ns/1.0');
  });
  parser.on('closetag', () => path.pop());
  parser.on('text', (text) => {
    const name = path.at(-1) ?? '';
    const item = items.at(-1);
    if (item && name !== 'item' && path.includes('item')) item[name] = text;
  });
  parser.write(xml).close();
  return items;
}

const readItems = async (options?: TestOptions) => parse(await (await openSite(options)()).text());

const itemOf = async (number: string) => (await readItems()).find(({ mpn }) => mpn === number);

describe('the feed of products', () => {
  test('has what Merchant Center requires of each part on sale, the price for the minimum order', async () => {
    const response = await openSite()();
    expect(response.headers.get('content-type')).toBe('application/xml');
    expect(parse(await response.text()).find(({ mpn }) => mpn === 'NH-10042')).toMatchObject({
      ...{ id: expect.stringMatching(/^[\da-f-]{36}$/), title: 'Ventilated brake disc' },
      link: 'https://shop.example/part/NH-10042',
      image_link: expect.stringMatching(/^https:\/\/shop\.example\/pictures\//),
      ...{ price: '640.00 USD', unit_pricing_measure: '10 ct', unit_pricing_base_measure: '1 ct' },
      ...{ availability: 'in_stock', condition: 'new', product_type: 'Brakes > Brake discs' },
      brand: expect.stringMatching(/./),
    });
  });

  test('has no drafts, and no parts that are not sold any more', async () => {
    const total = (await readItems()).length;
    await db.query(
      `UPDATE parts SET deleted_at = now(), off_sale_as = 'draft' WHERE part_number = 'NH-10048'`,
    );
    const items = await readItems();
    expect(items).toHaveLength(total - 1);
    expect(items.map(({ mpn }) => mpn)).not.toContain('NH-10048');
    const { rows } = await db.query('SELECT FROM parts WHERE deleted_at IS NULL');
    expect(items).toHaveLength(rows.length);
  });

  test('escapes texts, and leaves out what XML does not allow', async () => {
    await db.query(
      `UPDATE parts SET name = 'A & B <i>"\u0001]]>', description = E'two\\nlines 👩🏽‍🔧', quantity = 0, min_quantity = 1
        WHERE part_number = 'NH-10118'`,
    );
    const item = await itemOf('NH-10118');
    expect(item).toMatchObject({
      ...{ title: 'A & B <i>"]]>', description: 'two\nlines 👩🏽‍🔧', availability: 'out_of_stock' },
    });
    expect(item).not.toHaveProperty('unit_pricing_measure');
  });

  test('is kept for a while, compressed, and has an ETag', async () => {
    const ask = openSite();
    const response = await ask({ 'accept-encoding': 'br, gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const plain = new Response(response.body?.pipeThrough(new DecompressionStream('gzip')));
    expect(await plain.text()).toBe(await (await ask()).text());
    await db.query(`UPDATE parts SET quantity = 0 WHERE part_number = 'NH-10042'`);
    const again = await ask({ 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('is not there on a staging machine', async () => {
    expect((await openSite({ config: { environment: 'staging' } })()).status).toBe(404);
  });

  test('of several pages has each part once', async () => {
    await db.transaction(async (tx) => {
      await tx.query('SET LOCAL session_replication_role = replica');
      await tx.query(
        `WITH added AS (
           INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, image, email,
               part_number, number_key, search)
           SELECT gen_random_uuid(), 'Part ' || n, '', 100, 9, 9, 1, '', 'works@norholt.test', 'GS-' || n, 'GS' || n, ''
             FROM generate_series(1, 2200) AS n
           RETURNING *
         )
         INSERT INTO part_search SELECT id, position, name, price_cents, category, brand, '' FROM added`,
      );
    });
    const added = (await readItems()).filter(({ mpn }) => mpn?.startsWith('GS-'));
    expect(added).toHaveLength(2200);
    expect(new Set(added.map(({ id }) => id)).size).toBe(2200);
    expect(added[0]).not.toHaveProperty('image_link');
  });
});
