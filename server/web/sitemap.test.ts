import { describe, expect, test } from 'vitest';
import { textNames } from '#tokens/shop.ts';
import { testLimits } from '../testing/limits.ts';
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
  const ask = async (path: string) => fetch(new Request(`http://localhost:3000${path}`));
  const read = async (path: string) => (await ask(path)).text();
  return { ask, read };
}

const valuesOf = (tag: string, xml: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value = '']) => value);

/**
 * Inserts parts on sale at the next positions, without the triggers, which take seconds for so many. A statement has
 * few of them, because all 25,000 reach the deadline of a statement on a busy machine.
 */
const addParts = (from: number, to: number) =>
  db.transaction(async (tx) => {
    await tx.query('SET LOCAL session_replication_role = replica');
    await tx.query(
      `WITH added AS (
         INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, image, email,
             part_number, number_key, search)
         SELECT gen_random_uuid(), 'Part ' || n, '', 100, 9, 9, 1, '', 'works@norholt.test',
             'GS-' || n || '/A', 'GS' || n || 'A', ''
           FROM generate_series($1::int, $2::int) AS n
         RETURNING *
       )
       INSERT INTO part_search SELECT id, position, name, price_cents, category, brand, '' FROM added`,
      [from, to],
    );
  });

describe('the sitemap of a small shop', () => {
  test('is one file of all pages, categories with parts, and parts on sale', async () => {
    await db.query(
      `UPDATE parts SET deleted_at = now(), off_sale_as = 'discontinued' WHERE part_number = 'NH-10048'`,
    );
    const response = await openSite().ask('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml');
    const urls = valuesOf('loc', await response.text());
    const pages = ['', 'parts', 'quick-order', 'blogs', 'portfolio', ...textNames, 'parts/brakes'];
    expect(urls.slice(0, pages.length)).toEqual(pages.map((path) => `https://shop.example/${path}`));
    expect(urls).toContain('https://shop.example/parts/brake-discs');
    expect(urls).toContain('https://shop.example/part/NH-10042');
    expect(urls).not.toContain('https://shop.example/part/NH-10048');
    expect(urls.filter((url) => /:|login|purchase|dashboard/.test(url.slice(8)))).toEqual([]);
  });

  test('is not changed by an order', async () => {
    const before = await openSite().read('/sitemap.xml');
    expect(valuesOf('lastmod', before)[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    await db.query(`UPDATE parts SET quantity = quantity - 1 WHERE part_number = 'NH-10042'`);
    expect(await openSite().read('/sitemap.xml')).toBe(before);
    await db.query(`UPDATE parts SET described_at = '2031-02-03T04:05:06Z' WHERE part_number = 'NH-10042'`);
    expect(await openSite().read('/sitemap.xml')).toContain(
      '<loc>https://shop.example/part/NH-10042</loc><lastmod>2031-02-03T04:05:06Z</lastmod>',
    );
  });

  test('is not there on a staging machine, whose pages are hidden', async () => {
    const staging = openSite({ config: { environment: 'staging' } });
    expect((await staging.ask('/sitemap.xml')).status).toBe(404);
    expect(await staging.read('/robots.txt')).not.toContain('Sitemap');
    expect(await openSite().read('/robots.txt')).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
  });

  test('counts as a read', async () => {
    const limits = testLimits(db, 1 / 300);
    const { ask } = openSite({ deps: { limits } });
    expect([(await ask('/sitemap.xml')).status, (await ask('/sitemap.xml')).status]).toEqual([200, 429]);
  });
});

test('a shop of 25,000 parts has an index of files with at most 10,000 pages, and each part once', async () => {
  for (let from = 1; from < 25_000; from += 2_500) await addParts(from, from + 2_499);
  const { ask, read } = openSite();
  const index = await read('/sitemap.xml');
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  const files = valuesOf('loc', index).map((url) => new URL(url).pathname);
  expect(files).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml', '/sitemap-4.xml']);
  const urls = await Promise.all(files.map(async (file) => valuesOf('loc', await read(file))));
  expect(Math.max(...urls.map(({ length }) => length))).toBe(10_000);
  expect(urls[0]).toContain('https://shop.example/parts/brake-discs');
  const parts = urls.flat().filter((url) => url.includes('/part/GS-'));
  expect([parts.length, new Set(parts).size]).toEqual([25_000, 25_000]);
  expect(parts[0]).toBe('https://shop.example/part/GS-1-A');
  for (const path of ['/sitemap-5.xml', '/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-999999.xml'])
    expect((await ask(path)).status, path).toBe(404);
});
