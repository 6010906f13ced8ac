import { Hono, type Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { partPath } from '#contract/part-path.ts';
import { pageNames, pages } from '#contract/pages.ts';
import { isTextName } from '#tokens/shop.ts';
import { shops, type BrandName } from '#tokens/shops.ts';
import type { Config } from '../config/config.ts';
import type { AppEnv } from '../core/env.ts';
import type { Queries } from '../db/connect.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { sendPublic } from '../http/send-json.ts';
import { escaped } from './page-head.ts';

interface SitemapDeps {
  config: Pick<Config, 'brand' | 'publicUrl' | 'environment'>;
  limits: Pick<RateLimits, 'reads'>;
  /** A sitemap may be a second behind. */
  replica: Queries;
}

/** URLs of one file, and positions of the parts in one file. */
const fileSize = 10_000;

/** Rows of one statement. */
const batchSize = 1_000;

/** For how long files are kept, in ms, and how many bytes of them: the files of 100,000 parts. */
const kept = { ttl: 10 * 60_000, maxSize: 16 * 1024 * 1024 };

interface Entry {
  path: string;
  /** When its page changed, as an ISO time. */
  changedAt?: string;
}

const list = (root: string, item: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries
    .map((entry) => `\n<${item}>${entry}</${item}>`)
    .join('')}\n</${root}>\n`;

/** The pages for everyone that have no parameter and whose text the brand has, and those of groups and categories that have parts. */
async function listPages(db: Queries, brand: BrandName): Promise<Entry[]> {
  const { rows } = await db.query<{ slug: string }>(
    `SELECT slug FROM categories
      WHERE parts > 0 OR EXISTS (SELECT FROM categories AS leaf WHERE leaf.parent = categories.slug AND leaf.parts > 0)
      ORDER BY position`,
  );
  return [
    ...pageNames
      .filter((name) => !isTextName(name) || shops[brand].texts.includes(name))
      .map((name) => pages[name])
      .filter(({ path, isIndexable }) => isIndexable && !path.includes(':')),
    ...rows.map(({ slug }) => ({ path: pages.category.path.replace(':category', slug) })),
  ].map(({ path }) => ({ path }));
}

/** The pages of the parts on sale at positions above `after`, up to `last`. An order changes none of their times. */
async function listParts(db: Queries, after: number, last: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let from = after; ;) {
    const { rows } = await db.query<{ position: number; address: string; number: string; changedAt: string }>(
      {
        isPrepared: true,
        text: `SELECT listed.position, part_number AS number, address,
            to_char(coalesce(described_at, created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "changedAt"
           FROM part_search AS listed JOIN parts USING (id)
          WHERE listed.position > $1 AND listed.position <= $2 ORDER BY listed.position LIMIT ${batchSize}`,
      },
      [from, last],
    );
    for (const { changedAt, ...part } of rows) entries.push({ path: partPath(part), changedAt });
    const end = rows.at(-1);
    if (end === undefined || rows.length < batchSize) return entries;
    from = end.position;
  }
}

/** Returns the indexes of the files that list parts. File 0 lists the parts at positions 1 to 10,000. */
async function findFiles(db: Queries): Promise<number[]> {
  const { rows } = await db.query<{ file: number }>(
    `SELECT file FROM generate_series(0, (SELECT max(position) FROM part_search) / ${fileSize}) AS file
      WHERE EXISTS (SELECT FROM part_search WHERE position > file * ${fileSize} AND position <= (file + 1) * ${fileSize})
      ORDER BY file`,
  );
  return rows.map(({ file }) => file);
}

async function countParts(db: Queries, atMost: number): Promise<number> {
  const { rows } = await db.query<{ parts: number }>(
    'SELECT count(*) AS parts FROM (SELECT FROM part_search LIMIT $1) AS first',
    [atMost],
  );
  return rows[0]?.parts ?? 0;
}

/**
 * Serves robots.txt, and the sitemap: one file, or an index of several for more than 10,000 pages. The first one has all
 * pages except those of parts. A part stays in its file, so that few files change.
 */
export function sitemapRoutes({ config: { brand, publicUrl, environment }, limits, replica }: SitemapDeps) {
  const isHidden = environment === 'staging';
  const absolute = (path: string) => escaped(new URL(path, publicUrl).href);

  const writeUrls = (entries: readonly Entry[]): string =>
    list(
      'urlset',
      'url',
      entries.map(
        ({ path, changedAt }) =>
          `<loc>${absolute(path)}</loc>${changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`}`,
      ),
    );

  async function writeSitemap(): Promise<string> {
    const others = await listPages(replica, brand);
    if (others.length + (await countParts(replica, fileSize + 1)) <= fileSize)
      return writeUrls([...others, ...(await listParts(replica, 0, Number.MAX_SAFE_INTEGER))]);
    const names = ['1', ...(await findFiles(replica)).map((file) => String(file + 2))];
    return list(
      'sitemapindex',
      'sitemap',
      names.map((name) => `<loc>${absolute(`/sitemap-${name}.xml`)}</loc>`),
    );
  }

  async function writeFile(file: number): Promise<string | undefined> {
    if (file === 1) return writeUrls(await listPages(replica, brand));
    const after = (file - 2) * fileSize;
    const entries = await listParts(replica, after, after + fileSize);
    return entries.length === 0 ? undefined : writeUrls(entries);
  }

  const files = new LRUCache<number, string>({
    ...kept,
    sizeCalculation: (xml) => xml.length,
    fetchMethod: (file) => (file === 0 ? writeSitemap() : writeFile(file)),
  });

  async function send(c: Context<AppEnv>, file: number): Promise<Response> {
    await limits.reads(c.var);
    const xml = isHidden ? undefined : await files.fetch(file);
    return xml === undefined ? c.text('Not found', 404) : sendPublic(c, xml, 'application/xml');
  }

  // Pages say noindex themselves, which is only read where they may be fetched.
  const robots = `User-agent: *\nDisallow: /api/\n${isHidden ? '' : `\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`}`;
  return new Hono<AppEnv>()
    .get('/robots.txt', (c) => sendPublic(c, robots, 'text/plain; charset=utf-8'))
    .get('/sitemap.xml', (c) => send(c, 0))
    .get('/:file{sitemap-[1-9]\\d{0,5}\\.xml}', (c) => send(c, Number(/\d+/.exec(c.req.path)?.[0])));
}
